// Options that name a thing: `recruit:sage`. Each is put together once, and read back without being taken apart.
export class NamedOptions<Thing extends string> {
  readonly #what: string;
  readonly #options = new Map<Thing, string>();
  readonly #things = new Map<string, Thing>();

  constructor(what: string) {
    this.#what = what;
  }

  of(thing: Thing): string {
    return this.#options.get(thing) ?? this.#make(thing);
  }

  /** The thing that the option names, if it is one of these. */
  thing(option: string): Thing | undefined {
    return this.#things.get(option);
  }

  #make(thing: Thing): string {
    const option = `${this.#what}:${thing}`;
    this.#options.set(thing, option);
    this.#things.set(option, thing);
    return option;
  }
}
