// The nouns that sentences of the game count.
import type { NounForms } from '@undertow/shared/words/entries.ts';

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
export type Nouns = NounForms<Noun>;
