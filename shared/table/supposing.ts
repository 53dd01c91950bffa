// Lets a match go on from another position in the middle of a turn. The rules that wait there for an answer hold its
// state and its chance, so both are changed in place.
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
  if (Array.isArray(target)) overwriteList(target, source as unknown[], copy as unknown[]);
  else overwriteFields(target as Fields, source as Fields, copy as Fields);
}

type Fields = Record<string, unknown>;

function overwriteList(target: unknown[], source: readonly unknown[], copy: readonly unknown[]): void {
  for (let i = 0; i < source.length; i++) target[i] = inPlace(target[i], source[i], copy[i]);
  target.length = source.length;
}

function overwriteFields(target: Fields, source: Fields, copy: Fields): void {
  for (const key in target) if (!Object.hasOwn(source, key)) delete target[key];
  for (const key in source) {
    const own = target[key];
    const other = source[key];
    if (own !== other) target[key] = inPlace(own, other, copy[key]);
  }
}

/** The own one, made equal to the other where it can be; else the other. */
function inPlace(own: unknown, other: unknown, copied: unknown): unknown {
  if (own === copied || !isObject(own) || !isObject(other) || Array.isArray(own) !== Array.isArray(other)) return other;
  overwrite(own, other, copied as object);
  return own;
}

/** Whether two positions are equal. What they share is not looked into. */
export function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (!isObject(one) || !isObject(other)) return false;
  const left = one as Fields;
  const right = other as Fields;
  const keys = Object.keys(left);
  if (keys.length !== Object.keys(right).length) return false;
  for (const key of keys) {
    const mine = left[key];
    if (mine === undefined ? !Object.hasOwn(right, key) : !isSame(mine, right[key])) return false;
  }
  return true;
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
