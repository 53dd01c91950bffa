// The two kinds of Monster tokens (L37, L42-L45).
import { describe, expect, test } from 'vitest';
import type { Writable } from '../../../../../test/support/games/writable.ts';
import type { Player } from '../../../rules/state.ts';
import { isShown, leviathansIn, leviathanTable, requestSupport } from '../../support/expansion-talk.ts';
import {
  answer,
  asked,
  expectRefused,
  explore,
  optionsOf,
  pearls,
  seatOf,
  timeoutOf,
} from '../../support/table-talk.ts';

/** The first seat beats Leviathan 3, for three tokens. */
function rewarded(tokenSupply: { base: string[]; leviathan: string[] }, seat = {}, table = {}) {
  const match = leviathanTable([{ hand: ['crab-5'], ...seat }, { pearls: 0 }], {
    explorationDeck: ['squid-3', 'monster', 'squid-2'],
    border: { b4: 'leviathan-03', b5: 'leviathan-17' },
    leviathanDeck: ['leviathan-18', 'leviathan-19'],
    dice: [6],
    tokenSupply,
    ...table,
  });
  explore(match);
  answer(match, 0, 'exploreDecision', 'continue');
  answer(match, 0, 'monsterDecision', 'fight');
  answer(match, 0, 'chooseLeviathan', 'leviathan-03');
  return match;
}

const POINTS = ['points-2', 'points-3', 'points-4', 'points-2'];

describe('L37: the reward is taken', () => {
  test('from both supplies as the player likes', () => {
    const match = rewarded({ base: POINTS, leviathan: ['pearls-2', 'key', 'stack', 'key'] });
    expect(match.pending[0]?.choice).toEqual({ type: 'amount', min: 0, max: 3 });
    expect(isShown(match, 0, 'rewardSplit')).toBe(true);
    expect(timeoutOf(match, 0, 'rewardSplit')).toBe(3);
    answer(match, 0, 'rewardSplit', 1);
    expect(seatOf(match, 0).tokens).toEqual(['points-2', 'pearls-2', 'key']);
  });

  test('within what each supply holds', () => {
    const match = rewarded({ base: ['points-2', 'points-3'], leviathan: ['pearls-2', 'key'] });
    expect(match.pending[0]?.choice).toEqual({ type: 'amount', min: 1, max: 2 });
    expectRefused(match, 0, 'rewardSplit', 0);
    expectRefused(match, 0, 'rewardSplit', 3);
  });

  test('without asking where there is one way', () => {
    const match = rewarded({ base: POINTS, leviathan: [] });
    expect(seatOf(match, 0).tokens).toEqual(['points-2', 'points-3', 'points-4']);
  });

  test('and what is missing is forgone', () => {
    const match = rewarded({ base: ['points-4'], leviathan: ['pearls-2'] });
    expect(seatOf(match, 0).tokens).toEqual(['points-4', 'pearls-2']);
    expect(seatOf(rewarded({ base: [], leviathan: [] }), 0).tokens).toEqual([]);
  });
});

describe('L42: new tokens may be revealed at once', () => {
  test('only those drawn just now', () => {
    const match = rewarded({ base: POINTS, leviathan: ['pearls-3', 'stack'] }, { tokens: [] });
    const { tokens } = seatOf(match, 0) as Writable<Player>;
    tokens.push('key');
    answer(match, 0, 'rewardSplit', 2);
    expect(optionsOf(match, 0, 'revealDrawn')).toEqual(['pearls-3', 'done']);
    expect(isShown(match, 0, 'revealDrawn')).toBe(false);
    expect(timeoutOf(match, 0, 'revealDrawn')).toBe('done');
    expectRefused(match, 0, 'revealDrawn', 'key');
  });

  test('one after the other; each leaves the game', () => {
    const match = rewarded({ base: POINTS, leviathan: ['pearls-3', 'pearls-2', 'pearls-2'] });
    answer(match, 0, 'rewardSplit', 0);
    expect(optionsOf(match, 0, 'revealDrawn')).toEqual(['pearls-3', 'pearls-2', 'done']);
    answer(match, 0, 'revealDrawn', 'pearls-2');
    answer(match, 0, 'revealDrawn', 'pearls-2');
    answer(match, 0, 'revealDrawn', 'done');
    expect(pearls(match)).toEqual([4, 0]);
    expect(seatOf(match, 0).tokens).toEqual(['pearls-3']);
    expect(leviathansIn(match).spentTokens).toEqual(['pearls-2', 'pearls-2']);
    expect(match.state.tokenSupply).toEqual({ base: POINTS, leviathan: [] });
  });

  test('base tokens are never revealed', () => {
    const match = rewarded({ base: POINTS, leviathan: ['key'] });
    answer(match, 0, 'rewardSplit', 3);
    expect(match.state.active).toBe(1);
  });

  test('and what was revealed cannot be taken back', () => {
    const match = rewarded({ base: POINTS, leviathan: ['key', 'pearls-2', 'pearls-3'] });
    answer(match, 0, 'rewardSplit', 0);
    expect(match.canTakeBack(0)).toBe(false);
    answer(match, 0, 'revealDrawn', 'key');
    expect(match.canTakeBack(0)).toBe(false);
  });
});

test('L43: Keys revealed during a fight are checked when the fight is over', () => {
  const match = rewarded(
    { base: POINTS, leviathan: ['key', 'key', 'pearls-2'] },
    { keys: 1, hand: ['crab-5', 'crab-1'] },
  );
  answer(match, 0, 'attackAlly', 'crab-5');
  answer(match, 0, 'rewardSplit', 1);
  answer(match, 0, 'revealDrawn', 'key');
  answer(match, 0, 'revealDrawn', 'key');
  expect(asked(match)).toEqual(['0 controlLocation']);
  expect(match.state.track).toEqual([]);
});

test('L44: cards on the track are not part of a stack', () => {
  const match = rewarded(
    { base: POINTS, leviathan: ['stack', 'key', 'pearls-2'] },
    {},
    { council: { squid: ['squid-1'] } },
  );
  answer(match, 0, 'rewardSplit', 0);
  answer(match, 0, 'revealDrawn', 'stack');
  expect(seatOf(match, 0).hand).toEqual(['squid-1']);
  answer(match, 0, 'revealDrawn', 'done');
  expect(match.state.council.squid).toEqual(['squid-3']);
});

describe('L43: at the start of the turn', () => {
  const beginning = (seat: { readonly [field: string]: string[] | number }, table = {}) =>
    leviathanTable([seat, {}], { available: ['jail'], locationDeck: ['depths'], ...table });

  test('own new tokens may be revealed, one after the other, in secret until then', () => {
    const match = beginning({ tokens: ['points-4', 'pearls-2', 'pearls-2', 'key'] });
    expect(optionsOf(match, 0, 'revealTokens')).toEqual(['pearls-2', 'key', 'done']);
    expect(isShown(match, 0, 'revealTokens')).toBe(false);
    expect(timeoutOf(match, 0, 'revealTokens')).toBe('done');
    answer(match, 0, 'revealTokens', 'pearls-2');
    answer(match, 0, 'revealTokens', 'pearls-2');
    expect(optionsOf(match, 0, 'revealTokens')).toEqual(['key', 'done']);
    answer(match, 0, 'revealTokens', 'done');
    expect(asked(match)).toEqual(['0 mainDecision']);
    expect(seatOf(match, 0)).toMatchObject({ pearls: 4, keys: 0, tokens: ['points-4', 'key'] });
  });

  test('base tokens alone are not asked for', () => {
    expect(asked(beginning({ tokens: ['points-4'] }))).toEqual(['0 mainDecision']);
  });

  test('three Keys take a Location before plotting, and the rest of the turn follows', () => {
    const match = beginning({ keys: 1, tokens: ['key', 'key'] });
    answer(match, 0, 'revealTokens', 'key');
    answer(match, 0, 'revealTokens', 'key');
    answer(match, 0, 'controlLocation', 'take:jail');
    expect(asked(match)).toEqual(['0 mainDecision']);
    expect(seatOf(match, 0)).toMatchObject({ keys: 0, locations: ['jail'] });
  });

  test('a Key is not revealed by itself: it does not count before', () => {
    const match = beginning({ keys: 2, tokens: ['key'] });
    answer(match, 0, 'revealTokens', 'done');
    requestSupport(match, 'jellyfish');
    expect(seatOf(match, 0)).toMatchObject({ keys: 2, locations: [] });
  });

  test('it comes after the Landlord’s income, in extra turns too', () => {
    const match = leviathanTable([{}, { lords: ['landlord'], tokens: ['pearls-2'] }]);
    requestSupport(match, 'jellyfish');
    expect(asked(match)).toEqual(['1 revealTokens']);
    expect(pearls(match)).toEqual([0, 1]);
  });
});

describe('L44: a Council token', () => {
  const holding = (council: { readonly [race: string]: string[] }, more = {}) =>
    leviathanTable([{ tokens: ['stack', 'key'], ...more }, {}], { council });

  test('takes a stack, in public, for an absent player the largest', () => {
    const match = holding({ crab: ['crab-1'], squid: ['squid-1', 'squid-2'] });
    answer(match, 0, 'revealTokens', 'stack');
    expect(optionsOf(match, 0, 'councilTokenStack')).toEqual(['crab', 'squid']);
    expect(isShown(match, 0, 'councilTokenStack')).toBe(true);
    expect(timeoutOf(match, 0, 'councilTokenStack')).toBe('squid');
  });

  test('cannot be revealed while there is no stack to take', () => {
    const match = holding({});
    expect(optionsOf(match, 0, 'revealTokens')).toEqual(['key', 'done']);
    const alone = leviathanTable([{ tokens: ['stack'] }, {}], { council: {}, court: ['keeper', 'miller'] });
    expect(seatOf(alone, 0).tokens).toEqual(['stack']);
    expect(asked(alone)[0]).not.toBe('0 revealTokens');
  });

  test('is no request for support: the Alchemist takes no second stack', () => {
    const match = holding({ crab: ['crab-1'], squid: ['squid-1'], seahorse: ['seahorse-1'] }, { lords: ['alchemist'] });
    answer(match, 0, 'revealTokens', 'stack');
    answer(match, 0, 'councilTokenStack', 'crab');
    expect(asked(match)).toEqual(['0 revealTokens']);
    expect(seatOf(match, 0).hand).toEqual(['crab-1']);
  });
});

test('L45: the faces of tokens are their owner’s secret, their supply is not', () => {
  const match = leviathanTable([{ tokens: ['pearls-3', 'points-4', 'key'] }, {}]);
  expect(match.view(0).seats[0]).toMatchObject({ tokens: ['pearls-3', 'points-4', 'key'] });
  for (const viewer of [1, 'spectator'] as const) {
    const seen = match.view(viewer).seats[0];
    expect(seen?.tokenBacks).toEqual({ base: 1, leviathan: 2 });
    expect(seen?.tokens).toBeUndefined();
    expect(seen?.score.tokens).toBe(0);
  }
});
