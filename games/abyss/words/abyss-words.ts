// All that a language says of the game: what English says.
import type { Translation } from '@undertow/shared/words/catalog.ts';
import type { words } from './languages/en.ts';

export type AbyssWords = Omit<typeof words, 'texts'> & { readonly texts: Translation<(typeof words)['texts']> };
