// A JSON door in memory: a table at which one seat is asked again and again. It keeps to the protocol as the real one
// does, knows repeated messages again, and its sockets can be cut.
import { changesBetween } from '@undertow/shared/protocol/changes.ts';
import type { ClientMessage, ServerMessage } from '@undertow/shared/protocol/door.ts';
import { type Problem, Refusal } from '@undertow/shared/protocol/errors.ts';
import { LIMITS } from '@undertow/shared/protocol/limits.ts';
import type { Snapshot } from '@undertow/shared/protocol/play.ts';
import type { Table } from '@undertow/shared/protocol/tables.ts';

export const TABLE = 'table00001';
export const ADA = { id: 'ada000000001', name: 'Ada', kind: 'member' } as const;

type Request = Exclude<ClientMessage, { readonly type: 'hello' }>;
type Send = (message: ServerMessage) => void;

type View = { readonly answers: readonly string[] };

interface Caller {
  readonly send: Send;
  client: string | undefined;
  /** Follows the table. */
  isThere: boolean;
}

export class MemoryDoor {
  /** Every answer that was taken, as often as it was. */
  readonly answers: string[] = [];
  readonly said: string[] = [];
  /** What is refused next, whatever is asked. */
  refuseNext: Problem | undefined;
  /** Goes on refusing it. */
  refusesOn = false;
  /** Refuses every hello like this. */
  refuseHello: Problem | undefined;
  /** How many updates a client may miss before a snapshot is shorter. */
  mostUpdates = 5;
  /** Another one when it was started anew. */
  process = 'first';
  status: Table['status'] = 'playing';
  /** Milliseconds by which its clock is ahead. */
  ahead = 0;
  isSeated = true;
  readonly tokens: (string | undefined)[] = [];
  readonly asked: Request[] = [];
  readonly #callers = new Set<Caller>();
  readonly #replies = new Map<string, ServerMessage>();
  readonly #views: View[] = [{ answers: [] }];

  get version(): number {
    return this.#views.length - 1;
  }

  get view(): View {
    return this.#views.at(-1) as View;
  }

  /** A new socket. What is returned takes its messages; `undefined` tells that it is closed. */
  accept(send: Send): (message: ClientMessage | undefined) => void {
    const caller: Caller = { send, client: undefined, isThere: false };
    return (message) => {
      if (message === undefined) this.#callers.delete(caller);
      else if (message.type === 'hello') this.#welcome(caller, message);
      else if (this.#callers.has(caller)) this.#take(caller, message);
    };
  }

  /** Another player does something that all may know of. */
  goOn(what: string): void {
    this.#answered(what);
  }

  begin(): void {
    this.status = 'playing';
    this.#tellAll({ type: 'table', table: this.table });
    this.#tellAll({ type: 'snapshot', ...this.#snapshot });
  }

  end(): void {
    this.status = 'ended';
    this.#tellAll({ type: 'ended', table: TABLE, ...ENDING });
  }

  tellAll(message: ServerMessage): void {
    this.#tellAll(message);
  }

  #welcome(caller: Caller, { id, client, token }: Extract<ClientMessage, { type: 'hello' }>): void {
    this.tokens.push(token);
    if (this.refuseHello) {
      caller.send({ type: 'error', re: id, ...this.refuseHello });
      return;
    }
    caller.client = client;
    this.#callers.add(caller);
    const limits = { ...LIMITS, messagesPerSecond: 1000 };
    const person = token === undefined ? null : ADA;
    caller.send({
      type: 'welcome',
      re: id,
      protocol: 1,
      server: 'memory',
      process: this.process,
      person,
      limits,
      time: this.#now,
    });
  }

  #take(caller: Caller, message: Request): void {
    this.asked.push(message);
    const name = `${caller.client} ${message.id}`;
    const reply = this.#replies.get(name) ?? this.#reply(caller, message);
    // What only concerns the socket is done over each.
    if (ONCE.includes(message.type) && !isPassing(reply)) this.#replies.set(name, reply);
    caller.send(reply);
  }

  #reply(caller: Caller, message: Request): ServerMessage {
    try {
      if (this.refuseNext) {
        const { code, message: sentence, ...more } = this.refuseNext;
        if (!this.refusesOn) this.refuseNext = undefined;
        throw new Refusal(code, sentence, more);
      }
      return { type: 'ok', re: message.id, ...this.#do(caller, message) };
    } catch (error) {
      if (error instanceof Refusal) return { type: 'error', re: message.id, ...error.problem };
      throw error;
    }
  }

  #do(caller: Caller, message: Request): object {
    switch (message.type) {
      case 'join':
        if (!this.isSeated && this.status !== 'open') throw new Refusal('conflict', 'The match has begun already.');
        this.isSeated = true;
        this.#come(caller, message.since ?? undefined);
        return { table: TABLE };
      case 'watch':
        this.#come(caller, message.since ?? undefined);
        return { table: TABLE };
      case 'create':
        this.#come(caller, undefined);
        return { table: TABLE };
      case 'leave':
        caller.isThere = false;
        if (this.status === 'open') this.isSeated = false;
        return {};
      case 'answer':
        if (message.decision !== this.version) throw new Refusal('stale', 'This is not open any more.');
        this.#answered(message.answer as string);
        return {};
      case 'chat':
        this.said.push(message.text);
        this.#tellAll({ type: 'chat', ...this.#line(message.text) });
        return {};
      case 'lobby':
        if (message.on) caller.send({ type: 'tables', tables: [this.table], gone: [], whole: true });
        return {};
      default:
        return {};
    }
  }

  #come(caller: Caller, since: number | undefined): void {
    caller.isThere = true;
    caller.send({ type: 'table', table: this.table });
    for (const text of this.said.slice(-50)) caller.send({ type: 'chat', ...this.#line(text) });
    if (this.status === 'open') return;
    if (since === undefined || since > this.version || this.version - since > this.mostUpdates) {
      caller.send({ type: 'snapshot', ...this.#snapshot });
      return;
    }
    for (let version = since + 1; version <= this.version; version++) caller.send(this.#update(version));
    const { decision } = this.#decision;
    caller.send({ type: 'decision', table: TABLE, orders: [], ...(decision ? { decision } : {}) });
    caller.send({ type: 'clock', table: TABLE, clocks: [] });
    if (this.status === 'ended') caller.send({ type: 'ended', table: TABLE, ...ENDING });
  }

  #answered(answer: string): void {
    this.answers.push(answer);
    this.#views.push({ answers: [...this.answers] });
    this.#tellAll(this.#update(this.version));
  }

  #update(version: number): ServerMessage {
    const events = [{ type: 'answered', answer: this.answers[version - 1] as string }];
    const changes = changesBetween(this.#views[version - 1], this.#views[version]);
    const own = version === this.version ? this.#decision : {};
    return { type: 'update', table: TABLE, version, turn: 0, asked: [], events, changes, ...own };
  }

  get #decision(): Pick<Snapshot, 'decision'> {
    if (!this.isSeated || this.status !== 'playing') return {};
    const choice = { type: 'one' as const, options: ['a', 'b'] };
    return { decision: { number: this.version, prompt: 'say', choice, until: null } };
  }

  get #snapshot(): Snapshot {
    return {
      table: TABLE,
      version: this.version,
      asked: [],
      ...this.#decision,
      seat: this.isSeated ? 0 : null,
      turn: 0,
      view: this.view,
      clocks: [],
      orders: [],
      ending: this.status === 'ended' ? ENDING : null,
      time: this.#now,
    };
  }

  get table(): Table {
    const seat = { person: ADA, ready: true, connected: true, automatic: false, resigned: false };
    return {
      id: TABLE,
      game: 'memory',
      options: {},
      status: this.status,
      owner: ADA,
      seats: [this.isSeated ? seat : null],
      time: 'none',
      access: 'public',
      rated: false,
      spectators: { allowed: true, delay: 0 },
      bots: false,
      created: 0,
      started: null,
      ended: null,
      ranking: null,
      commitment: null,
      watching: 0,
      rematch: null,
    };
  }

  get #now(): number {
    return Date.now() + this.ahead;
  }

  #line(text: string) {
    return { table: TABLE, channel: 'players' as const, person: ADA, text, time: this.said.indexOf(text) };
  }

  #tellAll(message: ServerMessage): void {
    for (const caller of this.#callers) if (caller.isThere) caller.send(message);
  }
}

const ONCE: readonly Request['type'][] = ['answer', 'chat', 'leave', 'create'];

function isPassing(reply: ServerMessage): boolean {
  return reply.type === 'error' && (reply.code === 'draining' || reply.code === 'busy');
}

const ENDING = { ranking: [[0]], seed: 'seed' };
