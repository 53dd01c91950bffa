// What belongs to an expansion that is not in the game: it can be said that there is none of it, and nothing else.
import { runScenario } from '@undertow/authoring/scenarios/files.ts';
import { describe, expect, test } from 'vitest';

const failureOf = (given: object, ...play: object[]) =>
  runScenario({ id: 'T1', game: 'abyss', seats: 2, given: { council: { crab: ['crab-2'] }, ...given }, play }, 'f')
    .failure;

const NOTHING = {
  seats: [
    { nebulis: 0, loot: {}, wounds: 0, slain: [] },
    { loot: { megalodon: [] }, slain: { count: 0 } },
  ],
  availableLoot: {},
  lootDeck: { count: 0 },
  krakenFigure: null,
  sentinels: {},
  border: { b8: null },
  leviathanDeck: [],
  scourge: null,
  tokenSupply: { leviathan: [] },
};

describe('nothing', () => {
  test('is given, and all else is as it would be without saying so', () => {
    const base = { seats: [{ hand: [], pearls: 1 }], tokenSupply: { base: { count: 20 } } };
    expect(failureOf({ ...NOTHING, dice: [] }, { expect: base })).toBeUndefined();
  });

  test('is expected, and seen', () => {
    const expected = { ...NOTHING, seats: { 0: { ...NOTHING.seats[0], tokenBacks: { base: 0, leviathan: 0 } } } };
    expect(failureOf({}, { expect: expected })).toBeUndefined();
    for (const viewer of [0, 'spectator'])
      expect(failureOf({}, { view: { viewer, expect: expected } })).toBeUndefined();
  });
});

describe('anything else is malformed', () => {
  const cases: readonly [object, string][] = [
    [{ seats: [{ nebulis: 2 }] }, 'seats.0.nebulis: there is none without kraken, so it cannot be 2'],
    [{ seats: [{ loot: { megalodon: ['loot-3'] } }] }, 'seats.0.loot: there is none without kraken'],
    [{ seats: [{ loot: { jail: [] } }] }, 'seats.0.loot: there is none without kraken'],
    [{ seats: [{ slain: { count: 1 } }] }, 'seats.0.slain: there is none without leviathan'],
    [{ krakenFigure: 0 }, 'krakenFigure: there is none without kraken, so it cannot be 0'],
    [{ sentinels: { vigil: { seat: 0 } } }, 'sentinels: there is none without kraken'],
    [{ border: { b8: 'leviathan-01' } }, 'border: there is none without leviathan'],
    [{ scourge: '' }, 'scourge: there is none without leviathan, so it cannot be ""'],
    [{ tokenSupply: { leviathan: ['key'] } }, 'tokenSupply.leviathan: there is none without leviathan'],
  ];

  test.each(cases)('%j', (position, message) => {
    expect(failureOf(position)).toContain(`given.${message}`);
    expect(failureOf({}, { expect: position })).toContain(`step 1: expect.${message}`);
    expect(failureOf({}, { view: { viewer: 1, expect: position } })).toContain(`step 1: view.expect.${message}`);
  });
});
