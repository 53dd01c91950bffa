// The type of the game's words in a language: what English has.
import type { Translation } from '@undertow/shared/words/catalog.ts';
import type { HelpWords, Name, PromptWords } from '@undertow/shared/words/entries.ts';
import type { PromptName } from '../rules/prompts.ts';
import type { words } from './languages/en.ts';
import type { Nouns } from './vocabulary.ts';

export type DungeonWords = Widened<Omit<typeof words, 'texts' | 'nouns'>> & {
  readonly nouns: Nouns;
  readonly texts: Translation<(typeof words)['texts']>;
  readonly prompts: Readonly<Record<PromptName, PromptWords>>;
};

/** The same keys, with any words. */
type Widened<T> = T extends string
  ? string
  : T extends Name | PromptWords | HelpWords
    ? T
    : { readonly [K in keyof T]: Widened<T[K]> };
