// The addresses from which each member has signed in before: wrong guesses made elsewhere do not lock the member out
// there. An address is kept as a keyed hash that differs from person to person, so the store shows no addresses, nor who
// shares one.
import { createHmac } from 'node:crypto';
import { lastFamiliarAt, noteFamiliarPlace, removeFamiliarPlaces } from '../store/familiar-places.ts';
import type { PersonRecord } from '../store/people.ts';
import type { Sql, Statement } from '../store/sql.ts';

const DAY = 86_400_000;
/** Places are remembered for longer than a session lasts. */
const REMEMBERED = 90 * DAY;
const MOST_PLACES = 20;

export class FamiliarPlaces {
  readonly #sql: Sql;
  readonly #key: string;
  readonly #now: () => number;

  constructor(sql: Sql, key: string, now: () => number) {
    this.#sql = sql;
    this.#key = key;
    this.#now = now;
  }

  /** Asks the store also for a person who does not exist: both take the same time. */
  async isFamiliar(person: string | undefined, place: string): Promise<boolean> {
    const last = await lastFamiliarAt(this.#sql, person ?? '', this.#hash(person ?? '', place));
    return last !== undefined && last >= this.#now() - REMEMBERED;
  }

  /** What must be written when a person is let in. Guests have no password that others could guess at. */
  noted({ id, kind }: PersonRecord, place: string): Statement[] {
    if (kind !== 'member') return [];
    return noteFamiliarPlace(id, this.#hash(id, place), this.#now(), MOST_PLACES);
  }

  /** Deletes what is too old. */
  async sweep(): Promise<void> {
    await this.#sql.write(removeFamiliarPlaces(this.#now() - REMEMBERED));
  }

  #hash(person: string, place: string): string {
    return createHmac('sha256', this.#key).update(`${person} ${place}`).digest('base64url');
  }
}
