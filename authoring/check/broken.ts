// What is thrown where something does not hold that must hold of any game, and what differs then.
import { isDeepStrictEqual } from 'node:util';
import { isObject } from '@undertow/shared/table/json.ts';
import type { Given } from '@undertow/shared/table/save.ts';

export interface Circumstances {
  /** What was found, in a line. */
  readonly found?: string;
  /** The answers of the match in which it happened, where it is not the one that is played. */
  readonly answers?: readonly Given[];
  /** What else is broken than the property that was tried: the rules threw, or offered nothing. */
  readonly property?: string;
  /** What the rules threw. */
  readonly cause?: unknown;
}

export class Broken extends Error {
  readonly sentence: string;
  readonly circumstances: Circumstances;

  constructor(sentence: string, circumstances: Circumstances = {}) {
    const { found, cause } = circumstances;
    super(found === undefined ? sentence : `${sentence} ${found}`, cause === undefined ? {} : { cause });
    this.sentence = sentence;
    this.circumstances = circumstances;
  }
}

/** That both texts, most likely of JSON, are the same. */
export function mustBe(found: string, wanted: string, sentence: string): void {
  if (found !== wanted) throw new Broken(sentence, { found: difference(parsed(found), parsed(wanted)) });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

export function mustEqual(found: unknown, wanted: unknown, sentence: string): void {
  if (!isDeepStrictEqual(found, wanted)) throw new Broken(sentence, { found: difference(found, wanted) });
}

/** The first place at which two values differ. */
export function difference(found: unknown, wanted: unknown): string {
  const { path, one, other } = firstDifference(found, wanted, []);
  const place = path.length > 0 ? `At ${path.join('.')}: ` : '';
  if (typeof one !== 'string' || typeof other !== 'string' || Math.max(one.length, other.length) <= LONGEST)
    return `${place}${shortened(one)} in the place of ${shortened(other)}.`;
  const at = [...one].findIndex((letter, i) => letter !== other[i]);
  const from = Math.max(0, (at < 0 ? one.length : at) - BEFORE);
  const part = (text: string) => `${from > 0 ? '… ' : ''}${shortened(text.slice(from))}`;
  return `${place}${part(one)} in the place of ${part(other)}.`;
}

interface Difference {
  readonly path: readonly string[];
  readonly one: unknown;
  readonly other: unknown;
}

function firstDifference(one: unknown, other: unknown, path: readonly string[]): Difference {
  const bothLists = Array.isArray(one) && Array.isArray(other);
  if (!bothLists && !(isObject(one) && isObject(other))) return { path, one, other };
  const [mine, theirs] = [one, other] as Readonly<Record<string, unknown>>[];
  const keys = new Set([...Object.keys(one), ...Object.keys(other)]);
  for (const key of keys) {
    if (!isDeepStrictEqual(mine?.[key], theirs?.[key]))
      return firstDifference(mine?.[key], theirs?.[key], [...path, key]);
  }
  // Equal but for the order of their fields.
  return { path, one: Object.keys(one), other: Object.keys(other) };
}

const LONGEST = 120;
/** Of long texts so much is shown before the first letter that differs. */
const BEFORE = 20;

export function shortened(value: unknown): string {
  const text = typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value);
  return text.length > LONGEST ? `${text.slice(0, LONGEST)} …` : text;
}
