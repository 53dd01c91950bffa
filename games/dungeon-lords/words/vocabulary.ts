// The forms in which a language says one thing of the game.
import type { Forms } from '@undertow/shared/words/plural.ts';

/** A thing's name by itself, as the subject of a sentence, and as what something is done to. */
export interface Name {
  readonly name: string;
  readonly subject: string;
  readonly object: string;
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

/** What is counted in sentences, always as an object: `gains 2 food`. */
export const NOUNS = [
  'food',
  'gold',
  'imp',
  'troll',
  'trap',
  'mark',
  'step',
  'point',
  'hitPoint',
  'damage',
  'order',
] as const;
export type Noun = (typeof NOUNS)[number];
export type Nouns = Readonly<Record<Noun, Forms>>;
