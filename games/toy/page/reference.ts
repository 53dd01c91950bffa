// The reference of Prizes: its cards and rules, to be read without a table.
import type { GameReference, ReferenceCard } from '@undertow/web/src/game.ts';
import Picture from './Picture.svelte';
import { prizes } from './words.svelte.ts';

const CARDS = [1, 2, 3, 4, 5];
const plain = { facts: [], marks: {} };

function cards(): readonly ReferenceCard[] {
  const talk = prizes();
  return [
    ...CARDS.map((n) => ({
      ...plain,
      id: String(n),
      shelf: 'cards',
      name: talk.text('card', { n }),
      text: talk.text('reference.card'),
      rules: ['R2', 'R3'],
    })),
    ...talk.glossary().map(({ topic, title, text }) => ({
      ...plain,
      id: topic,
      shelf: 'words',
      name: title,
      text,
      rules: topic === 'tie' ? ['R3'] : ['R1'],
    })),
  ];
}

export const reference: GameReference = {
  shelves: () => [
    { id: 'cards', name: prizes().text('reference.cards'), width: 90 },
    { id: 'words', name: prizes().text('reference.words') },
  ],
  filters: () => [],
  cards,
  chapters: () => [{ id: 'all', title: prizes().text('reference.chapter'), rules: prizes().rules() }],
  cardOf: () => undefined,
  Picture,
  Sign: Picture,
  ready: async () => {},
};
