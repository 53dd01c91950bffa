// Monsters without a fight: new Leviathans, and the attacks of those that they displace (L10-L13, L20-L26).
import { describe, expect, test } from 'vitest';
import { isShown, leviathansIn, leviathanTable } from '../../support/expansion-talk.ts';
import {
  answer,
  asked,
  explore,
  goOn,
  type Match,
  optionsOf,
  pearls,
  seatOf,
  timeoutOf,
} from '../../support/table-talk.ts';

const wounds = (match: Match) => leviathansIn(match).wounds;

/** The first seat goes on, and the next Leviathan displaces this one. */
function attackedBy(leviathan: string, seat = {}, table = {}) {
  const match = leviathanTable([seat, {}], {
    explorationDeck: ['monster', 'seahorse-2', 'seahorse-3'],
    border: { b7: { id: leviathan, beaten: 0 } },
    leviathanDeck: ['leviathan-18', 'leviathan-19'],
    dice: [3, 4],
    discard: [],
    ...table,
  });
  explore(match);
  if (asked(match)[0] === '0 monsterDecision') answer(match, 0, 'monsterDecision', 'continue');
  return match;
}

test('L10, L45: whether a fight is possible is shown to no other player', () => {
  const match = leviathanTable([{ hand: ['crab-1'] }, {}], { explorationDeck: ['monster', 'crab-2'] });
  explore(match);
  expect(optionsOf(match, 0, 'monsterDecision')).toEqual(['fight', 'continue']);
  expect(isShown(match, 0, 'monsterDecision')).toBe(false);
  expect(timeoutOf(match, 0, 'monsterDecision')).toBe('fight');
  expect(match.asked(1)).toEqual([{ seat: 0, prompt: 'monsterDecision' }]);
});

test('L10, B16: an on-turn power may be used before, and what then is possible counts', () => {
  const match = leviathanTable([{ hand: ['crab-1'], lords: ['slaver'] }, {}], {
    explorationDeck: ['monster', 'squid-2'],
    border: { b4: 'leviathan-20' },
    leviathanDeck: ['leviathan-18', 'leviathan-19'],
    dice: [3, 3],
  });
  explore(match);
  expect(optionsOf(match, 0, 'monsterDecision')).toEqual(['fight', 'continue', 'power:slaver']);
  answer(match, 0, 'monsterDecision', 'power:slaver');
  // The only Ally is sold: there is nothing left but to go on.
  expect(leviathansIn(match).border.b6).toEqual({ id: 'leviathan-18', beaten: 0 });
  expect(asked(match)).toEqual(['0 exploreDecision']);
});

test('L11: without a usable Ally the player goes on without being asked', () => {
  const match = leviathanTable([{ hand: ['seahorse-5'] }, {}], {
    explorationDeck: ['monster', 'squid-2'],
    border: { b4: 'leviathan-20' },
    leviathanDeck: ['leviathan-18', 'leviathan-19'],
    dice: [3, 3],
  });
  explore(match);
  expect(leviathansIn(match).border.b6).toEqual({ id: 'leviathan-18', beaten: 0 });
});

test('L12: on the fifth space a fight that is possible must be fought', () => {
  const match = leviathanTable([{ hand: ['crab-5', 'crab-4'] }, {}], {
    explorationDeck: ['squid-1', 'squid-2', 'squid-3', 'seahorse-1', 'monster', 'squid-4'],
    border: { b4: 'leviathan-20' },
    dice: [1],
  });
  explore(match);
  for (let i = 0; i < 4; i++) goOn(match);
  expect(asked(match)).toEqual(['0 attackAlly']);
  expect(pearls(match)).toEqual([1, 0]);
});

test('L12, L23: on the fifth space without a fight the next card comes to the same space, with its Pearl', () => {
  const match = leviathanTable([{}, {}], {
    explorationDeck: ['squid-1', 'squid-2', 'squid-3', 'seahorse-1', 'monster', 'monster', 'squid-4'],
    border: { b4: 'leviathan-20' },
    leviathanDeck: ['leviathan-18', 'leviathan-19', 'leviathan-01'],
    dice: [1, 1, 6, 6],
  });
  explore(match);
  for (let i = 0; i < 4; i++) goOn(match);
  expect(leviathansIn(match).border).toMatchObject({
    'b2-3': { id: 'leviathan-18' },
    'b11-12': { id: 'leviathan-19' },
  });
  expect(seatOf(match, 0)).toMatchObject({ hand: ['squid-4'], pearls: 1 });
});

test('L13: there is no Threat', () => {
  const match = attackedBy('leviathan-04');
  expect(match.state.threat).toBe(1);
});

test('L22: a displaced Leviathan is out of the game, whatever was beaten of it, and the new one has full Health', () => {
  const match = attackedBy('leviathan-01', {}, { border: { b7: { id: 'leviathan-01', beaten: 2 } } });
  expect(leviathansIn(match)).toMatchObject({
    border: { b7: { id: 'leviathan-18', beaten: 0 } },
    discarded: ['leviathan-01'],
    deck: ['leviathan-19'],
    arriving: null,
  });
});

test('L22: while the attacked player decides, all see which Leviathan is about to come', () => {
  const match = attackedBy('leviathan-09', { lords: ['keeper', 'miller'] });
  expect(match.view('spectator').expansions.leviathan).toMatchObject({ arriving: 'leviathan-18' });
});

test('L23: the Monster leaves the track at once, and the next card comes to its space', () => {
  const match = leviathanTable([{}, {}], {
    explorationDeck: ['squid-1', 'monster', 'squid-2', 'squid-3'],
    leviathanDeck: ['leviathan-18', 'leviathan-19'],
    border: { b4: 'leviathan-20' },
    dice: [3, 3],
    discard: [],
  });
  explore(match);
  goOn(match);
  expect(match.state).toMatchObject({ track: ['squid-1', 'squid-2'], discard: ['monster'] });
});

describe('L24: an attack costs', () => {
  test('Wounds', () => {
    expect(wounds(attackedBy('leviathan-03'))).toEqual([3, 0]);
    expect(wounds(attackedBy('leviathan-04'))).toEqual([2, 0]);
  });

  test('three Pearls, or all', () => {
    expect(pearls(attackedBy('leviathan-05', { pearls: 5 }))).toEqual([2, 0]);
    expect(pearls(attackedBy('leviathan-05', { pearls: 2 }))).toEqual([0, 0]);
  });

  test('three Allies of own choice, which only their owner sees before', () => {
    const hand = ['squid-1', 'squid-3', 'seahorse-1', 'seahorse-5'];
    const match = attackedBy('leviathan-02', { hand });
    expect(isShown(match, 0, 'leviathanPenaltyAllies')).toBe(false);
    expect(timeoutOf(match, 0, 'leviathanPenaltyAllies')).toEqual(['seahorse-1', 'squid-1', 'squid-3']);
    answer(match, 0, 'leviathanPenaltyAllies', ['squid-3', 'seahorse-1', 'seahorse-5']);
    expect(seatOf(match, 0).hand).toEqual(['squid-1']);
  });

  test('a free Lord of own choice, also a disabled one, but none under a Location', () => {
    const lords = ['keeper', { id: 'miller', disabled: true }, { id: 'sage', under: 'jail' }];
    const match = attackedBy('leviathan-09', { lords, locations: ['jail'] });
    expect(optionsOf(match, 0, 'leviathanPenaltyLord')).toEqual(['keeper', 'miller']);
    expect(isShown(match, 0, 'leviathanPenaltyLord')).toBe(true);
    expect(timeoutOf(match, 0, 'leviathanPenaltyLord')).toBe('miller');
    answer(match, 0, 'leviathanPenaltyLord', 'keeper');
    expect(match.state.discardedLords).toEqual(['keeper']);
  });

  test('for an absent player the free Lord with the least influence', () => {
    const match = attackedBy('leviathan-09', { lords: ['miller', 'keeper', 'landowner'] });
    expect(timeoutOf(match, 0, 'leviathanPenaltyLord')).toBe('keeper');
  });

  test('the only free Lord without asking', () => {
    const match = attackedBy('leviathan-10', { lords: ['keeper'] });
    expect(seatOf(match, 0).lords).toEqual([]);
  });

  test.each(['leviathan-01', 'leviathan-05', 'leviathan-09'])(
    'nothing where there is nothing to lose (%s)',
    (leviathan) => {
      const match = attackedBy(leviathan);
      expect(leviathansIn(match)).toMatchObject({ border: { b7: { id: 'leviathan-18' } }, wounds: [0, 0] });
      expect(asked(match)).toEqual(['0 exploreDecision']);
    },
  );
});

test('L25: with an empty Leviathan deck no Leviathan comes and none attacks, and the exploration goes on', () => {
  const match = attackedBy('leviathan-04', {}, { leviathanDeck: [] });
  expect(leviathansIn(match)).toMatchObject({ border: { b7: { id: 'leviathan-04' } }, wounds: [0, 0] });
  expect(match.state).toMatchObject({ track: ['seahorse-2'], discard: ['monster'] });
});

describe('L26: when only Monsters could come again', () => {
  test('the exploration ends with nothing gained, and the track is cleared', () => {
    const match = leviathanTable([{}, { pearls: 1 }], {
      explorationDeck: ['squid-1', 'monster'],
      border: { b4: 'leviathan-20' },
      leviathanDeck: ['leviathan-18', 'leviathan-19'],
      dice: [3, 3],
      discard: ['monster'],
      council: { crab: ['crab-1'] },
    });
    explore(match);
    answer(match, 1, 'buyOffer', 'pass');
    goOn(match);
    expect(match.state).toMatchObject({ active: 1, track: [], explorationDeck: [], council: { squid: ['squid-1'] } });
    expect(seatOf(match, 0)).toMatchObject({ hand: [], pearls: 0 });
  });

  test('an Ally that no player bought must be taken', () => {
    const match = leviathanTable([{}, {}], { explorationDeck: ['squid-2'], discard: ['monster'] });
    explore(match);
    expect(seatOf(match, 0)).toMatchObject({ hand: ['squid-2'], pearls: 0 });
  });

  test('but an Ally in the discard pile is shuffled in, and may come', () => {
    const match = leviathanTable([{}, {}], {
      explorationDeck: ['monster'],
      discard: ['squid-2'],
      border: { b4: 'leviathan-20' },
      leviathanDeck: ['leviathan-18', 'leviathan-19', 'leviathan-01'],
      dice: [3, 3, 1, 1],
    });
    explore(match);
    expect(match.state).toMatchObject({ track: ['squid-2'], explorationDeck: ['monster'] });
  });
});
