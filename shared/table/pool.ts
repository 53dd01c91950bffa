// The things of one kind that are not seen: all that there are in the game, less those that are.

export class Pool {
  readonly #left: Map<string, number>;

  constructor(all: ReadonlyMap<string, number>) {
    this.#left = new Map(all);
  }

  /** These are seen. */
  less(seen: readonly (string | null)[]): this {
    for (const face of seen) if (face !== null) this.#take(face);
    return this;
  }

  /** Those of these that are still there, and no more than so many. */
  known(faces: readonly string[] | undefined, most: number): string[] {
    const found: string[] = [];
    if (faces) for (const face of faces) if (found.length < most && this.#take(face)) found.push(face);
    return found;
  }

  /** All that are left. */
  rest(): string[] {
    const rest: string[] = [];
    for (const [face, count] of this.#left) for (let i = 0; i < count; i++) rest.push(face);
    return rest;
  }

  #take(face: string): boolean {
    const count = this.#left.get(face);
    if (!count) return false;
    this.#left.set(face, count - 1);
    return true;
  }
}

export function counted(faces: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const face of faces) counts.set(face, (counts.get(face) ?? 0) + 1);
  return counts;
}

/** Fills a place up to so many with the first that fit; these are gone from the others. */
export function fill(place: string[], count: number, from: string[], fits: (face: string) => boolean): void {
  for (let i = 0; place.length < count; ) {
    const face = from[i];
    if (face === undefined) throw new Error(`there are not enough things for a place of ${count}`);
    if (fits(face)) place.push(...from.splice(i, 1));
    else i++;
  }
}
