// Presence: which persons are connected at which table, in all processes. Each process knows its own clients, and tells
// the others.
import { WATCHERS_NAMED } from '@undertow/shared/protocol/tables.ts';
import type { BotNames } from '@undertow/shared/table/bot-names.ts';
import type { Seat } from '@undertow/shared/table/game.ts';
import type { Bus, Query, Topic } from '../cluster/bus.ts';
import { Ledger, type Told } from '../cluster/ledger.ts';
import type { Asker } from '../host/askers.ts';
import type { Timers } from '../scheduling/timers.ts';
import { type Followers, peopleFirst, type Watcher } from './followers.ts';
import type { TableContext } from './table-data.ts';

export interface PresenceParts {
  readonly bus: Bus;
  readonly timers: Timers;
  readonly followers: Followers;
  levelOf(game: string, bot: string): string;
  botNames(game: string): BotNames | undefined;
  /** The persons that have a seat at this table, or had one. */
  seatedAt(table: string): readonly string[];
  /** The seats that bots play; `undefined` if the match does not live in this process. */
  automaticAt(table: string): readonly Seat[] | undefined;
}

/** What one process knows of a table. Of spectators the number is told, and who the first are. */
type Part = {
  readonly following: number;
  /** Over how many connections each person with a seat follows the table. */
  readonly seated: Readonly<Record<string, number>>;
  readonly automatic: readonly Seat[];
  /** The place from which each of them came last. A process of an older version does not send it. */
  readonly from?: Readonly<Record<string, string>>;
  /** Not sent by a process of an older version either. */
  readonly spectators?: readonly Watcher[];
};

/** However many come and go, the others are told no more often than this. */
const TOLD_EVERY = 50;

const PARTS: Topic<Told<Part>> = 'presence';

/** Asks another process whether this person is connected at this table there. */
const PRESENCE: Query<{ readonly table: string; readonly person: string }, boolean> = 'presence';

export class Presence implements TableContext {
  readonly #parts: PresenceParts;
  readonly #ledger: Ledger<Part>;

  constructor(parts: PresenceParts) {
    this.#parts = parts;
    const { bus, timers, followers } = parts;
    this.#ledger = new Ledger<Part>({ bus, timers, topic: PARTS, pause: TOLD_EVERY });
    bus.answer(PRESENCE, async ({ table, person }) => followers.isThere(table, person));
  }

  /** To be told what has changed in another process: at the seats, or only how many watch. */
  onChange(heard: (table: string, isAtSeats: boolean) => void): void {
    this.#ledger.onChange((table, before, after) => heard(table, seatsOf(before) !== seatsOf(after)));
  }

  levelOf(game: string, bot: string): string {
    return this.#parts.levelOf(game, bot);
  }

  botNames(game: string): BotNames | undefined {
    return this.#parts.botNames(game);
  }

  /** Something may have changed at this table, or in its match, in this process. */
  touch(table: string): void {
    const { followers, seatedAt, automaticAt } = this.#parts;
    const following = followers.count(table);
    const automatic = automaticAt(table) ?? [];
    if (following === 0 && automatic.length === 0) {
      this.#ledger.put(table, undefined);
      return;
    }
    const people = seatedAt(table);
    const connections = people.map((person) => [person, followers.connectionsOf(table, person)] as const);
    const seated = Object.fromEntries(connections.filter(([, count]) => count > 0));
    const from = Object.fromEntries(this.#askersHere(table).map(({ person, place }) => [person, place]));
    const spectators = followers.people(table, people, WATCHERS_NAMED);
    this.#ledger.put(table, { following, seated, automatic, from, spectators });
  }

  /** The persons with a seat who are connected, in whichever process, and from where. */
  askersAt(table: string): Asker[] {
    const elsewhere = this.#ledger.elsewhere(table).flatMap(({ from = {} }) => Object.entries(from));
    return [...this.#askersHere(table), ...elsewhere.map(([person, place]) => ({ person, place }))];
  }

  watching(table: string, seated: readonly string[]): number {
    const elsewhere = this.#ledger.elsewhere(table).map((part) => {
      return seated.reduce((left, person) => left - (part.seated[person] ?? 0), part.following);
    });
    return elsewhere.reduce((sum, count) => sum + count, this.#parts.followers.count(table, seated));
  }

  watchers(table: string, seated: readonly string[]): readonly Watcher[] {
    const here = this.#parts.followers.people(table, seated, WATCHERS_NAMED);
    const all = [here, ...this.#ledger.elsewhere(table).map(({ spectators = [] }) => spectators)].flat();
    const each = [...new Map(all.map((person) => [person.id, person])).values()];
    return peopleFirst(each).slice(0, WATCHERS_NAMED);
  }

  isConnected(table: string, person: string): boolean {
    return (
      this.#parts.followers.isThere(table, person) ||
      this.#ledger.elsewhere(table).some(({ seated }) => person in seated)
    );
  }

  isAutomatic(table: string, seat: Seat): boolean {
    const here = this.#parts.automaticAt(table);
    if (here) return here.includes(seat);
    return this.#ledger.elsewhere(table).some(({ automatic }) => automatic.includes(seat));
  }

  /** Asks every process whether the person is away; false when one of them does not answer. */
  async isSurelyAway(table: string, person: string): Promise<boolean> {
    if (this.isConnected(table, person)) return false;
    const asked = this.#ledger.others.map((process) => this.#parts.bus.ask(process, PRESENCE, { table, person }));
    const answers = await Promise.allSettled(asked);
    return answers.every((answer) => answer.status === 'fulfilled' && answer.value === false);
  }

  #askersHere(table: string): Asker[] {
    const { followers, seatedAt } = this.#parts;
    return seatedAt(table).flatMap((person) => {
      const place = followers.placeOf(table, person);
      return place === undefined ? [] : [{ person, place }];
    });
  }
}

function seatsOf(part: Part | undefined): string {
  const people = Object.keys(part?.seated ?? {}).sort();
  return JSON.stringify([people, part?.automatic ?? []]);
}
