// The type of the words of Prizes in a language: what English has; how nouns are counted is each language's own.
import type { Translation } from '@undertow/shared/words/catalog.ts';
import type { NounForms } from '@undertow/shared/words/entries.ts';
import type { words } from './languages/en.ts';

/** They are alike in every language. */
type Shaped = 'nouns' | 'prompts' | 'help';

export type PrizesWords = Translation<Omit<typeof words, Shaped>> &
  Pick<typeof words, 'prompts' | 'help'> & { readonly nouns: NounForms<keyof (typeof words)['nouns']> };
