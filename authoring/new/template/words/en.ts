// New Game in English, and thereby the list of all that must be said.
import { ask, help } from '@undertow/shared/words/entries.ts';
import { plainWords } from '@undertow/shared/words/plain-words.ts';

export const words = plainWords({
  lead: 'Play a card with the number of the one on top, and the pile is yours. Whoever has won the most cards wins.',
  fields: { pile: 'Pile', score: 'Won', hand: 'Hand' },
  names: { sun: 'Sun', moon: 'Moon', star: 'Star', leaf: 'Leaf' },
  prompts: {
    play: ask(
      'Play a card',
      'With the same number as the card on top, it wins the pile.',
      '{seats} plays',
      '{seats} play',
    ),
  },
  confirm: { play: 'Play {picked}' },
  events: {
    cardPlayed: '{seat} plays {card}',
    pileWon: '{seat} wins {cards:card}',
  },
  nouns: { card: { one: '{n} card', other: '{n} cards' } },
  help: { pile: help('Pile', 'Whoever plays the number of the card on top wins all of it.') },
  rules: {
    R1: 'All begin with six cards. In turn, play one of them on the pile.',
    R2: 'If it has the number of the card on top, you win the whole pile, each card worth a point.',
    R3: 'When all hands are empty, whoever has won the most cards wins. What is left on the pile is nobody’s.',
  },
});
