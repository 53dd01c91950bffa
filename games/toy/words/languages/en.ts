// Prizes in English, and thereby the list of all that must be said.
import { ask, help } from '@undertow/shared/words/entries.ts';

export const words = {
  lead: 'Bid your cards, each once, for prizes that are turned up. Whoever has the most points in the end wins.',
  stake: 'To be won',
  left: 'Still to come: {n}',
  hand: 'Your hand',
  handOf: 'Hand of {who}',
  cards: '{n} left in hand',
  card: 'Card {n}',
  prompts: {
    bid: ask('Bid a card', 'The highest bid takes what lies here. All bid at once.', '{seats} bids', '{seats} bid'),
  },
  heading: 'Round {n}: a prize of {prize}',
  events: {
    bidsShown: '{who} bids {card}',
    prizeWon: '{who} wins {points:point}',
    prizeStayed: 'The highest bids are equal: the prize stays',
  },
  nouns: { point: { one: '{n} point', other: '{n} points' } },
  mark: '{who} wins a prize',
  lesson: {
    look: {
      title: 'The prize',
      text: 'This is what all bid for now. A prize that nobody wins stays, and the next one is added.',
    },
    high: {
      title: 'The highest bid',
      text: 'You and Bo bid at the same time. Five is worth your best card: bid the 5.',
    },
    tie: { title: 'Equal bids', text: 'Bo has a 3 as well. Bid yours: where bids are equal, the prize stays.' },
    scores: { title: 'The end', text: 'When all prizes are gone, points decide. That is all you need to play.' },
  },
  help: {
    prize: help('Prize', 'A number from 1 to 5, worth so many points. Each turn one more is turned up.'),
    bid: help('Bid', 'One card of the hand, chosen by all at the same time, and gone whoever wins.'),
    tie: help('Equal bids', 'Where the highest bids are equal nobody wins, and the prize stays.'),
  },
  reference: {
    cards: 'Cards',
    words: 'Words',
    card: 'Played by all at the same time; the highest wins.',
    chapter: 'How to play',
  },
  rules: {
    R1: 'Each turn a prize of 1 to 5 is turned up, and added to those that have stayed.',
    R2: 'All bid a card of their hand at the same time. It is gone, whoever wins.',
    R3: 'The highest bid takes the prizes. If the highest are equal, they stay (R1).',
    R4: 'After five turns whoever has the most points wins.',
  },
} as const;
