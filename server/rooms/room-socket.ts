// A socket in the form that a room of Colyseus expects. Each message is counted before the room gets it, and an error in
// the room closes this socket and no other.
import { EventEmitter } from 'node:events';
import type { Duplex } from 'node:stream';
import { type Client, getMessageBytes, Protocol, ResponseStatus } from '@colyseus/core';
import { decode } from '@colyseus/schema';
import type { Refusal } from '@undertow/shared/protocol/errors.ts';
import { ROOM_CLOSE_CODES, type RoomCloseCode } from '@undertow/shared/protocol/joining.ts';
import type { WebSocket } from 'ws';
import type { ClientSession, SessionSocket } from '../doors/client-session.ts';
import { frameOfBytes } from '../doors/frame.ts';
import { HELLO_WITHIN } from '../doors/handshakes.ts';
import { Heartbeat } from '../doors/heartbeat.ts';
import { Outbox } from '../doors/outbox.ts';
import type { JoinOptions } from './reservations.ts';
import type { RoomContext } from './room-context.ts';

/** Says why. */
export function closeWith(socket: Pick<WebSocket, 'close'>, code: RoomCloseCode): void {
  socket.close(code, ROOM_CLOSE_CODES[code]);
}

export class RoomSocket extends EventEmitter implements SessionSocket {
  readonly session: ClientSession;
  readonly wishes: JoinOptions;
  /** The client of Colyseus that belongs to this socket. */
  client: Client | undefined;
  readonly #socket: WebSocket;
  readonly #outbox: Outbox;
  readonly #context: RoomContext;
  readonly #heartbeat: Heartbeat;
  readonly #stopWaiting: () => void;

  constructor(socket: WebSocket, beneath: Duplex, session: ClientSession, wishes: JoinOptions, context: RoomContext) {
    super();
    this.session = session;
    this.wishes = wishes;
    this.#socket = socket;
    this.#outbox = new Outbox(socket, beneath, context.limits.bufferedBytes, () => closeWith(this, 4009));
    this.#context = context;
    this.#heartbeat = new Heartbeat(socket, context.timers);
    this.#stopWaiting = context.timers.after(HELLO_WITHIN, () => closeWith(this, 4002));
    for (const sign of ['ping', 'pong']) socket.on(sign, () => session.weigh(this));
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

  get isOpen(): boolean {
    return this.readyState === this.#socket.OPEN;
  }

  get expectsMore(): boolean {
    return this.#outbox.expectsMore;
  }

  set expectsMore(expectsMore: boolean) {
    this.#outbox.expectsMore = expectsMore;
  }

  send(data: Uint8Array): void {
    this.#outbox.write(frameOfBytes(data));
  }

  close(code?: number, reason?: string): void {
    this.#socket.close(code, reason);
  }

  pause(): void {
    this.#socket.pause();
  }

  resume(): void {
    if (this.isOpen) this.#socket.resume();
  }

  closeForFlooding(): void {
    closeWith(this, 4008);
  }

  #hear(data: Buffer): void {
    if (!this.isOpen) return;
    this.#heartbeat.heard();
    const tooMuch = this.#context.rate.judge(this.session.sender, 1);
    if (tooMuch === 'enough') this.closeForFlooding();
    else if (tooMuch) this.#refuse(data, tooMuch);
    else {
      if (data[0] === Protocol.JOIN_ROOM) this.#stopWaiting();
      this.#read(data);
    }
  }

  #read(data: Buffer): void {
    const { colyseusLog, log } = this.#context;
    const err = colyseusLog.complaintOf(() => this.emit('message', data));
    if (err === undefined) return;
    // A client that joins sends nothing that could be wrong, and is sent the whole state: if that fails, it is our bug.
    const isOurs = data[0] === Protocol.JOIN_ROOM;
    const socket = this.session.sender.socket;
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
      this.#context.log.error({ err: error, socket: this.session.sender.socket }, 'a room broke down over a goodbye');
    }
  }
}
