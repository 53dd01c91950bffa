// The grammatical forms of each kind of thing, as a language must give them.
import type { Name, NounForms } from '@undertow/shared/words/entries.ts';

export interface LordWords extends Name {
  /** Empty where there is none. */
  readonly power: string;
}

export interface LocationWords extends Name {
  /** What it is worth, and what it does. */
  readonly text: string;
}

/** `many` Crabs, `one` Crab, and either as an `object`; a stack `of` Crabs; the two letters that stand for them. */
export interface RaceWords {
  readonly many: string;
  readonly manyObject: string;
  readonly one: string;
  readonly object: string;
  readonly of: string;
  readonly code: string;
}

/** What is counted in sentences, always as an object: `gains 2 Pearls`. */
export const NOUNS = [
  'pearl',
  'key',
  'keyToken',
  'token',
  'deepToken',
  'ally',
  'monster',
  'lord',
  'location',
  'card',
  'point',
  'nebulis',
  'wound',
  'health',
  'race',
] as const;
export type Noun = (typeof NOUNS)[number];
export type Nouns = NounForms<Noun>;
