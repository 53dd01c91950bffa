// The forms in which a language says one thing of the game.
import type { Forms } from '@undertow/shared/words/plural.ts';

/** A thing's name by itself, as the subject of a sentence, and as what something is done to. */
export interface Name {
  readonly name: string;
  readonly subject: string;
  readonly object: string;
}

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

/** A question to the seat that is asked, and what the others are told of one who is, or of all who are, asked the same. */
export interface PromptWords {
  readonly title: string;
  readonly hint: string;
  readonly others: string;
  readonly all?: string;
}

export interface HelpWords {
  readonly title: string;
  readonly text: string;
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
export type Nouns = Readonly<Record<Noun, Forms>>;
