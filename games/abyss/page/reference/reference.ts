// The reference of Abyss: its cards and rules, to be read without a table.
import type { GameReference } from '@undertow/web/src/game.ts';
import { language } from '@undertow/web/src/words/words.svelte.ts';
import { bringArt } from '../art/sheets.ts';
import { abyss } from '../words/words.svelte.ts';
import { cardOf, cardsIn, filtersIn, shelvesIn } from './cards.ts';
import Picture from './Picture.svelte';
import { chaptersIn } from './rules.ts';
import Sign from './Sign.svelte';
import { rulesVocabulary } from './words.svelte.ts';

const reference: GameReference = {
  shelves: () => shelvesIn(abyss(), rulesVocabulary.words),
  filters: () => filtersIn(abyss(), rulesVocabulary.words),
  cards: () => cardsIn(abyss(), rulesVocabulary.words),
  chapters: () => chaptersIn(language.current, abyss(), rulesVocabulary.words),
  cardOf,
  Picture,
  Sign,
  ready: () => bringArt({ leviathan: true }),
};

export async function openReference(): Promise<GameReference> {
  await rulesVocabulary.open();
  return reference;
}
