// One socket of the JSON door: reads each message of the client, counts it, and sends one reply, in order.
import { once } from 'node:events';
import type { Duplex } from 'node:stream';
import { PROTOCOL } from '@undertow/shared/protocol/basics.ts';
import { CLOSE_CODES, type ServerMessage } from '@undertow/shared/protocol/door.ts';
import { Refusal } from '@undertow/shared/protocol/errors.ts';
import type { Person } from '@undertow/shared/protocol/people.ts';
import type { TableFilter } from '@undertow/shared/protocol/tables.ts';
import type { WebSocket } from 'ws';
import type { ConnectionSubscriptions, Message, RequestServices } from '../doors/call.ts';
import { ClientSession, type SessionSocket } from '../doors/client-session.ts';
import type { DoorParts } from '../doors/door-parts.ts';
import { frameOfTelling, frameOfText } from '../doors/frame.ts';
import { HELLO_WITHIN } from '../doors/handshakes.ts';
import { Heartbeat } from '../doors/heartbeat.ts';
import { Outbox } from '../doors/outbox.ts';
import type { Outcome } from '../doors/outcome.ts';
import { type Asking, weightOf } from '../doors/requests.ts';
import { Subscriptions } from '../doors/subscriptions.ts';
import type { Waits } from '../host/host.ts';
import type { OutgoingMessage } from '../host/outgoing.ts';
import type { Sender } from '../limits/message-rate.ts';
import { VERSION } from '../version.ts';
import { decode, type Incoming } from './decoding.ts';

/** What the connections of the door have in common. */
export type ConnectionParts = DoorParts & RequestServices;

/** Says why. */
export function closeWith(socket: WebSocket, code: keyof typeof CLOSE_CODES): void {
  socket.close(code, CLOSE_CODES[code]);
}

export class Connection implements SessionSocket {
  readonly session: ClientSession;
  readonly #socket: WebSocket;
  readonly #parts: ConnectionParts;
  readonly #outbox: Outbox;
  readonly #heartbeat: Heartbeat;
  readonly #stopWaiting: () => void;
  /** Set by `hello`. */
  #subscriptions: (ConnectionSubscriptions & { readonly tables: Subscriptions }) | undefined;
  #leaveLobby: () => void = () => {};
  /** The person that this connection is counted for. */
  #counted: string | undefined;
  /** Without this one, the person has as many connections already as a person may have. */
  #isOneTooMany = false;
  #hasLeft = false;

  constructor(sender: Sender, socket: WebSocket, wire: Duplex, parts: ConnectionParts) {
    const { limits, timers } = parts;
    this.session = new ClientSession(sender, parts);
    this.#socket = socket;
    this.#parts = parts;
    this.#outbox = new Outbox(socket, wire, limits.bufferedBytes, () => closeWith(socket, 4009));
    this.#heartbeat = new Heartbeat(socket, timers);
    this.#stopWaiting = timers.after(HELLO_WITHIN, () => closeWith(socket, 4001));
    for (const sign of ['ping', 'pong']) socket.on(sign, () => this.session.weigh(this));
    socket.on('message', (data, isBinary) => this.#receive(isBinary ? '' : String(data)));
    socket.on('close', () => this.#leave());
  }

  send(message: ServerMessage): void {
    this.#outbox.write(frameOfText(JSON.stringify(message)));
  }

  putOut(): void {
    this.send({ type: 'error', code: 'unauthorized', message: 'Your session or your token is not valid any more.' });
    closeWith(this.#socket, 4010);
  }

  /** Takes nothing more, and closes when what it has taken is done. */
  async drain(farewell: ServerMessage): Promise<void> {
    await this.session.drain();
    if (this.#socket.readyState === this.#socket.CLOSED) return;
    this.send(farewell);
    closeWith(this.#socket, 1001);
    await once(this.#socket, 'close');
  }

  get isOpen(): boolean {
    return this.#socket.readyState === this.#socket.OPEN;
  }

  get expectsMore(): boolean {
    return this.#outbox.expectsMore;
  }

  set expectsMore(expectsMore: boolean) {
    this.#outbox.expectsMore = expectsMore;
  }

  pause(): void {
    this.#socket.pause();
  }

  resume(): void {
    if (this.isOpen && this.#socket.isPaused) this.#socket.resume();
  }

  closeForFlooding(): void {
    closeWith(this.#socket, 4008);
  }

  #receive(text: string): void {
    if (!this.isOpen) return;
    this.#heartbeat.heard();
    const { id, message } = decode(text);
    const type = message instanceof Refusal ? undefined : message.type;
    const weight = type === undefined ? 1 : weightOf(type);
    const table = 'table' in message ? message.table : undefined;
    const request = { type, weight, table, run: (waits: Waits) => this.#answer(message, waits) };
    void this.session.take(this, request, (outcome) => this.#reply(id, outcome));
  }

  async #answer(message: Incoming['message'], waits: Waits): Promise<object> {
    if (message instanceof Refusal) throw message;
    return message.type === 'hello' ? this.#hello(message) : this.#ask(message, waits);
  }

  #reply(id: string | undefined, outcome: Outcome): void {
    if ('reply' in outcome) {
      this.send(outcome.reply as ServerMessage);
      return;
    }
    this.send({ type: 'error', ...(id === undefined ? {} : { re: id }), ...outcome.problem });
    if (this.#isOneTooMany) closeWith(this.#socket, 4029);
  }

  async #ask(message: Asking, waits: Waits): Promise<object> {
    if (!this.#subscriptions) throw new Refusal('unauthorized', 'Say hello first.');
    const reply = await this.session.ask(message, this.#subscriptions, { id: message.id, waits });
    return { type: 'ok', re: message.id, ...reply };
  }

  async #hello({ id, token, ticket, client }: Message<'hello'>): Promise<ServerMessage> {
    if (this.#subscriptions) throw new Refusal('conflict', 'You have said hello already.');
    const { bus, app, limits, timers, identify } = this.#parts;
    const hasCredentials = token !== undefined || ticket !== undefined;
    // Known at once: a person who is put out meanwhile does not come in.
    this.session.identity = hasCredentials ? await identify({ token, ticket }) : undefined;
    const { person } = this.session;
    const hears = await this.session.hearing();
    if (person) this.#count(person);
    this.session.client = client;
    const subscriber = {
      ...{ person, hears, place: this.session.sender.place },
      told: this.#told,
      failed: (failure: unknown) => void this.session.bug(failure),
    };
    this.#subscriptions = {
      tables: new Subscriptions(app, subscriber, limits.watchedPerSocket),
      followLobby: (filter) => this.#followLobby(filter),
      leaveLobby: () => this.#leaveLobby(),
    };
    this.#stopWaiting();
    return {
      ...{ type: 'welcome', re: id, protocol: PROTOCOL, server: VERSION, process: bus.self },
      ...{ person: person ?? null, limits, time: timers.now() },
    };
  }

  readonly #told = (outgoing: OutgoingMessage): void => this.#outbox.write(frameOfTelling(outgoing));

  #followLobby(filter: TableFilter | undefined): void {
    this.#leaveLobby();
    if (this.#hasLeft) return;
    this.#leaveLobby = this.#parts.app.lobby.feed.follow({ told: this.#told }, filter);
  }

  /** From here on nothing fails, so that what is counted here is taken off when the socket closes, and not before. */
  #count({ id }: Person): void {
    if (this.#hasLeft) throw new Refusal('conflict', 'You have gone already.');
    const { socketsByPerson } = this.#parts;
    if (socketsByPerson.add(id)) {
      this.#counted = id;
      return;
    }
    socketsByPerson.takeOff(id);
    this.#isOneTooMany = true;
    throw new Refusal('too-many', `You have ${socketsByPerson.most} open sockets already.`);
  }

  #leave(): void {
    this.#hasLeft = true;
    this.#heartbeat.stop();
    this.#stopWaiting();
    this.#leaveLobby();
    this.#subscriptions?.tables.end();
    if (this.#counted !== undefined) this.#parts.socketsByPerson.takeOff(this.#counted);
    this.#counted = undefined;
  }
}
