// What a language says of Prizes. English is the measure of what must be there; how nouns are counted is each language's own.
import type { Translation } from '@undertow/shared/words/catalog.ts';
import type { Forms } from '@undertow/shared/words/plural.ts';
import type { words } from './languages/en.ts';

type Said = Translation<Omit<typeof words, 'nouns'>>;

export type PrizesWords = Said & { readonly nouns: Readonly<Record<keyof (typeof words)['nouns'], Forms>> };
