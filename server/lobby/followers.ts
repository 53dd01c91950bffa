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
  /** The address that it comes from, as `placeOf` names it. */
  readonly address: string;
  told(outgoing: OutgoingMessage): void;
  /** Whether this one wants to hear that person. */
  hears(person: string): boolean;
}

interface Crowd {
  readonly followers: Set<Follower>;
  /** In how many places each person follows the table; who came first stands first. */
  readonly places: Map<string, Place>;
}

interface Place {
  readonly person: Person;
  readonly count: number;
  /** From where the person came last. */
  readonly address: string;
}

export class Followers {
  readonly #crowds = new Map<string, Crowd>();

  add(table: string, follower: Follower): void {
    const crowd = this.#crowds.get(table) ?? { followers: new Set(), places: new Map() };
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
    return but.reduce((left, person) => left - this.placesOf(table, person), following);
  }

  /** In how many places this person follows the table. */
  placesOf(table: string, person: string): number {
    return this.#crowds.get(table)?.places.get(person)?.count ?? 0;
  }

  /** From where this person follows the table. */
  addressOf(table: string, person: string): string | undefined {
    return this.#crowds.get(table)?.places.get(person)?.address;
  }

  /** The first `most` of those who follow the table, without these people. Bots only get the room that people leave. */
  people(table: string, but: readonly string[], most: number): Watcher[] {
    const watchers: Watcher[] = [];
    let people = 0;
    for (const { person } of this.#crowds.get(table)?.places.values() ?? []) {
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
    return [...this.#crowds].flatMap(([table, { places }]) => {
      const place = places.get(person.id);
      if (!place) return [];
      places.set(person.id, { ...place, person });
      return [table];
    });
  }

  isThere(table: string, person: string): boolean {
    return this.placesOf(table, person) > 0;
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

function count({ places }: Crowd, { person, address }: Follower, more: 1 | -1): void {
  if (!person) return;
  const before = places.get(person.id);
  const now = (before?.count ?? 0) + more;
  const latest = more > 0 ? address : (before?.address ?? address);
  if (now > 0) places.set(person.id, { person: before?.person ?? person, count: now, address: latest });
  else places.delete(person.id);
}
