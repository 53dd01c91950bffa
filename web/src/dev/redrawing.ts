// Draws the newest of what the table is told to show. For another match or other rules a table is made anew, which takes a while.
interface Told {
  readonly match: string;
  readonly game: unknown;
}

export class Redrawing<Shown extends Told, Source> {
  readonly #prepare: (shown: Shown) => Promise<Source>;
  readonly #draw: (shown: Shown, source: Source | undefined) => void;
  #newest: Shown | undefined;
  /** By what the table on the screen was made, and by what the next one is being made. */
  #made = '';
  #making = '';

  /** `draw` makes the table anew where it is given a source. */
  constructor(prepare: (shown: Shown) => Promise<Source>, draw: (shown: Shown, source: Source | undefined) => void) {
    this.#prepare = prepare;
    this.#draw = draw;
  }

  async show(next: Shown): Promise<void> {
    this.#newest = next;
    const key = JSON.stringify([next.match, next.game]);
    if (key === this.#made) {
      this.#making = '';
      this.#draw(next, undefined);
    } else if (key !== this.#making) await this.#make(key, next);
  }

  async #make(key: string, next: Shown): Promise<void> {
    this.#making = key;
    try {
      const source = await this.#prepare(next);
      if (this.#making !== key) return;
      this.#made = key;
      this.#draw(this.#newest ?? next, source);
    } finally {
      // What could not be made is tried again when it is told next.
      if (this.#making === key) this.#making = '';
    }
  }
}
