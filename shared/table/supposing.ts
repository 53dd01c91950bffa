// What lets a match go on from another position in the middle of a turn: the rules that wait there for an answer hold its
// state and its chance, so that both are changed in place.
import type { Random } from './random.ts';

/** Chance that can go on as another stream. */
export class Switch implements Random {
  #stream: Random;

  constructor(stream: Random) {
    this.#stream = stream;
  }

  get seed(): string {
    return this.#stream.seed;
  }

  get position(): number {
    return this.#stream.position;
  }

  below(n: number): number {
    return this.#stream.below(n);
  }

  goOnAs(stream: Random): void {
    this.#stream = stream;
  }
}

/**
 * Makes the one object equal to the other. What its copy does not share with it is its own, and is changed in place;
 * all else may belong to other positions too, and is replaced.
 */
export function overwrite(target: object, source: object, copy: object): void {
  const into = target as Record<string, unknown>;
  const copied = copy as Record<string, unknown>;
  const from = source as Record<string, unknown>;
  for (const key in into) if (!(key in from)) delete into[key];
  for (const key in from) {
    const own = into[key];
    const other = from[key];
    if (own === copied[key] || !isAlike(own, other)) into[key] = other;
    else overwrite(own, other as object, copied[key] as object);
  }
  if (Array.isArray(target)) target.length = (source as unknown[]).length;
}

/** Whether the one can be made equal to the other in place. */
function isAlike(own: unknown, other: unknown): own is object {
  return isObject(own) && isObject(other) && Array.isArray(own) === Array.isArray(other);
}

/** Whether two positions are equal. What they share is not looked into. */
export function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (!isObject(one) || !isObject(other)) return false;
  const keys = Object.keys(one);
  if (keys.length !== Object.keys(other).length) return false;
  const left = one as Readonly<Record<string, unknown>>;
  const right = other as Readonly<Record<string, unknown>>;
  return keys.every((key) => key in right && isSame(left[key], right[key]));
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
