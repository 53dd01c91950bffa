// The reference of Dungeon Lords: its cards and rules, to be read without a table.
import type { GameReference } from '@undertow/web/src/game.ts';
import { language } from '@undertow/web/src/words/words.svelte.ts';
import { bringArt, bringScenes } from '../art/sheets.ts';
import { dungeonLords } from '../words/words.svelte.ts';
import { cardOf, cardsIn, shelvesIn } from './cards.ts';
import { filtersIn } from './filters.ts';
import Picture from './Picture.svelte';
import { chaptersIn } from './rules.ts';
import Sign from './Sign.svelte';
import { rulesVocabulary } from './words.svelte.ts';

const reference: GameReference = {
  shelves: () => shelvesIn(rulesVocabulary.words),
  filters: () => filtersIn(dungeonLords(), rulesVocabulary.words),
  cards: () => cardsIn(dungeonLords(), rulesVocabulary.words),
  chapters: () => chaptersIn(language.current, rulesVocabulary.words),
  cardOf,
  Picture,
  Sign,
  ready: () => Promise.all([bringArt(), bringScenes()]),
};

export async function openReference(): Promise<GameReference> {
  await rulesVocabulary.open();
  return reference;
}
