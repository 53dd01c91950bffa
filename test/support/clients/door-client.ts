// A client of the JSON door as its documents describe one: it asks, is told, and keeps the view of each table.
import { applyChanges } from '@undertow/shared/protocol/changes.ts';
import type { OwnDecision } from '@undertow/shared/protocol/decisions.ts';
import { ServerMessage } from '@undertow/shared/protocol/door.ts';
import type { Person } from '@undertow/shared/protocol/people.ts';
import { isObject, type Json } from '@undertow/shared/table/json.ts';
import { type RawData, WebSocket } from 'ws';

/** What the client knows of a match that it follows. */
export interface Position {
  readonly version: number;
  readonly seat: number | null;
  readonly view: Json;
  readonly decision: OwnDecision | undefined;
  readonly hasEnded: boolean;
}

type Pattern = Readonly<Record<string, unknown>>;

interface Waiting {
  fits(message: ServerMessage): boolean;
  resolve(message: ServerMessage): void;
  reject(error: Error): void;
}

export class DoorClient {
  readonly socket: WebSocket;
  /** Everything that came, as it came. */
  readonly texts: string[] = [];
  readonly messages: ServerMessage[] = [];
  /** What was said on both sides: `>` to the server, `<` by the server. */
  readonly transcript: string[] = [];
  readonly positions = new Map<string, Position>();
  /** The view of each table at each version. */
  readonly views = new Map<string, Map<number, Json>>();
  /** How it was closed. */
  readonly closed: Promise<{ readonly code: number; readonly reason: string }>;
  token: string | undefined;
  /** Not all that a client can ask for makes sense to it. */
  follows = true;
  person: Person | null = null;
  readonly #watching = new Map<string, ((position: Position) => void)[]>();
  readonly #waiting = new Set<Waiting>();
  #asked = 0;

  /** From an address of this machine, if it matters. */
  static async open(url: string, headers: Readonly<Record<string, string>> = {}, from?: string): Promise<DoorClient> {
    const options = { headers, perMessageDeflate: false, ...(from === undefined ? {} : { localAddress: from }) };
    const client = new DoorClient(new WebSocket(url, options));
    await new Promise((resolve, reject) => client.socket.once('open', resolve).once('error', reject));
    return client;
  }

  constructor(socket: WebSocket) {
    this.socket = socket;
    this.closed = new Promise((resolve) => {
      socket.on('close', (code, reason) => {
        resolve({ code, reason: String(reason) });
        for (const { reject } of this.#waiting) reject(new Error(`the socket was closed: ${code} ${reason}`));
      });
    });
    socket.on('error', () => {});
    socket.on('message', (data) => this.#hear(data));
  }

  async hello(token?: string, client?: string): Promise<ServerMessage> {
    this.token = token;
    const reply = await this.ask('hello', { ...(token ? { token } : {}), ...(client ? { client } : {}) });
    if (reply.type === 'welcome') this.person = reply.person;
    return reply;
  }

  /** Asks, and gives the reply, whatever it is. */
  ask(type: string, fields: object = {}, id = `${type}-${++this.#asked}`): Promise<ServerMessage> {
    const reply = this.next({ re: id });
    this.say(JSON.stringify({ type, id, ...fields }));
    return reply;
  }

  /** Asks for what should be done. */
  async do(type: string, fields: object = {}, id?: string): Promise<ServerMessage & Pattern> {
    const reply = await this.ask(type, fields, id);
    if (reply.type !== 'ok') throw new Error(`${type} was refused: ${JSON.stringify(reply)}`);
    return reply;
  }

  say(text: string): void {
    this.transcript.push(`> ${text}`);
    this.socket.send(text);
  }

  /** The next message that has all this, and whatever else. */
  next(pattern: Pattern): Promise<ServerMessage & Pattern> {
    const { promise, resolve, reject } = Promise.withResolvers<ServerMessage & Pattern>();
    const fits = (message: ServerMessage): boolean => hasAll(message, pattern);
    this.#waiting.add({ fits, resolve, reject });
    return promise;
  }

  /** The next change of what the client knows of this match. */
  changeAt(table: string): Promise<Position> {
    return new Promise((resolve) => this.#watching.set(table, [...(this.#watching.get(table) ?? []), resolve]));
  }

  /** All that came so far and has all this. */
  heard(pattern: Pattern): (ServerMessage & Pattern)[] {
    return this.messages.filter((message) => hasAll(message, pattern));
  }

  async close(): Promise<void> {
    this.socket.close();
    await this.closed;
  }

  #hear(data: RawData): void {
    const text = String(data);
    const message = ServerMessage.parse(JSON.parse(text));
    this.texts.push(text);
    this.transcript.push(`< ${text}`);
    this.messages.push(message);
    if (this.follows) this.#follow(message);
    for (const waiting of this.#waiting) {
      if (!waiting.fits(message)) continue;
      this.#waiting.delete(waiting);
      waiting.resolve(message);
    }
  }

  #follow(message: ServerMessage): void {
    if (message.type === 'snapshot') {
      const { table, version, seat, view, decision, ending } = message;
      this.#stand(table, { version, seat, view, decision, hasEnded: ending !== null });
    } else if (message.type === 'update') {
      const { table, version, changes, decision } = message;
      const before = this.#positionAt(table);
      if (version !== before.version + 1) throw new Error(`version ${version} came after ${before.version}`);
      this.#stand(table, { ...before, version, view: applyChanges(before.view, changes), decision });
    } else if (message.type === 'decision') {
      this.#stand(message.table, { ...this.#positionAt(message.table), decision: message.decision });
    } else if (message.type === 'ended') {
      this.#stand(message.table, { ...this.#positionAt(message.table), decision: undefined, hasEnded: true });
    }
  }

  #positionAt(table: string): Position {
    const position = this.positions.get(table);
    if (!position) throw new Error('something was told of a match before the match itself');
    return position;
  }

  #stand(table: string, position: Position): void {
    this.positions.set(table, position);
    const views = this.views.get(table) ?? new Map<number, Json>();
    this.views.set(table, views.set(position.version, position.view));
    const watching = this.#watching.get(table) ?? [];
    this.#watching.delete(table);
    for (const tell of watching) tell(position);
  }
}

function hasAll(message: object, pattern: Pattern): message is ServerMessage & Pattern {
  return Object.entries(pattern).every(([key, wanted]) => {
    const value = (message as Pattern)[key];
    return isObject(wanted) ? isObject(value) && hasAll(value, wanted) : value === wanted;
  });
}
