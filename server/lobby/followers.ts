// The clients that follow each table: they are told what changes and what is said there, and their persons count as
// present.
import type { ServerMessage } from '@undertow/shared/protocol/door.ts';
import type { Person } from '@undertow/shared/protocol/people.ts';
import { OutgoingMessage } from '../host/outgoing.ts';

/** One who follows a table and has a name. */
export type Watcher = { readonly id: string; readonly name: string; readonly bot: boolean };

/** What a person says at a table: a line of chat, or a reaction. */
export type Said = Extract<ServerMessage, { readonly type: 'chat' | 'reaction' }>;

export interface Follower {
  /** `undefined` for a client without a token. */
  readonly person: Person | undefined;
  /** Where it comes from, as `placeOf` names it. */
  readonly place: string;
  told(outgoing: OutgoingMessage): void;
  /** Whether this one wants to hear that person. */
  hears(person: string): boolean;
}

interface Crowd {
  readonly followers: Set<Follower>;
  /** The persons among them, by their ids; who came first stands first. */
  readonly present: Map<string, Present>;
}

interface Present {
  readonly person: Person;
  readonly connections: number;
  /** From where the person came last. */
  readonly place: string;
}

export class Followers {
  readonly #crowds = new Map<string, Crowd>();

  add(table: string, follower: Follower): void {
    const crowd = this.#crowds.get(table) ?? { followers: new Set(), present: new Map() };
    this.#crowds.set(table, crowd);
    if (crowd.followers.has(follower)) return;
    crowd.followers.add(follower);
    count(crowd, follower, 1);
  }

  remove(table: string, follower: Follower): void {
    const crowd = this.#crowds.get(table);
    if (!crowd?.followers.delete(follower)) return;
    count(crowd, follower, -1);
    if (crowd.followers.size === 0) this.#crowds.delete(table);
  }

  of(table: string): Iterable<Follower> {
    return this.#crowds.get(table)?.followers ?? [];
  }

  /** How many follow the table, without these people. */
  count(table: string, but: readonly string[] = []): number {
    const following = this.#crowds.get(table)?.followers.size ?? 0;
    return but.reduce((left, person) => left - this.connectionsOf(table, person), following);
  }

  /** Over how many connections this person follows the table. */
  connectionsOf(table: string, person: string): number {
    return this.#crowds.get(table)?.present.get(person)?.connections ?? 0;
  }

  /** From where this person follows the table. */
  placeOf(table: string, person: string): string | undefined {
    return this.#crowds.get(table)?.present.get(person)?.place;
  }

  /** The first `most` of those who follow the table, without these people. Bots only get the room that people leave. */
  people(table: string, but: readonly string[], most: number): Watcher[] {
    const watchers: Watcher[] = [];
    let people = 0;
    for (const { person } of this.#crowds.get(table)?.present.values() ?? []) {
      if (people === most) break;
      if (but.includes(person.id)) continue;
      const { id, name, bot = false } = person;
      watchers.push({ id, name, bot });
      if (!bot) people++;
    }
    return peopleFirst(watchers).slice(0, most);
  }

  /** The person has another name now. Gives the tables at which they are. */
  rename(person: Person): string[] {
    return [...this.#crowds].flatMap(([table, { present }]) => {
      const known = present.get(person.id);
      if (!known) return [];
      present.set(person.id, { ...known, person });
      return [table];
    });
  }

  isThere(table: string, person: string): boolean {
    return this.connectionsOf(table, person) > 0;
  }

  /** Tells what a person says to the clients that it is for. */
  say(said: Said, concerns: (person: Person | undefined) => boolean): void {
    const outgoing = new OutgoingMessage(said);
    for (const follower of this.of(said.table)) {
      if (concerns(follower.person) && follower.hears(said.person.id)) follower.told(outgoing);
    }
  }
}

/** The same watchers, people first and then bots. */
export function peopleFirst(watchers: readonly Watcher[]): Watcher[] {
  return [...watchers.filter(({ bot }) => !bot), ...watchers.filter(({ bot }) => bot)];
}

function count({ present }: Crowd, { person, place }: Follower, more: 1 | -1): void {
  if (!person) return;
  const before = present.get(person.id);
  const connections = (before?.connections ?? 0) + more;
  const latest = more > 0 ? place : (before?.place ?? place);
  if (connections > 0) present.set(person.id, { person: before?.person ?? person, connections, place: latest });
  else present.delete(person.id);
}
