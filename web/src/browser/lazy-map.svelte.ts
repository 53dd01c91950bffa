// A lazy, reactive value for each game: fetched when it is first asked for, and kept from then on.
import { reportFault } from './faults.ts';

export class LazyMap<Thing> {
  #things = $state.raw<Readonly<Record<string, Thing>>>({});
  readonly #asked = new Map<string, Promise<Thing | undefined>>();
  #fetch: ((game: string) => Promise<Thing | undefined>) | undefined;

  constructor(fetch?: (game: string) => Promise<Thing | undefined>) {
    this.#fetch = fetch;
  }

  /** Where it comes from, if what made this does not know. To be said before it is asked for. */
  from(fetch: (game: string) => Promise<Thing | undefined>): void {
    this.#fetch = fetch;
  }

  /** The value of a game; `undefined` while it is being fetched, and for a game without one. */
  of(game: string): Thing | undefined {
    // Whatever is drawn is as good without it.
    this.bring(game).catch(reportFault);
    return this.#things[game];
  }

  /** Fetches the value of a game, again if that failed before. */
  bring(game: string): Promise<Thing | undefined> {
    const asked = this.#asked.get(game) ?? this.#bring(game);
    this.#asked.set(game, asked);
    return asked;
  }

  async #bring(game: string): Promise<Thing | undefined> {
    try {
      const thing = await this.#fetch?.(game);
      if (thing !== undefined) this.#things = { ...this.#things, [game]: thing };
      return thing;
    } catch (error) {
      this.#asked.delete(game);
      throw error;
    }
  }
}
