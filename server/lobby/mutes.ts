// Whom people do not want to hear: one list for each person, however many sockets of whatever door they have.
import { Refusal } from '@undertow/shared/protocol/errors.ts';
import { mute, mutedBy, unmute } from '../store/mutes.ts';
import type { Sql } from '../store/sql.ts';

const MOST_MUTED = 500;

/** More lists than this are not kept in memory: those go first that were not asked for for the longest time. */
const MOST_LISTS = 20_000;

export class Mutes {
  readonly #sql: Sql;
  readonly #lists = new Map<string, Promise<Set<string>>>();

  constructor(sql: Sql) {
    this.#sql = sql;
  }

  /** The list of this person. It changes as they do. */
  of(person: string): Promise<ReadonlySet<string>> {
    return this.#list(person);
  }

  async set(person: string, other: string, isMuted: boolean): Promise<void> {
    const list = await this.#list(person);
    if (isMuted && !list.has(other) && list.size >= MOST_MUTED) {
      throw new Refusal('too-many', `You have muted ${MOST_MUTED} people. Hear one of them again first.`);
    }
    await this.#sql.write(isMuted ? mute(person, other) : unmute(person, other));
    if (isMuted) list.add(other);
    else list.delete(other);
  }

  #list(person: string): Promise<Set<string>> {
    const list = this.#lists.get(person) ?? mutedBy(this.#sql, person).then((muted) => new Set(muted));
    this.#lists.delete(person);
    this.#lists.set(person, list);
    const [oldest] = this.#lists.keys();
    if (this.#lists.size > MOST_LISTS && oldest !== undefined) this.#lists.delete(oldest);
    // What could not be read may be readable the next time.
    list.catch(() => this.#lists.delete(person));
    return list;
  }
}
