// What is told of a match, in sentences.
import { describe, expect, test } from 'vitest';
import { base } from '../../rules/base.ts';
import { compose } from '../../rules/compose.ts';
import type { AbyssEvent } from '../../rules/events.ts';
import { narrate } from '../../words/narrate.ts';

const cast = { seats: ['Ada', 'Bea', 'Cyril'], rules: compose([base]) };

function told(...events: AbyssEvent[]): string[] {
  return narrate(events, cast);
}

describe('a sentence', () => {
  const SENTENCES: [string, AbyssEvent][] = [
    ['Ada takes crab 3.', { type: 'allyTaken', seat: 0, ally: 'crab-3' }],
    ['Space 2: a Monster.', { type: 'cardRevealed', card: 'monster', space: 2 }],
    ['Bea or Cyril may buy it for 2 Pearls.', { type: 'allyOffered', ally: 'crab-3', price: 2, to: [1, 2] }],
    ['The Landlord brings Bea 1 Pearl.', { type: 'pearlsGained', seat: 1, pearls: 1, because: ['landlord'] }],
    [
      'The Jailer makes Cyril discard squid 1.',
      { type: 'alliesDiscarded', seat: 2, allies: ['squid-1'], because: ['jailer'] },
    ],
    [
      'Ada plays crab 5, squid 1 and 2 Pearls for the Jailer at 8 instead of 6 (by the Recruiter).',
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
      'The Schemer brings Ada the Sage from the deck.',
      { type: 'lordEntered', seat: 0, lord: 'sage', from: 'deck', because: ['schemer'] },
    ],
    [
      "The Assassin disables Bea's Commander.",
      { type: 'lordDisabled', seat: 1, lord: 'commander', because: ['assassin'] },
    ],
    [
      'Ada spends 2 Key tokens and the Key of the Keeper.',
      { type: 'keysSpent', seat: 0, tokens: 2, lords: ['keeper'] },
    ],
    [
      'Ada takes control of the Jail, with the Keeper under it.',
      { type: 'locationControlled', seat: 0, location: 'jail', lords: ['keeper'] },
    ],
    ['The game is over: Ada 3, Bea 5.', { type: 'gameScored', scores: [score(3), score(5)] }],
  ];

  test.for(SENTENCES)('%s', ([sentence, event]) => {
    expect(told(event)).toEqual([sentence]);
  });

  test('names the faces only for viewers that are told them', () => {
    const taken = { type: 'stackTaken', seat: 0, race: 'crab', count: 2 } as const;
    expect(told(taken)).toEqual(['Ada takes the crab stack: 2 Allies.']);
    const secret = { seats: [0], faces: ['crab-1', 'crab-4'] };
    expect(told({ ...taken, secret })).toEqual(['Ada takes the crab stack: 2 Allies (crab 1 and crab 4).']);
  });
});

describe('nothing is told twice', () => {
  test('a purchase tells its price, and the player who gets it', () => {
    const purchase = told(
      { type: 'allyBought', seat: 1, from: 0, ally: 'crab-3', price: 2 },
      { type: 'pearlsLost', seat: 1, pearls: 2 },
      { type: 'pearlsGained', seat: 0, pearls: 2 },
    );
    expect(purchase).toEqual(['Bea buys crab 3 from Ada for 2 Pearls.']);
  });

  test('an Ally that is played is not discarded in a further sentence', () => {
    const recruited = told(
      { type: 'allyAffiliated', seat: 0, ally: 'crab-1' },
      { type: 'alliesDiscarded', seat: 0, allies: ['crab-5'] },
      { type: 'lordEntered', seat: 0, lord: 'jailer', from: 'court' },
    );
    expect(recruited).toEqual(['Ada affiliates crab 1.', 'The Jailer joins Ada.']);
  });

  test('players who do not buy share a sentence, and an offer to no player has none', () => {
    expect(told({ type: 'offerDeclined', seats: [1, 2] })).toEqual(['Bea and Cyril do not buy it.']);
    expect(told({ type: 'allyOffered', ally: 'crab-3', price: 4, to: [] })).toEqual([]);
  });
});

function score(total: number) {
  return { locations: 0, lords: total, allies: 0, tokens: 0, other: 0, total, scoreOf: {} };
}
