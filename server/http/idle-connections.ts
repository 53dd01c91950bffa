// Connections over which nothing is asked at the moment, by address: those that can go when there are too many.

/** The same of each address in the order in which they fell idle. */
export class IdleConnections<Connection> {
  readonly #places = new Map<string, Set<Connection>>();
  /** The addresses by how many they have: so the greediest is found without a look at all of them. */
  readonly #bySize: Set<string>[] = [];

  add(place: string, connection: Connection): void {
    const idle = this.#places.get(place) ?? new Set();
    this.#places.set(place, idle);
    this.#sized(idle.size).delete(place);
    idle.add(connection);
    this.#sized(idle.size).add(place);
  }

  delete(place: string, connection: Connection): void {
    const idle = this.#places.get(place);
    if (!idle?.has(connection)) return;
    this.#sized(idle.size).delete(place);
    idle.delete(connection);
    if (idle.size > 0) this.#sized(idle.size).add(place);
    else this.#places.delete(place);
  }

  /** The one of this address that has been idle for longest. */
  longestOf(place: string): Connection | undefined {
    return this.#places.get(place)?.values().next().value;
  }

  /** The same of the address that has most of them. */
  longestOfGreediest(): Connection | undefined {
    while (this.#bySize.at(-1)?.size === 0) this.#bySize.pop();
    const place = this.#bySize.at(-1)?.values().next().value;
    return place === undefined ? undefined : this.longestOf(place);
  }

  #sized(size: number): Set<string> {
    for (let next = this.#bySize.length; next <= size; next++) this.#bySize.push(new Set());
    return this.#bySize[size] as Set<string>;
  }
}
