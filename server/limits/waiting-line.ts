// A waiting line in which addresses take turns, and the persons at each address. When it is full, the address with most in it
// gives way to one with nothing in it.

/** Called when the turn has come (`true`), or when it had to give way (`false`). */
export type Called = (mayBegin: boolean) => void;

export interface Capacity {
  /** How many may wait. */
  readonly waiting: number;
  /** How many of them may come from one place. */
  readonly waitingOfOne?: number;
}

export class WaitingLine {
  readonly #capacity: Capacity;
  /** The place whose turn is next stands first. */
  readonly #places = new Map<string, Persons>();
  length = 0;

  constructor(capacity: Capacity) {
    this.#capacity = capacity;
  }

  lengthAt(place: string): number {
    return this.#places.get(place)?.length ?? 0;
  }

  /** False if there is no room for it: then it is not called. */
  join(place: string, person: string, called: Called): boolean {
    const { waiting, waitingOfOne = waiting } = this.#capacity;
    const here = this.#places.get(place) ?? new Persons();
    if (here.length >= waitingOfOne) {
      if (here.has(person) || here.mostOfOne < 2) return false;
      this.#giveWay(here);
    } else if (this.length >= waiting) {
      const fullest = this.#fullest;
      if (here.length > 0 || !fullest || fullest.length < 2) return false;
      this.#giveWay(fullest);
    }
    here.push(person, called);
    this.#places.set(place, here);
    this.length++;
    return true;
  }

  shift(): Called | undefined {
    for (const [place, persons] of this.#places) {
      this.#places.delete(place);
      const next = persons.shift();
      if (persons.length > 0) this.#places.set(place, persons);
      this.length--;
      return next;
    }
    return undefined;
  }

  get #fullest(): Persons | undefined {
    let fullest: Persons | undefined;
    for (const persons of this.#places.values()) {
      if (!fullest || persons.length > fullest.length) fullest = persons;
    }
    return fullest;
  }

  #giveWay(persons: Persons): void {
    this.length--;
    persons.pop()?.(false);
  }
}

/** The persons who wait at one address. */
class Persons {
  /** The person whose turn is next stands first. */
  readonly #waiting = new Map<string, Called[]>();
  length = 0;

  get mostOfOne(): number {
    return this.#fullest.length;
  }

  has(person: string): boolean {
    return this.#waiting.has(person);
  }

  push(person: string, called: Called): void {
    const others = this.#waiting.get(person);
    if (others) others.push(called);
    else this.#waiting.set(person, [called]);
    this.length++;
  }

  shift(): Called | undefined {
    for (const [person, waiting] of this.#waiting) {
      this.#waiting.delete(person);
      const next = waiting.shift();
      if (waiting.length > 0) this.#waiting.set(person, waiting);
      this.length--;
      return next;
    }
    return undefined;
  }

  /** The last of the person with most, who keeps others. */
  pop(): Called | undefined {
    this.length--;
    return this.#fullest.pop();
  }

  get #fullest(): Called[] {
    let fullest: Called[] = [];
    for (const waiting of this.#waiting.values()) if (waiting.length > fullest.length) fullest = waiting;
    return fullest;
  }
}
