// Both expansions together (X1-X15).
import { openRandom } from '@undertow/shared/table/random.ts';
import { describe, expect, test } from 'vitest';
import { abyss } from '../../rules/index.ts';
import {
  act,
  afterRecruiting,
  fullTable,
  isAllowed,
  krakenIn,
  leviathansIn,
  requestSupport,
} from '../support/expansion-talk.ts';
import { answer, asked, explore, goOn, optionsOf, pearls, seatOf, timeoutOf } from '../support/table-talk.ts';

const DECK = ['leviathan-18', 'leviathan-19'];
const BORDER = { b4: 'leviathan-20', b5: 'leviathan-17' };

test.each([2, 3, 4, 5])('X1, X12: %i players have 62 Lords, 26 Locations and 102 cards', (seats) => {
  const options = { expansions: ['leviathan', 'kraken'] };
  expect(abyss.objection(options, seats)).toBeUndefined();
  const state = abyss.setup(options, seats, openRandom({ seed: 'fast:1', position: 0 }));
  expect(state.court.length + state.lordDeck.length).toBe(62);
  expect(state.available.length + state.locationDeck.length).toBe(26);
  expect(state.explorationDeck).toHaveLength(102 - seats);
});

describe('X2, X14: a Kraken attacks any Leviathan', () => {
  const attacking = (hand: string[], lords: string[] = []) => {
    const match = fullTable([{ hand, lords }, { nebulis: 1 }], {
      krakenFigure: 1,
      explorationDeck: ['monster', 'squid-4'],
      border: { b4: 'leviathan-03' },
      leviathanDeck: DECK,
      dice: [6],
    });
    explore(match);
    answer(match, 0, 'monsterDecision', 'fight');
    return match;
  };

  test('with its value and a die, and gives its Nebulis', () => {
    const match = attacking(['kraken-3']);
    expect(asked(match)).toEqual(['0 rewardSplit']);
    expect(krakenIn(match)).toMatchObject({ nebulis: [2, 1], figure: 0 });
  });

  test('but for an absent player last of the usable Allies', () => {
    expect(timeoutOf(attacking(['kraken-2', 'crab-5']), 0, 'attackAlly')).toBe('crab-5');
  });

  test('and the Metamorph changes nothing for it', () => {
    const events = attacking(['kraken-2', 'squid-1'], ['metamorph']);
    const sent = answer(events, 0, 'attackAlly', 'kraken-2').find(({ type }) => type === 'allySentToAttack');
    expect(sent).not.toHaveProperty('because');
  });
});

describe('X3: Krakens discarded because a Leviathan attacks', () => {
  const hand = ['kraken-4', 'kraken-2', 'squid-1', 'squid-2'];
  const attack = { border: { b7: 'leviathan-01' }, leviathanDeck: DECK, dice: [3, 4] };

  test('give their Nebulis', () => {
    const match = fullTable([{ hand }, {}], { ...attack, explorationDeck: ['monster', 'squid-3', 'squid-4'] });
    explore(match);
    answer(match, 0, 'monsterDecision', 'continue');
    expect(timeoutOf(match, 0, 'leviathanPenaltyAllies')).toEqual(['squid-1', 'squid-2', 'kraken-2']);
    answer(match, 0, 'leviathanPenaltyAllies', ['kraken-4', 'kraken-2', 'squid-1']);
    expect(krakenIn(match)).toMatchObject({ nebulis: [4, 0], figure: 0 });
  });

  test('also to a player whom the Border Guard has sent, out of turn', () => {
    const match = afterRecruiting(fullTable, 'border-guard', [{ nebulis: 1 }, { hand: hand.slice(0, 3) }], {
      ...attack,
      krakenFigure: 0,
    });
    expect(krakenIn(match)).toMatchObject({ nebulis: [1, 4], figure: 1 });
    expect(match.state.active).toBe(1);
  });
});

test('X4: Krakens count for Martial law, and can only be paid for', () => {
  const hand = [
    ...['kraken-4', 'kraken-4', 'kraken-3', 'kraken-3', 'kraken-3', 'kraken-2', 'kraken-2'],
    ...['squid-2', 'squid-2', 'squid-3', 'crab-1', 'crab-2'],
  ];
  const match = fullTable([{ hand, pearls: 1 }, {}]);
  requestSupport(match, 'jellyfish');
  expect(optionsOf(match, 0, 'martialLaw').some((card) => card.startsWith('kraken'))).toBe(false);
  expect(timeoutOf(match, 0, 'martialLaw')).toEqual(['jellyfish-1']);
  expect(isAllowed(match, 0, 'martialLaw', [])).toBe(true);
});

test('X5, X6: Loot takes a base token, and finds its Ally past Monsters without any effect', () => {
  const match = fullTable([{ keys: 3 }, {}], {
    available: ['megalodon'],
    lootDeck: ['loot-5', 'loot-6', 'loot-7'],
    explorationDeck: ['monster', 'monster', 'crab-3'],
    discard: [],
    border: BORDER,
    leviathanDeck: DECK,
    tokenSupply: { base: ['points-2', 'points-3'] },
  });
  answer(match, 0, 'controlLocation', 'take:megalodon');
  expect(seatOf(match, 0).tokens).toEqual(['points-2']);
  answer(match, 0, 'lootContinue', 'draw');
  expect(seatOf(match, 0).hand).toEqual(['crab-3']);
  expect(match.state).toMatchObject({ threat: 1, discard: ['monster', 'monster'] });
  expect(leviathansIn(match).deck).toEqual(DECK);
});

describe('X7: the Hunter names the opponent and the supply', () => {
  const hunting = (...tokens: string[][]) =>
    afterRecruiting(fullTable, 'hunter', [{}, ...tokens.map((owned) => ({ tokens: owned }))]);

  test('where there are tokens', () => {
    const match = hunting(['points-2', 'key'], [], ['pearls-2', 'pearls-3', 'stack']);
    expect(optionsOf(match, 0, 'hunterTarget')).toEqual(['seat:1:base', 'seat:1:leviathan', 'seat:3:leviathan']);
    expect(timeoutOf(match, 0, 'hunterTarget')).toBe('seat:3:leviathan');
    answer(match, 0, 'hunterTarget', 'seat:1:base');
    expect(seatOf(match, 0).tokens).toEqual(['points-2']);
    expect(seatOf(match, 1).tokens).toEqual(['key']);
  });

  test('with most tokens of the base supply first, for an absent player', () => {
    const match = hunting(['points-2', 'key'], ['pearls-2', 'points-3']);
    expect(timeoutOf(match, 0, 'hunterTarget')).toBe('seat:1:base');
  });

  test('and only the two of them learn the face of a new token', () => {
    const match = hunting(['key', 'points-2'], []);
    const events = answer(match, 0, 'hunterTarget', 'seat:1:leviathan');
    const stolen = events.find(({ type }) => type === 'tokenStolen');
    expect(stolen).toMatchObject({ supply: 'leviathan' });
    const heard = ([0, 1, 2, 'spectator'] as const).map((viewer) => stolen && abyss.redact(stolen, viewer));
    expect(heard.map((event) => JSON.stringify(event).includes('key'))).toEqual([true, true, false, false]);
  });

  test('and the thief may reveal it in a later own turn', () => {
    const match = hunting(['pearls-2'], []);
    expect(seatOf(match, 0).tokens).toEqual(['pearls-2']);
    requestSupport(match, 'jellyfish');
    requestSupport(match, 'squid');
    expect(asked(match)).toEqual(['0 revealTokens']);
  });
});

describe('X8: the Highwayman', () => {
  const robbed = { lords: ['highwayman'] };

  test('takes one of the Pearls of a token', () => {
    const match = fullTable([{ tokens: ['pearls-2', 'pearls-3'] }, robbed]);
    answer(match, 0, 'revealTokens', 'pearls-2');
    answer(match, 0, 'revealTokens', 'pearls-3');
    expect(pearls(match)).toEqual([3, 2]);
  });

  test('takes one of the two Pearls for each Health point', () => {
    const match = fullTable([{ hand: ['jellyfish-5'], lords: ['taxidermist'] }, robbed], {
      explorationDeck: ['monster', 'squid-1'],
      border: { b4: 'leviathan-02', b5: 'leviathan-17' },
      leviathanDeck: DECK,
      dice: [6],
    });
    explore(match);
    answer(match, 0, 'monsterDecision', 'fight');
    expect(pearls(match)).toEqual([2, 2]);
  });

  test('takes one of what the Arms Dealer brings', () => {
    const match = afterRecruiting(fullTable, 'arms-dealer', [{}, robbed], { border: BORDER });
    expect(pearls(match)).toEqual([1, 1]);
  });
});

test('X10: Krakens left on the track are placed when the fight is over', () => {
  const match = fullTable([{ hand: ['crab-1'] }, {}], {
    explorationDeck: ['kraken-3', 'monster', 'squid-4'],
    border: { b4: 'leviathan-03' },
    leviathanDeck: DECK,
    dice: [1],
  });
  explore(match);
  goOn(match);
  answer(match, 0, 'monsterDecision', 'fight');
  expect(asked(match)).toEqual(['0 placeKraken']);
  expect(pearls(match)).toEqual([1, 0]);
});

test('X11, K12: Nebulis pay neither for Martial law nor for a Pearl boost', () => {
  const match = fullTable([{ nebulis: 3, hand: ['crab-1-boost'] }, {}], {
    krakenFigure: 0,
    explorationDeck: ['monster', 'squid-4'],
    border: { b4: 'leviathan-03' },
    leviathanDeck: DECK,
    dice: [1],
  });
  explore(match);
  answer(match, 0, 'monsterDecision', 'fight');
  // The attack has failed without a question about Pearls.
  expect(match.state).toMatchObject({ active: 1, seats: [{ pearls: 1 }, {}] });
  expect(krakenIn(match).nebulis).toEqual([3, 0]);
});

test('X13: Krakens count for the Commander, and may be discarded for it', () => {
  const hand = ['kraken-4', 'kraken-3', 'squid-1', 'squid-2', 'squid-3', 'squid-4'];
  const match = fullTable([{ hand }, { lords: ['commander'] }]);
  requestSupport(match, 'jellyfish');
  expect(optionsOf(match, 0, 'commanderLimit')).toContain('kraken-4');
  answer(match, 0, 'commanderLimit', ['kraken-4']);
  expect(krakenIn(match).nebulis).toEqual([0, 0]);
});

test('K33, L43: a Sentinel that comes back at the start of the turn may be placed again before the action', () => {
  const match = fullTable([{ tokens: ['stack', 'key'] }, {}], {
    council: { squid: ['squid-1'], crab: ['crab-1'], jellyfish: ['jellyfish-1'] },
    sentinels: { vigil: { seat: 0, on: 'council:squid' } },
  });
  answer(match, 0, 'revealTokens', 'stack');
  answer(match, 0, 'councilTokenStack', 'squid');
  answer(match, 0, 'revealTokens', 'done');
  expect(optionsOf(match, 0, 'mainDecision')).toContain('sentinel:vigil');
  act(match, 'sentinel:vigil');
  expect(asked(match)).toEqual(['0 placeSentinel']);
});

test('K34, L24: a Watcher lost to a Leviathan leaves its Sentinel where it stands', () => {
  const match = fullTable([{ lords: ['watcher'] }, {}], {
    explorationDeck: ['monster', 'squid-3', 'squid-4'],
    border: { b7: 'leviathan-09' },
    leviathanDeck: DECK,
    dice: [3, 4],
    sentinels: { watcher: { seat: 0, on: 'council:squid' } },
  });
  explore(match);
  expect(seatOf(match, 0).lords).toEqual([]);
  expect(krakenIn(match).sentinels).toEqual({ watcher: { seat: 0, on: 'council:squid' } });
});
