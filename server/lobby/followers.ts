// Who follows which table: they are told what changes there and what is said, and count as being there.
import type { ChatLine } from '@undertow/shared/protocol/chat.ts';
import type { Person } from '@undertow/shared/protocol/people.ts';
import { Telling } from '../host/telling.ts';

export interface Follower {
  /** `undefined` for somebody who has not said who they are. */
  readonly person: Person | undefined;
  told(telling: Telling): void;
  /** Whether this one wants to hear that person. */
  hears(person: string): boolean;
}

export class Followers {
  readonly #now: () => number;
  readonly #byTable = new Map<string, Set<Follower>>();
  /** Since when somebody who sits at a table is not there. */
  readonly #absences = new Map<string, number>();
  /** Whoever was not seen since the server began, has been away since then at most. */
  readonly #began: number;

  constructor(now: () => number) {
    this.#now = now;
    this.#began = now();
  }

  add(table: string, follower: Follower): void {
    const followers = this.#byTable.get(table) ?? new Set();
    this.#byTable.set(table, followers.add(follower));
    if (follower.person) this.#absences.delete(keyOf(table, follower.person.id));
  }

  remove(table: string, follower: Follower): void {
    const followers = this.#byTable.get(table);
    followers?.delete(follower);
    if (followers?.size === 0) this.#byTable.delete(table);
    const { person } = follower;
    if (person && !this.isThere(table, person.id)) this.#absences.set(keyOf(table, person.id), this.#now());
  }

  of(table: string): Iterable<Follower> {
    return this.#byTable.get(table) ?? [];
  }

  count(table: string): number {
    return this.#byTable.get(table)?.size ?? 0;
  }

  isThere(table: string, person: string): boolean {
    for (const follower of this.of(table)) if (follower.person?.id === person) return true;
    return false;
  }

  /** Since when this person is not at the table; `undefined` if they are. */
  awaySince(table: string, person: string): number | undefined {
    return this.isThere(table, person) ? undefined : (this.#absences.get(keyOf(table, person)) ?? this.#began);
  }

  /** Nothing more is to be known of who was at this table. */
  forget(table: string, people: readonly string[]): void {
    for (const person of people) this.#absences.delete(keyOf(table, person));
  }

  /** Tells those whom it concerns what was said. */
  say(line: ChatLine, concerns: (person: Person | undefined) => boolean): void {
    const telling = new Telling({ type: 'chat', ...line });
    for (const follower of this.of(line.table)) {
      if (concerns(follower.person) && follower.hears(line.person.id)) follower.told(telling);
    }
  }
}

function keyOf(table: string, person: string): string {
  return `${table} ${person}`;
}
