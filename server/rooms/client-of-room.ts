// The client of a room of Colyseus: what the room sends to it goes out by a socket of this server. The transport that
// Colyseus brings has such a class too, but with it comes a web server that nothing here uses.
import {
  type Client,
  ClientState,
  enqueueClientRaw,
  getMessageBytes,
  type ISendOptions,
  Protocol,
} from '@colyseus/core';
import type { RoomSocket } from './room-socket.ts';

export class ClientOfRoom implements Client {
  declare readonly '~messages': Record<string | number, unknown>;
  readonly sessionId: string;
  readonly ref: RoomSocket;
  state: ClientState = ClientState.JOINING;
  reconnectionToken = '';
  /** What the room notes of it: when it joined, and until then the frames that wait for that. */
  _joinedAt = 0;
  _enqueuedMessages?: unknown[] = [];

  constructor(sessionId: string, ref: RoomSocket) {
    this.sessionId = sessionId;
    this.ref = ref;
  }

  get readyState(): number {
    return this.ref.readyState;
  }

  raw(frame: Uint8Array): void {
    this.ref.send(frame);
  }

  enqueueRaw(frame: Uint8Array, options?: ISendOptions): void {
    enqueueClientRaw(this, frame, options);
  }

  send(type: PropertyKey, message?: unknown, options?: ISendOptions): void {
    this.enqueueRaw(getMessageBytes.raw(Protocol.ROOM_DATA, type as string | number, message), options);
  }

  sendBytes(type: string | number, bytes: Uint8Array, options?: ISendOptions): void {
    this.enqueueRaw(getMessageBytes.raw(Protocol.ROOM_DATA_BYTES, type, undefined, bytes), options);
  }

  error(code: number, message = ''): void {
    this.raw(getMessageBytes[Protocol.ERROR](code, message));
  }

  leave(code?: number, reason?: string): void {
    this.ref.close(code, reason);
  }

  close(code?: number, reason?: string): void {
    this.leave(code, reason);
  }
}
