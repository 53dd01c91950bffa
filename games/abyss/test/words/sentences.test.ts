// What is told of a match, in sentences.

import { plain } from '@undertow/shared/words/parts.ts';
import { describe, expect, test } from 'vitest';
import type { AbyssEvent } from '../../rules/events.ts';
import { abyssIn } from '../../words/abyss-in.ts';
import { words } from '../../words/languages/en.ts';

const talk = abyssIn('en', words);
const names = ['Ada', 'Bea', 'Cyril'];

function told(...events: AbyssEvent[]): string[] {
  return talk.story(events, names).map((parts) => plain(parts).replaceAll('\u00a0', ' '));
}

describe('a sentence', () => {
  const SENTENCES: [string, AbyssEvent][] = [
    ['Ada takes Crab 3.', { type: 'allyTaken', seat: 0, ally: 'crab-3' }],
    ['Space 2: Monster.', { type: 'cardRevealed', card: 'monster', space: 2 }],
    ['Bea or Cyril may buy it for 2 Pearls.', { type: 'allyOffered', ally: 'crab-3', price: 2, to: [1, 2] }],
    ['Bea gains 1 Pearl (Landlord).', { type: 'pearlsGained', seat: 1, pearls: 1, because: ['landlord'] }],
    [
      'Cyril discards Squid 1 (Jailer).',
      { type: 'alliesDiscarded', seat: 2, allies: ['squid-1'], because: ['jailer'] },
    ],
    [
      'Ada plays Crab 5, Squid 1 and 2 Pearls for the Jailer at a cost of 8 (Recruiter).',
      {
        type: 'alliesPlayed',
        seat: 0,
        lord: 'jailer',
        allies: ['crab-5', 'squid-1'],
        cost: 8,
        pearls: 2,
        because: ['recruiter'],
      },
    ],
    [
      'Ada gains the Sage from the deck (Schemer).',
      { type: 'lordEntered', seat: 0, lord: 'sage', from: 'deck', because: ['schemer'] },
    ],
    [
      'Bea’s Commander is disabled (Assassin).',
      { type: 'lordDisabled', seat: 1, lord: 'commander', because: ['assassin'] },
    ],
    ['Ada spends 2 Key tokens and the Keeper.', { type: 'keysSpent', seat: 0, tokens: 2, lords: ['keeper'] }],
    [
      'Ada takes the Jail, with the Keeper beneath it.',
      { type: 'locationControlled', seat: 0, location: 'jail', lords: ['keeper'] },
    ],
    ['The game is over: Ada 3 and Bea 5.', { type: 'gameScored', scores: [score(3), score(5)] }],
  ];

  test.for(SENTENCES)('%s', ([sentence, event]) => {
    expect(told(event)).toEqual([sentence]);
  });

  test('names the faces only for viewers that are told them', () => {
    const taken = { type: 'stackTaken', seat: 0, race: 'crab', count: 2 } as const;
    expect(told(taken)).toEqual(['Ada takes the Crab stack, 2 Allies.']);
    const secret = { seats: [0], faces: ['crab-1', 'crab-4'] };
    expect(told({ ...taken, secret })).toEqual(['Ada takes the Crab stack, 2 Allies: Crab 1 and Crab 4.']);
  });
});

describe('nothing is told twice', () => {
  test('a purchase tells its price, and the player who gets it', () => {
    const purchase = told(
      { type: 'allyBought', seat: 1, from: 0, ally: 'crab-3', price: 2 },
      { type: 'pearlsLost', seat: 1, pearls: 2 },
      { type: 'pearlsGained', seat: 0, pearls: 2 },
    );
    expect(purchase).toEqual(['Bea buys Crab 3 from Ada for 2 Pearls.']);
  });

  test('an Ally that is played is not discarded in a further sentence', () => {
    const recruited = told(
      { type: 'allyAffiliated', seat: 0, ally: 'crab-1' },
      { type: 'alliesDiscarded', seat: 0, allies: ['crab-5'] },
      { type: 'lordEntered', seat: 0, lord: 'jailer', from: 'court' },
    );
    expect(recruited).toEqual(['Ada affiliates Crab 1.', 'Ada recruits the Jailer.']);
  });

  test('players who do not buy share a sentence, and an offer to no player has none', () => {
    expect(told({ type: 'offerDeclined', seats: [1, 2] })).toEqual(['Not bought by Bea and Cyril.']);
    expect(told({ type: 'allyOffered', ally: 'crab-3', price: 4, to: [] })).toEqual([]);
  });
});

function score(total: number) {
  return { locations: 0, lords: total, allies: 0, tokens: 0, other: 0, total, scoreOf: {} };
}
