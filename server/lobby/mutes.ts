// The persons that a person has muted: one list for each, for all their connections, at any door and process.
import { Refusal } from '@undertow/shared/protocol/errors.ts';
import type { Bus, Topic } from '../cluster/bus.ts';
import { BoundedMap } from '../limits/bounded-map.ts';
import { mute, mutedBy, mutedByEach, unmute } from '../store/mutes.ts';
import type { Sql } from '../store/sql.ts';

const MOST_MUTED = 500;

/** So many lists are kept in memory: those that were asked for last. */
const LISTS_KEPT = 20_000;

const LISTS_IN_A_QUERY = 500;

interface Told {
  readonly person: string;
  readonly other: string;
  readonly isMuted: boolean;
}

const TOPIC: Topic<Told> = 'mutes';

export class Mutes {
  readonly #sql: Sql;
  readonly #bus: Bus;
  readonly #lists = new BoundedMap<Promise<Set<string>>>(LISTS_KEPT);
  #changes = 0;

  constructor(sql: Sql, bus: Bus) {
    this.#sql = sql;
    this.#bus = bus;
    bus.hear(TOPIC, ({ person, other, isMuted }) => {
      // What is being read at this moment may be from before the change.
      const list = this.#lists.get(person);
      list?.then(
        (muted) => this.#change(muted, other, isMuted),
        () => {},
      );
    });
  }

  /** Reads the lists again that are in use, after something was missed. */
  async catchUp(): Promise<void> {
    const people = this.#lists.keys();
    for (let i = 0; i < people.length; i += LISTS_IN_A_QUERY)
      await this.#readAgain(people.slice(i, i + LISTS_IN_A_QUERY));
  }

  /** The list of this person. It changes as they do. */
  of(person: string): Promise<ReadonlySet<string>> {
    return this.#list(person);
  }

  async set(person: string, other: string, isMuted: boolean): Promise<void> {
    const list = await this.#list(person);
    if (isMuted && !list.has(other) && list.size >= MOST_MUTED) {
      throw new Refusal('too-many', `You have muted ${MOST_MUTED} people. Unmute one of them first.`);
    }
    await this.#sql.write(isMuted ? mute(person, other) : unmute(person, other));
    this.#change(list, other, isMuted);
    this.#bus.tell(TOPIC, { person, other, isMuted });
  }

  async #readAgain(people: readonly string[]): Promise<void> {
    const changes = this.#changes;
    const muted = await mutedByEach(this.#sql, people);
    if (changes !== this.#changes) return this.#readAgain(people);
    for (const person of people) {
      // The list itself is changed: connections hold on to it.
      const refresh = (list: Set<string>): void => {
        list.clear();
        for (const other of muted.get(person) ?? []) list.add(other);
      };
      // A list that cannot be read is forgotten, and read when it is wanted.
      this.#lists.get(person)?.then(refresh, () => {});
    }
  }

  #list(person: string): Promise<Set<string>> {
    const list = this.#lists.get(person) ?? mutedBy(this.#sql, person).then((muted) => new Set(muted));
    this.#lists.set(person, list);
    // What could not be read may be readable the next time.
    list.catch(() => this.#lists.delete(person));
    return list;
  }

  #change(list: Set<string>, other: string, isMuted: boolean): void {
    this.#changes++;
    if (isMuted) list.add(other);
    else list.delete(other);
  }
}
