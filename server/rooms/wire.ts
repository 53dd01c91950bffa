// A socket as a room of Colyseus sees it. What comes is counted before the room hears it, and whatever goes wrong in
// there closes this socket and nothing else.
import { EventEmitter } from 'node:events';
import type { Duplex } from 'node:stream';
import { type Client, getMessageBytes, Protocol, ResponseStatus } from '@colyseus/core';
import { decode } from '@colyseus/schema';
import type { Refusal } from '@undertow/shared/protocol/errors.ts';
import { ROOM_CLOSE_CODES, type RoomCloseCode } from '@undertow/shared/protocol/joining.ts';
import type { WebSocket } from 'ws';
import { frameOfBytes } from '../doors/frame.ts';
import { Outbox } from '../doors/outbox.ts';
import { HELLO_WITHIN } from '../gateway/connection.ts';
import { Heartbeat } from '../gateway/heartbeat.ts';
import type { Guest } from './guest.ts';
import type { Reception } from './reception.ts';
import type { Wishes } from './reservations.ts';

/** Says why. */
export function closeWith(socket: Pick<WebSocket, 'close'>, code: RoomCloseCode): void {
  socket.close(code, ROOM_CLOSE_CODES[code]);
}

export class Wire extends EventEmitter {
  readonly guest: Guest;
  readonly wishes: Wishes;
  /** The same as Colyseus knows it. */
  client: Client | undefined;
  readonly #socket: WebSocket;
  readonly #outbox: Outbox;
  readonly #reception: Reception;
  readonly #heartbeat: Heartbeat;
  readonly #stopWaiting: () => void;

  constructor(socket: WebSocket, beneath: Duplex, guest: Guest, wishes: Wishes, reception: Reception) {
    super();
    this.guest = guest;
    this.wishes = wishes;
    this.#socket = socket;
    this.#outbox = new Outbox(socket, beneath, reception.limits.bufferedBytes, () => closeWith(this, 4009));
    this.#reception = reception;
    this.#heartbeat = new Heartbeat(socket, reception.timers);
    this.#stopWaiting = reception.timers.after(HELLO_WITHIN, () => closeWith(this, 4002));
    socket.on('message', (data) => this.#hear(data as Buffer));
    socket.on('close', (code) => {
      this.#heartbeat.stop();
      this.#stopWaiting();
      this.#closed(code);
    });
  }

  get readyState(): number {
    return this.#socket.readyState;
  }

  /** While a socket is being closed its client may still talk: nothing more is begun for it. */
  get isOpen(): boolean {
    return this.readyState === this.#socket.OPEN;
  }

  /** More will be sent at once. */
  set expectsMore(expectsMore: boolean) {
    this.#outbox.expectsMore = expectsMore;
  }

  send(data: Uint8Array): void {
    this.#outbox.write(frameOfBytes(data));
  }

  close(code?: number, reason?: string): void {
    this.#socket.close(code, reason);
  }

  /** Nothing is read for now: so whoever sends too fast has to wait. */
  pause(): void {
    this.#socket.pause();
  }

  resume(): void {
    this.#socket.resume();
  }

  #hear(data: Buffer): void {
    if (!this.isOpen) return;
    this.#heartbeat.heard();
    const tooMuch = this.#reception.rate.judge(this.guest.sender, 1);
    if (tooMuch === 'enough') closeWith(this, 4008);
    else if (tooMuch) this.#refuse(data, tooMuch);
    else {
      if (data[0] === Protocol.JOIN_ROOM) this.#stopWaiting();
      this.#read(data);
    }
  }

  #read(data: Buffer): void {
    const { colyseusLog, log } = this.#reception;
    const err = colyseusLog.complaintOf(() => this.emit('message', data));
    if (err === undefined) return;
    // A client that joins says nothing that could be wrong, and is sent the whole state: a failure there is our mistake.
    const isOurs = data[0] === Protocol.JOIN_ROOM;
    const socket = this.guest.sender.socket;
    if (isOurs) log.error({ err, socket }, 'a room broke down over a client that joined');
    else log.debug({ err, socket }, 'what a client sent to a room cannot be read');
    closeWith(this, 4002);
  }

  #refuse(data: Buffer, { problem }: Refusal): void {
    if (data[0] !== Protocol.ROOM_REQUEST || data.length < 2) return;
    const request = decode.number(data, { offset: 1 });
    const reply = getMessageBytes[Protocol.ROOM_RESPONSE](request, ResponseStatus.REJECTED, problem);
    this.send(reply);
  }

  #closed(code: number): void {
    try {
      this.emit('close', code);
    } catch (error) {
      this.#reception.log.error({ err: error, socket: this.guest.sender.socket }, 'a room broke down over a goodbye');
    }
  }
}
