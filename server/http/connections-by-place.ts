// The connections of one kind by address, so that the address with most of them is found quickly.

/** The connections of each address, in the order in which they were added. */
export class ConnectionsByPlace<Connection> {
  readonly #places = new Map<string, Set<Connection>>();
  /** The addresses by how many they have: so the greediest is found without a look at all of them. */
  readonly #bySize: Set<string>[] = [];

  add(place: string, connection: Connection): void {
    const here = this.#places.get(place) ?? new Set();
    this.#places.set(place, here);
    this.#sized(here.size).delete(place);
    here.add(connection);
    this.#sized(here.size).add(place);
  }

  delete(place: string, connection: Connection): void {
    const here = this.#places.get(place);
    if (!here?.has(connection)) return;
    this.#sized(here.size).delete(place);
    here.delete(connection);
    if (here.size > 0) this.#sized(here.size).add(place);
    else this.#places.delete(place);
  }

  /** The one of this address that was added first. */
  oldestOf(place: string): Connection | undefined {
    return this.#places.get(place)?.values().next().value;
  }

  /** The address that has most of them; of several, the one that has had so many for longest. */
  greediest(): string | undefined {
    while (this.#bySize.at(-1)?.size === 0) this.#bySize.pop();
    return this.#bySize.at(-1)?.values().next().value;
  }

  #sized(size: number): Set<string> {
    for (let next = this.#bySize.length; next <= size; next++) this.#bySize.push(new Set());
    return this.#bySize[size] as Set<string>;
  }
}
