// Fights against Leviathans (L30-L41).
import { describe, expect, test } from 'vitest';
import { isShown, leviathansIn, leviathanTable } from '../../support/expansion-talk.ts';
import {
  answer,
  asked,
  expectRefused,
  explore,
  goOn,
  optionsOf,
  pearls,
  seatOf,
  timeoutOf,
} from '../../support/table-talk.ts';

/** The first seat fights a Monster with these Allies. */
function fighting(hand: string[], border: Record<string, string>, dice: number[], seat = {}, table = {}) {
  const match = leviathanTable([{ hand, ...seat }, {}], {
    explorationDeck: ['monster', 'squid-2'],
    leviathanDeck: ['leviathan-18', 'leviathan-19'],
    border,
    dice,
    discard: [],
    ...table,
  });
  explore(match);
  answer(match, 0, 'monsterDecision', 'fight');
  return match;
}

const attack = (match: ReturnType<typeof fighting>, ally: string) => answer(match, 0, 'attackAlly', ally);

test('L30: only a Leviathan that can be attacked is chosen, and only its owner knows which these are', () => {
  const match = fighting(
    ['squid-1', 'shellfish-2'],
    { b4: 'leviathan-12', b5: 'leviathan-04', b6: 'leviathan-06' },
    [],
  );
  expect(optionsOf(match, 0, 'chooseLeviathan')).toEqual(['leviathan-12', 'leviathan-06']);
  expect(isShown(match, 0, 'chooseLeviathan')).toBe(false);
  // The lowest next resistance.
  expect(timeoutOf(match, 0, 'chooseLeviathan')).toBe('leviathan-12');
});

test('L30: the chosen Leviathan stays the only one in the fight', () => {
  const match = fighting(['crab-1', 'squid-1'], { b4: 'leviathan-12', b5: 'leviathan-04' }, [1]);
  answer(match, 0, 'chooseLeviathan', 'leviathan-04');
  // The Squid cannot fight it, and so the fight is over.
  expect(seatOf(match, 0)).toMatchObject({ hand: ['squid-1'], pearls: 1 });
  expect(match.state.active).toBe(1);
});

test('L31: only Allies of a Race that is named can attack', () => {
  const match = fighting(['crab-1', 'crab-3', 'jellyfish-2', 'squid-5'], { b4: 'leviathan-04' }, []);
  expect(optionsOf(match, 0, 'attackAlly').toSorted()).toEqual(['crab-1', 'crab-3', 'jellyfish-2']);
  expect(isShown(match, 0, 'attackAlly')).toBe(false);
  expect(timeoutOf(match, 0, 'attackAlly')).toBe('crab-1');
  expectRefused(match, 0, 'attackAlly', 'squid-5');
});

test('L33: the Ally is discarded, and its value and one die make the power', () => {
  const match = fighting(['crab-5', 'crab-1'], { b4: 'leviathan-07' }, [2]);
  const events = attack(match, 'crab-5');
  expect(events).toContainEqual({ type: 'diceRolled', dice: [2] });
  expect(events).toContainEqual({ type: 'attackResolved', seat: 0, power: 7, levels: 0 });
  expect(match.state.discard).toEqual(['crab-5']);
});

test('L33: a double die counts the higher of two', () => {
  const match = fighting(['crab-3-dice', 'crab-1'], { b4: 'leviathan-08' }, [3, 1]);
  attack(match, 'crab-3-dice');
  expect(leviathansIn(match).slain[0]).toEqual(['leviathan-08']);
});

describe('L34: a Pearl boost', () => {
  test('is decided when the roll is seen, by all', () => {
    const match = fighting(['crab-1-boost'], { b4: 'leviathan-12' }, [3], { pearls: 4 });
    expect(asked(match)).toEqual(['0 pearlBoost']);
    expect(match.view(1).expansions.leviathan?.attack).toEqual({ space: 'b4', ally: 'crab-1-boost', dice: [3] });
    expect(isShown(match, 0, 'pearlBoost')).toBe(true);
    expect(timeoutOf(match, 0, 'pearlBoost')).toBe(0);
    for (const pearl of [-1, 5, 0.5, '1']) expectRefused(match, 0, 'pearlBoost', pearl);
    answer(match, 0, 'pearlBoost', 0);
    expect(pearls(match)).toEqual([5, 0]);
    expect(match.view(1).expansions.leviathan?.attack).toBeNull();
  });

  test('may beat several levels', () => {
    const match = fighting(['crab-2-boost'], { b4: 'leviathan-02' }, [3], { pearls: 6 });
    answer(match, 0, 'pearlBoost', 5);
    expect(leviathansIn(match).slain[0]).toEqual(['leviathan-02']);
    expect(pearls(match)).toEqual([1, 0]);
  });

  test('is not asked without a Pearl, nor for an Ally with another skill', () => {
    expect(asked(fighting(['crab-1-boost'], { b4: 'leviathan-20' }, [1]))).toEqual(['1 mainDecision']);
    const match = fighting(['crab-3-dice'], { b4: 'leviathan-20' }, [1, 1], { pearls: 3 });
    expect(asked(match)).toEqual(['1 mainDecision']);
  });
});

describe('L35: levels from the top, as far as the power reaches when they are added up', () => {
  // Leviathan 1 has the levels 3, 7 and 5.
  test.each([
    [1, 0, 0],
    [2, 0, 1],
    [6, 2, 1],
    [6, 3, 2],
    [6, 7, 2],
    [6, 8, 3],
  ])('a die of %i and %i Pearls beat %i', (die, boost, levels) => {
    const match = fighting(['crab-1-boost', 'squid-1'], { b4: 'leviathan-01', b5: 'leviathan-03' }, [die], {
      pearls: 9,
    });
    answer(match, 0, 'chooseLeviathan', 'leviathan-01');
    answer(match, 0, 'pearlBoost', boost);
    const { border, slain } = leviathansIn(match);
    if (levels === 3) expect(slain[0]).toEqual(['leviathan-01']);
    else expect(border.b4).toEqual({ id: 'leviathan-01', beaten: levels });
  });

  test('only what is left of it counts', () => {
    const match = fighting(
      ['crab-1-boost'],
      {},
      [4],
      { pearls: 9 },
      { border: { b4: { id: 'leviathan-01', beaten: 2 } } },
    );
    answer(match, 0, 'pearlBoost', 0);
    expect(leviathansIn(match).slain[0]).toEqual(['leviathan-01']);
  });
});

test('L36, L38: a failed attack brings a Pearl, and another one may follow', () => {
  const match = fighting(['crab-1', 'crab-2', 'crab-3'], { b4: 'leviathan-03' }, [1, 1, 1]);
  attack(match, 'crab-1');
  expect(pearls(match)).toEqual([1, 0]);
  expect(optionsOf(match, 0, 'attackAgain')).toEqual(['attack', 'stop']);
  expect(isShown(match, 0, 'attackAgain')).toBe(false);
  expect(timeoutOf(match, 0, 'attackAgain')).toBe('stop');
  answer(match, 0, 'attackAgain', 'attack');
  attack(match, 'crab-2');
  answer(match, 0, 'attackAgain', 'stop');
  expect(seatOf(match, 0)).toMatchObject({ hand: ['crab-3'], pearls: 2 });
});

test('L38: damage stays on the Leviathan between attacks and turns', () => {
  const match = fighting(['crab-3', 'crab-4'], { b4: 'leviathan-01' }, [1, 4]);
  attack(match, 'crab-3');
  answer(match, 0, 'rewardSplit', 1);
  answer(match, 0, 'attackAgain', 'attack');
  answer(match, 0, 'rewardSplit', 2);
  expect(leviathansIn(match).border.b4).toEqual({ id: 'leviathan-01', beaten: 2 });
});

test('L39: after the fight the track is cleared, with the Ship Master’s income', () => {
  const match = leviathanTable([{ hand: ['crab-1'], lords: ['ship-master'] }, {}], {
    explorationDeck: ['squid-2', 'seahorse-1', 'monster', 'squid-3'],
    border: { b4: 'leviathan-19' },
    dice: [1],
    discard: [],
  });
  explore(match);
  goOn(match);
  goOn(match);
  answer(match, 0, 'monsterDecision', 'fight');
  expect(pearls(match)).toEqual([3, 0]);
  expect(match.state).toMatchObject({ track: [], active: 1 });
  expect(match.state.discard.toSorted()).toEqual(['crab-1', 'monster']);
});

describe('L40: a slain Leviathan lies face up before its slayer', () => {
  test('and the next one comes by a roll if the Border is empty, before the tokens are taken', () => {
    const match = fighting(['crab-5', 'jellyfish-1'], { b7: 'leviathan-20' }, [3, 1, 1]);
    expect(leviathansIn(match)).toMatchObject({
      slain: [['leviathan-20'], []],
      border: { b7: null, 'b2-3': { id: 'leviathan-18', beaten: 0 } },
      wounds: [0, 0],
    });
    expect(asked(match)).toEqual(['0 rewardSplit']);
    expect(match.view(1).expansions.leviathan?.slain).toEqual([['leviathan-20'], []]);
  });

  test('and none comes if another is left, or the deck is empty', () => {
    const other = fighting(['crab-5', 'jellyfish-1'], { b7: 'leviathan-20', b8: 'leviathan-17' }, [3]);
    answer(other, 0, 'chooseLeviathan', 'leviathan-20');
    expect(leviathansIn(other).deck).toEqual(['leviathan-18', 'leviathan-19']);

    const last = fighting(['crab-5', 'jellyfish-1'], { b7: 'leviathan-20' }, [3], {}, { leviathanDeck: [] });
    expect(Object.values(leviathansIn(last).border).every((beast) => beast === null)).toBe(true);
  });

  test('and with an empty Border no player can fight', () => {
    const match = leviathanTable([{ hand: ['crab-5'] }, {}], {
      explorationDeck: ['monster', 'squid-2', 'squid-3'],
      border: {},
      leviathanDeck: [],
      discard: [],
    });
    explore(match);
    expect(asked(match)).toEqual(['0 exploreDecision']);
    expect(match.state.discard).toEqual(['monster']);
  });
});

describe('L41: the Scourge figure', () => {
  const slaying = (scourge: number | null, own: string[], other: string[]) => {
    const match = leviathanTable([{ hand: ['crab-5'], slain: own }, { slain: other }], {
      explorationDeck: ['monster', 'squid-2'],
      border: { b7: 'leviathan-20', b8: 'leviathan-17' },
      leviathanDeck: ['leviathan-18', 'leviathan-19'],
      dice: [2],
      scourge,
    });
    explore(match);
    answer(match, 0, 'monsterDecision', 'fight');
    answer(match, 0, 'chooseLeviathan', 'leviathan-20');
    return leviathansIn(match).scourge;
  };

  test('goes to the first slayer', () => {
    expect(slaying(null, [], [])).toBe(0);
  });

  test('goes to a player who slays and has as many as its owner, not to one who has fewer', () => {
    expect(slaying(1, [], ['leviathan-01'])).toBe(0);
    expect(slaying(1, [], ['leviathan-01', 'leviathan-02'])).toBe(1);
    expect(slaying(1, ['leviathan-03', 'leviathan-04'], ['leviathan-01', 'leviathan-02'])).toBe(0);
  });

  test('stays with an owner who slays', () => {
    expect(slaying(0, ['leviathan-01'], ['leviathan-02'])).toBe(0);
  });
});
