// The type of the game's words in a language: what English has.
import type { Translation } from '@undertow/shared/words/catalog.ts';
import type { PromptName } from '../rules/index.ts';
import type { words } from './languages/en.ts';

export type AbyssWords = Omit<typeof words, 'texts'> & {
  readonly texts: Translation<(typeof words)['texts']>;
  readonly prompts: Readonly<Record<PromptName, object>>;
};
