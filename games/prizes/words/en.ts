// Prizes in English, and thereby the list of all that must be said.
import { ask, help } from '@undertow/shared/words/entries.ts';
import { plainWords } from '@undertow/shared/words/plain-words.ts';

export const words = plainWords({
  lead: 'Bid your cards, each once, for prizes that are turned up. Whoever has the most points in the end wins.',
  fields: { round: 'Round', deckCount: 'Deck', stake: 'Stake', score: 'Points', won: 'Won', bids: 'Bid', hand: 'Hand' },
  names: { prize: 'Prize', bid: 'Card' },
  prompts: {
    bid: ask('Bid a card', 'The highest bid takes what lies here. All bid at once.', '{seats} bids', '{seats} bid'),
  },
  confirm: { bid: 'Bid {picked:value}' },
  headings: { prizeTurnedUp: 'Round {round}: a prize of {prize:value}' },
  events: {
    bidShown: '{seat} bids {bid:value}',
    prizeWon: '{seat} wins {points:point}',
    prizeStayed: 'The highest bids are equal: the prize stays',
  },
  nouns: { point: { one: '{n} point', other: '{n} points' } },
  help: {
    prize: help('Prize', 'Worth 1 to 5 points. Each turn one more is turned up (R1).'),
    bid: help('Bid', 'One card of the hand, chosen by all at the same time, and gone whoever wins (R2, R3).'),
  },
  rules: {
    R1: 'Each turn a prize of 1 to 5 is turned up, and added to those that have stayed.',
    R2: 'All bid a card of their hand at the same time. It is gone, whoever wins.',
    R3: 'The highest bid takes the prizes. If the highest are equal, they stay (R1).',
    R4: 'After five turns whoever has the most points wins.',
  },
});
