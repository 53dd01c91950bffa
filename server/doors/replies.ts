// The last replies on one connection: a client that repeats an id gets the first reply again.
import { MESSAGES_KNOWN } from '../host/seat.ts';
import { BoundedMap } from '../limits/bounded-map.ts';
import { again, type Outcome, outcomeOf } from './outcome.ts';

export class Replies {
  /** The outcomes, by the ids of the requests. */
  readonly #given = new BoundedMap<Outcome>(MESSAGES_KNOWN);
  readonly #underWay = new Map<string, Promise<object>>();

  async give(id: string, work: () => Promise<object>): Promise<object> {
    const known = this.#given.get(id);
    if (known) return again(known);
    // One that waits for a match may be repeated meanwhile.
    const giving = this.#underWay.get(id) ?? this.#give(id, work);
    this.#underWay.set(id, giving);
    return giving.finally(() => this.#underWay.delete(id));
  }

  async #give(id: string, work: () => Promise<object>): Promise<object> {
    try {
      const reply = await work();
      this.#given.set(id, { reply });
      return reply;
    } catch (failure) {
      const refused = outcomeOf(failure);
      if (refused) this.#given.set(id, refused);
      throw failure;
    }
  }
}
