// The replies that one connection has had: a client that repeats an id on it gets the first reply again.
import { BoundedMap } from '../limits/bounded-map.ts';
import { again, type Outcome, outcomeOf } from './outcome.ts';

/** At least so many are known. A client that repeats a request on the same connection does so soon. */
const REPLIES_KEPT = 64;

export class Replies {
  /** By the ids of the requests. */
  readonly #given = new BoundedMap<Outcome>(REPLIES_KEPT);

  /** The requests of a socket are done one after the other, so none is repeated while it is under way. */
  async give(id: string, deed: () => Promise<object>): Promise<object> {
    const known = this.#given.get(id);
    if (known) return again(known);
    try {
      const reply = await deed();
      this.#given.set(id, { reply });
      return reply;
    } catch (failure) {
      const refused = outcomeOf(failure);
      if (refused) this.#given.set(id, refused);
      throw failure;
    }
  }
}
