// The hidden things of one kind: all that there are in the game, less those that are seen.

/** All things of one kind, by their faces. Equal ones are the same thing. */
export class Supply {
  readonly faces: readonly string[];
  readonly counts: readonly number[];
  readonly places: ReadonlyMap<string, number>;

  constructor(all: Iterable<string>) {
    const counts = new Map<string, number>();
    for (const face of all) counts.set(face, (counts.get(face) ?? 0) + 1);
    this.faces = [...counts.keys()];
    this.counts = [...counts.values()];
    this.places = new Map(this.faces.map((face, place) => [face, place]));
  }
}

export class Pool {
  readonly #supply: Supply;
  /** By the place of the face in the supply. */
  readonly #left: number[];

  constructor(supply: Supply) {
    this.#supply = supply;
    this.#left = supply.counts.slice();
  }

  /** These are seen. What is none of this supply may be among them. */
  less(seen: readonly (string | null)[]): this {
    for (const face of seen) if (face !== null) this.take(face);
    return this;
  }

  /** The things among these that are still there, up to a limit. */
  known(faces: readonly string[] | undefined, most: number): string[] {
    const found: string[] = [];
    if (faces) for (const face of faces) if (found.length < most && this.take(face)) found.push(face);
    return found;
  }

  /** All that are left. */
  rest(): string[] {
    const { faces } = this.#supply;
    const rest: string[] = [];
    for (let place = 0; place < faces.length; place++) {
      for (let i = this.#left[place] as number; i > 0; i--) rest.push(faces[place] as string);
    }
    return rest;
  }

  /** One of this face is seen. False if there was none. */
  take(face: string): boolean {
    const place = this.#supply.places.get(face);
    if (place === undefined || this.#left[place] === 0) return false;
    (this.#left[place] as number)--;
    return true;
  }
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

/** The faces without these. One that is not among them is passed over. */
export function lessAll<Face extends string>(faces: readonly Face[], gone: readonly string[]): Face[] {
  const left = faces.slice();
  for (const face of gone) {
    const at = left.indexOf(face as Face);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}
