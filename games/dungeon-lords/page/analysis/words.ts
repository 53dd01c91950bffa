// The words about a solved battle.
import { type Arguments, type KeyOf, textOf, type Values } from '@undertow/shared/words/catalog.ts';
import { language } from '@undertow/web/src/words/words.svelte.ts';
import type { words } from '../../words/languages/en.ts';
import { vocabulary } from '../words/words.svelte.ts';

type Plans = (typeof words)['texts']['plans'];

export function say<Key extends KeyOf<Plans>>(key: Key, ...[values]: Arguments<Plans, Key>): string {
  return textOf(language.current, vocabulary.words.texts.plans, key, values as Values | undefined);
}
