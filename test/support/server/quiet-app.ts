// A house without doors, on a database of its own, in a time that a test lets pass.
import { loneBus } from '@undertow/server/cluster/lone-bus.ts';
import type { Subscriber } from '@undertow/server/doors/table-subscription.ts';
// Loaded beforehand: no time that stands still waits until files are read.
import '@undertow/server/ratings/skill.ts';
import { type App, type AppParts, openApp } from '@undertow/server/app.ts';
import type { LiveMatch } from '@undertow/server/host/live-match.ts';
import type { OutgoingMessage } from '@undertow/server/host/outgoing.ts';
import { Ratings } from '@undertow/server/ratings/ratings.ts';
import { createPerson } from '@undertow/server/store/people.ts';
import type { Sql, Statement, Value } from '@undertow/server/store/sql.ts';
import type { ServerMessage } from '@undertow/shared/protocol/door.ts';
import { LIMITS } from '@undertow/shared/protocol/limits.ts';
import type { Person } from '@undertow/shared/protocol/people.ts';
import { NewTable, type Table } from '@undertow/shared/protocol/tables.ts';
import { choose } from '@undertow/shared/table/flow.ts';
import type { z } from 'zod';
import type { ToyTable } from '../games/toy-game.ts';
import { hostedToy, known } from '../host/hosted-game.ts';
import { type Mischief, troubled } from '../host/memory-archive.ts';
import { FakeTime, nextRound } from '../time/fake-time.ts';

/** Seat after seat is asked for a card. The first seat wins. */
function* cards(table: ToyTable) {
  for (const seat of [0, 1]) table.state.log.push(yield* choose(seat, 'card', ['a', 'b']));
}

const toy = hostedToy(cards, 3, {
  objection: (_, seats) => (seats > 4 ? 'four can play at most' : undefined),
  outcome: ({ turns }) => (turns < 3 ? undefined : { ranking: [[0], [1]] }),
});

/** Two games of three turns. */
export const TOYS = known(toy, { ...toy, id: 'other' });

const BOT_PACE = 500;

/** A database that knows when it is idle, and fails when a test says so. */
class WatchedSql implements Sql {
  readonly #sql: Sql;
  readonly #calls = new Set<Promise<unknown>>();

  constructor(sql: Sql) {
    this.#sql = sql;
  }

  rows<Row extends object>(sql: string, values?: readonly Value[]): Promise<Row[]> {
    return this.#watched(this.#sql.rows<Row>(sql, values));
  }

  write(statements: readonly Statement[]): Promise<void> {
    return this.#watched(this.#sql.write(statements));
  }

  close(): Promise<void> {
    return this.#sql.close();
  }

  /** Nothing is under way any more that needs no time. */
  async quiet(): Promise<void> {
    for (let rounds = 0; rounds < 3; rounds++) {
      await nextRound();
      if (this.#calls.size === 0) continue;
      await Promise.allSettled(this.#calls);
      rounds = 0;
    }
  }

  async #watched<Result>(call: Promise<Result>): Promise<Result> {
    this.#calls.add(call);
    try {
      return await call;
    } finally {
      this.#calls.delete(call);
    }
  }
}

interface Report {
  readonly problem: string;
  readonly about: string;
  readonly details: object;
}

export class QuietApp {
  readonly sql: WatchedSql;
  readonly time: FakeTime;
  readonly reports: Report[] = [];
  /** What goes wrong with the database from now on. */
  mischief: Mischief = () => undefined;
  app!: App;
  readonly #more: Partial<AppParts>;

  private constructor(sql: WatchedSql, time: FakeTime, more: Partial<AppParts>) {
    this.sql = sql;
    this.time = time;
    this.#more = more;
  }

  static open(sql: Sql, more: Partial<AppParts> = {}): Promise<QuietApp> {
    const watched = new WatchedSql(sql);
    return new QuietApp(watched, new FakeTime(() => watched.quiet()), more).#open();
  }

  /** Another house on the same database, after this one was closed, or killed, or while it goes on. */
  again(more: Partial<AppParts> = this.#more): Promise<QuietApp> {
    return new QuietApp(this.sql, this.time, more).#open();
  }

  get lobby(): App['lobby'] {
    return this.app.lobby;
  }

  /** As if the process had been killed: nothing that it is doing is ever done. */
  kill(): void {
    this.mischief = () => 'silence';
    void this.app.close();
  }

  async person(name: string, kind: Person['kind'] = 'member', bot = false): Promise<Person> {
    const id = name.toLowerCase().padEnd(12, '0');
    const person: Person = { id, name, kind, ...(bot ? { bot } : {}) };
    const record = { ...person, bot, nameKey: kind === 'member' ? id : null, password: null, silencedUntil: null };
    await this.sql.write(createPerson({ ...record, created: this.time.now() }));
    return person;
  }

  people(...names: string[]): Promise<Person[]> {
    return Promise.all(names.map((name) => this.person(name)));
  }

  create(person: Person, wanted: Partial<z.input<typeof NewTable>> = {}): Promise<Table> {
    return this.lobby.create(person, NewTable.parse({ game: 'toy', seats: 2, ...wanted }));
  }

  /** A table of these people. Its match has begun. */
  async playing(people: readonly Person[], wanted: Partial<z.input<typeof NewTable>> = {}): Promise<Table> {
    const [owner, ...others] = people as [Person, ...Person[]];
    const { id, invitation } = await this.create(owner, { seats: people.length, ...wanted });
    for (const other of others) await this.lobby.join(other, id, invitation ? { invitation } : {});
    let table: Table | undefined;
    for (const person of people) table = await this.lobby.ready(person, id, true);
    if (table?.status !== 'playing') throw new Error('the match has not begun');
    return table;
  }

  async match(id: string): Promise<LiveMatch> {
    const match = await this.#running(id);
    if (!match) throw new Error('no match is running');
    return match;
  }

  /** Each seat that is asked answers with the first option, to the end. */
  async playOut(id: string): Promise<void> {
    for (const match = await this.#running(id); match && !match.hasEnded; ) {
      const { asked, version } = match.status;
      const seat = asked[0] ?? 0;
      if (match.record.settings.bots[seat]) await this.time.pass(BOT_PACE);
      else await match.answer(seat, version, 'a');
    }
    await this.time.settle();
  }

  async #running(id: string): Promise<LiveMatch | undefined> {
    await this.app.host.open(id);
    return this.app.host.find(id);
  }

  async #open(): Promise<this> {
    const sql = troubled<Sql>(this.sql, (call) => this.mischief(call));
    this.app = await openApp({
      sql,
      bus: loneBus(),
      timers: this.time,
      games: TOYS,
      limits: LIMITS,
      ratings: new Ratings(sql),
      botPace: BOT_PACE,
      substitute: 'simple',
      autopilot:
        () =>
        (_, { choice }) =>
          'options' in choice ? (choice.options[0] ?? null) : null,
      report: (problem, about, details) => this.reports.push({ problem, about, details }),
      newSeed: () => 'fast:1',
      ...this.#more,
    });
    await this.time.settle();
    return this;
  }
}

/** A subscriber at a table that writes down all that it is told. */
export class Guest implements Subscriber {
  readonly person: Person | undefined;
  readonly place: string;
  readonly messages: ServerMessage[] = [];
  readonly failures: unknown[] = [];
  readonly muted = new Set<string>();

  constructor(person?: Person, place = 'here') {
    this.person = person;
    this.place = place;
  }

  told({ message }: OutgoingMessage): void {
    this.messages.push(message);
  }

  hears(person: string): boolean {
    return !this.muted.has(person);
  }

  failed(failure: unknown): void {
    this.failures.push(failure);
  }

  /** All of one kind that was told. */
  heard<Type extends ServerMessage['type']>(type: Type): Extract<ServerMessage, { readonly type: Type }>[] {
    return this.messages.filter((message) => message.type === type) as Extract<
      ServerMessage,
      { readonly type: Type }
    >[];
  }
}
