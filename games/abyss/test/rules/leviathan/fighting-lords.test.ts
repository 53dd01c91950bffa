// The Lords of Leviathan that have to do with Monsters and fights (L61, L63, L65-L67, L69).
import type { Json } from '@undertow/shared/table/json.ts';
import { describe, expect, test } from 'vitest';
import { afterRecruiting, isShown, leviathansIn, leviathanTable } from '../../support/expansion-talk.ts';
import { answer, asked, explore, goOn, optionsOf, pearls, seatOf, timeoutOf } from '../../support/table-talk.ts';

const DECK = ['leviathan-18', 'leviathan-19'];

/** The first seat meets a Monster with these Lords and Allies, and fights. */
function fighting(lords: readonly Json[], hand: string[], table: object) {
  const match = leviathanTable([{ hand, lords }, {}], {
    explorationDeck: ['monster', 'squid-4'],
    leviathanDeck: DECK,
    ...table,
  });
  explore(match);
  answer(match, 0, 'monsterDecision', 'fight');
  return match;
}

describe('L61: the Intrepid', () => {
  const border = { b4: 'leviathan-20', b5: 'leviathan-12', b6: 'leviathan-08' };
  const slayingOne = (hand: string[], table = {}) => {
    const match = fighting(['intrepid'], hand, { border, dice: [6, 6, 6], ...table });
    if (asked(match)[0] === '0 chooseLeviathan') answer(match, 0, 'chooseLeviathan', 'leviathan-20');
    if (asked(match)[0] === '0 attackAlly') answer(match, 0, 'attackAlly', 'crab-4');
    answer(match, 0, 'rewardSplit', 1);
    return match;
  };

  test('need not go on', () => {
    const match = slayingOne(['crab-4', 'crab-3']);
    expect(optionsOf(match, 0, 'chooseLeviathan')).toEqual(['leviathan-12', 'leviathan-08', 'pass']);
    expect(timeoutOf(match, 0, 'chooseLeviathan')).toBe('pass');
    answer(match, 0, 'chooseLeviathan', 'pass');
    expect(match.state.active).toBe(1);
  });

  test('chooses among those that can be attacked', () => {
    expect(optionsOf(slayingOne(['crab-4', 'squid-3']), 0, 'chooseLeviathan')).toEqual(['leviathan-12', 'pass']);
  });

  test('is not asked without a usable Ally', () => {
    expect(slayingOne(['crab-4', 'seahorse-3']).state.active).toBe(1);
  });

  test('may attack the second one several times, and slays no third', () => {
    const match = slayingOne(['crab-4', 'crab-3', 'crab-2', 'crab-1'], { dice: [6, 1, 6] });
    answer(match, 0, 'chooseLeviathan', 'leviathan-12');
    answer(match, 0, 'attackAlly', 'crab-1');
    expect(pearls(match)).toEqual([1, 0]);
    answer(match, 0, 'attackAgain', 'attack');
    answer(match, 0, 'attackAlly', 'crab-2');
    answer(match, 0, 'rewardSplit', 1);
    expect(leviathansIn(match).slain[0]).toEqual(['leviathan-20', 'leviathan-12']);
    expect(match.state.active).toBe(1);
  });

  test('does not go on when the first one lives', () => {
    const match = fighting(['intrepid'], ['crab-1', 'crab-2'], { border, dice: [1, 1] });
    answer(match, 0, 'chooseLeviathan', 'leviathan-20');
    answer(match, 0, 'attackAlly', 'crab-1');
    answer(match, 0, 'attackAgain', 'stop');
    expect(match.state.active).toBe(1);
  });

  test('may go on to the Leviathan that has just come to an empty Border', () => {
    const match = slayingOne(['crab-4', 'crab-3'], { border: { b4: 'leviathan-20' }, dice: [6, 1, 1] });
    expect(optionsOf(match, 0, 'chooseLeviathan')).toEqual(['leviathan-18', 'pass']);
  });

  test('works with the Sorcerer, and not with the Rebel', () => {
    const first = { lords: ['intrepid'], hand: ['crab-4', 'crab-3'] };
    const sorcery = afterRecruiting(leviathanTable, 'sorcerer', [first, {}], {
      border,
      leviathanDeck: DECK,
      dice: [6],
    });
    answer(sorcery, 0, 'sorcererFight', 'fight');
    answer(sorcery, 0, 'chooseLeviathan', 'leviathan-20');
    answer(sorcery, 0, 'attackAlly', 'crab-4');
    answer(sorcery, 0, 'rewardSplit', 1);
    expect(optionsOf(sorcery, 0, 'chooseLeviathan')).toContain('pass');

    const rebellion = afterRecruiting(leviathanTable, 'rebel', [first, {}], { border, leviathanDeck: DECK });
    answer(rebellion, 0, 'rebelTarget', 'leviathan-20');
    answer(rebellion, 0, 'rewardSplit', 1);
    expect(rebellion.state.active).toBe(1);
  });
});

describe('L63, L67: for each Health point', () => {
  const border = { b4: 'leviathan-02', b5: 'leviathan-17' };

  test('the Taxidermist brings two Pearls, each point before the tokens', () => {
    const match = fighting(['taxidermist'], ['jellyfish-5'], { border, dice: [6] });
    expect(asked(match)).toEqual(['0 rewardSplit']);
    expect(pearls(match)).toEqual([4, 0]);
  });

  test('the Altruist brings one more token', () => {
    const match = fighting(['altruist'], ['jellyfish-5'], { border, dice: [6] });
    expect(match.pending[0]?.choice).toEqual({ type: 'amount', min: 0, max: 5 });
    expect(timeoutOf(match, 0, 'rewardSplit')).toBe(5);
  });

  test('neither brings anything for a failed attack', () => {
    const match = fighting(['taxidermist', 'altruist'], ['jellyfish-1'], { border, dice: [1] });
    expect(seatOf(match, 0)).toMatchObject({ pearls: 1, tokens: [] });
  });

  test('neither brings anything while it is disabled', () => {
    const lords = ['taxidermist', 'altruist'].map((id) => ({ id, disabled: true }));
    const match = fighting(lords, ['jellyfish-5'], { border, dice: [6] });
    expect(match.pending[0]?.choice).toEqual({ type: 'amount', min: 0, max: 3 });
    expect(pearls(match)).toEqual([0, 0]);
  });
});

describe('L65: with the Metamorph', () => {
  const meeting = (lords: (string | { readonly id: string; readonly disabled: boolean })[]) => {
    const match = leviathanTable([{ hand: ['seahorse-3', 'seahorse-3-dice'], lords }, {}], {
      explorationDeck: ['monster', 'squid-1', 'squid-2'],
      border: { b4: 'leviathan-20' },
      leviathanDeck: DECK,
      dice: [3, 3],
    });
    explore(match);
    return match;
  };

  test('a fight is possible that would not be', () => {
    const match = meeting(['metamorph']);
    expect(optionsOf(match, 0, 'monsterDecision')).toEqual(['fight', 'continue']);
    answer(match, 0, 'monsterDecision', 'fight');
    expect(optionsOf(match, 0, 'attackAlly')).toEqual(['seahorse-3', 'seahorse-3-dice']);
    const events = answer(match, 0, 'attackAlly', 'seahorse-3');
    expect(events).toContainEqual(expect.objectContaining({ type: 'allySentToAttack', because: ['metamorph'] }));
  });

  test('not while it is disabled', () => {
    expect(asked(meeting([{ id: 'metamorph', disabled: true }]))).toEqual(['0 exploreDecision']);
  });
});

describe('L66: the Sorcerer', () => {
  const conjuring = (hand: string[], table = {}) =>
    afterRecruiting(leviathanTable, 'sorcerer', [{ hand }, {}], {
      border: { b4: 'leviathan-20' },
      leviathanDeck: DECK,
      ...table,
    });

  test('need not fight, and asks in secret', () => {
    const match = conjuring(['crab-2']);
    expect(isShown(match, 0, 'sorcererFight')).toBe(false);
    expect(timeoutOf(match, 0, 'sorcererFight')).toBe('decline');
    answer(match, 0, 'sorcererFight', 'decline');
    expect(match.state.active).toBe(1);
  });

  test('needs a usable Ally, and gives no Pearl of a fifth space', () => {
    expect(conjuring(['seahorse-1']).state.active).toBe(1);
    const match = conjuring(['crab-2'], { dice: [1] });
    answer(match, 0, 'sorcererFight', 'fight');
    expect(pearls(match)).toEqual([1, 0]);
  });
});

describe('L69: the Coward', () => {
  const meeting = (hand: string[], table = {}) => {
    const match = leviathanTable([{ hand, lords: ['coward'] }, {}], {
      explorationDeck: ['squid-1', 'monster', 'squid-2', 'squid-3'],
      border: { b4: 'leviathan-20' },
      leviathanDeck: DECK,
      discard: [],
      ...table,
    });
    explore(match);
    goOn(match);
    return match;
  };

  test('ignores a Monster; the next card comes to the same space', () => {
    const match = meeting([]);
    expect(optionsOf(match, 0, 'monsterDecision')).toEqual(['continue', 'ignore']);
    expect(timeoutOf(match, 0, 'monsterDecision')).toBe('ignore');
    answer(match, 0, 'monsterDecision', 'ignore');
    expect(match.state).toMatchObject({ track: ['squid-1', 'squid-2'], discard: ['monster'] });
    expect(leviathansIn(match).deck).toEqual(DECK);
  });

  test('may also fight or go on', () => {
    expect(optionsOf(meeting(['crab-1']), 0, 'monsterDecision')).toEqual(['fight', 'continue', 'ignore']);
  });

  test('ends an exploration in which only Monsters could come again (L26)', () => {
    const match = meeting([], { explorationDeck: ['squid-1', 'monster'], council: { crab: ['crab-1'] } });
    answer(match, 0, 'monsterDecision', 'ignore');
    expect(match.state).toMatchObject({ active: 1, council: { squid: ['squid-1'] }, discard: ['monster'] });
  });
});
