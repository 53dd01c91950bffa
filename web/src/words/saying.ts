// Texts of a vocabulary, by their keys, as those of the interface are asked for.
import { type Arguments, type KeyOf, type Translation, textOf, type Values } from '@undertow/shared/words/catalog.ts';
import { language, type Vocabulary } from './words.svelte.ts';

export function saidIn<Words>(
  vocabulary: Vocabulary<Translation<Words>>,
): <K extends KeyOf<Words>>(key: K, ...values: Arguments<Words, K>) => string {
  return (key, ...[values]) => textOf(language.current, vocabulary.words, key, values as Values | undefined);
}
