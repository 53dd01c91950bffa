// Setup of Kraken, and Nebulis as a way to pay (K1, K10-K14).
import { openRandom } from '@undertow/shared/table/random.ts';
import { describe, expect, test } from 'vitest';
import { base } from '../../../rules/base.ts';
import { abyss } from '../../../rules/index.ts';
import {
  act,
  afterRecruiting,
  isAllowed,
  krakenIn,
  krakenTable,
  requestSupport,
} from '../../support/expansion-talk.ts';
import { answer, asked, explore, lordsOf, optionsOf, pearls, timeoutOf } from '../../support/table-talk.ts';

test('K1: Kraken brings 7 Allies, 18 Lords, 6 Locations and 25 Loot cards, and no Nebulis', () => {
  const state = abyss.setup({ expansions: ['kraken'] }, 4, openRandom({ seed: 'fast:1', position: 0 }));
  const deck = state.explorationDeck.filter((card) => card.startsWith('kraken')).sort();
  expect(deck).toEqual(['kraken-2', 'kraken-2', 'kraken-3', 'kraken-3', 'kraken-3', 'kraken-4', 'kraken-4']);
  expect(state.explorationDeck).toHaveLength((base.exploration?.length ?? 0) + 7);
  expect(state.court.length + state.lordDeck.length).toBe(35 + 18);
  expect(state.available.length + state.locationDeck.length).toBe(20 + 6);
  expect(state.expansions.kraken).toMatchObject({ nebulis: [0, 0, 0, 0], figure: null, sentinels: {}, loot: {} });
  const loot = state.expansions.kraken?.lootDeck ?? [];
  expect([3, 4, 5, 6, 7].map((value) => loot.filter((card) => card === `loot-${value}`).length)).toEqual([
    3, 4, 5, 6, 7,
  ]);
  expect(abyss.objection({ expansions: ['kraken'] }, 5)).toBeDefined();
});

test('K10: all see how many Nebulis each player has', () => {
  const match = krakenTable([{ nebulis: 2 }, {}], { krakenFigure: 0 });
  for (const viewer of [0, 1, 'spectator'] as const) {
    expect(match.view(viewer).expansions.kraken).toMatchObject({ nebulis: [2, 0], figure: 0 });
  }
});

/** Pearls, Nebulis and Lords of a player who pays a price of 3, and the numbers of Nebulis that may be used. */
const PURSES: [number, number, string[], number[]][] = [
  [3, 2, [], [0]],
  [4, 2, [], [0]],
  [2, 0, [], []],
  [2, 1, [], [1]],
  [2, 5, [], [1]],
  [1, 5, [], []],
  [3, 2, ['outlaw'], [0]],
  [2, 5, ['outlaw'], [1]],
  [1, 5, ['outlaw'], [2]],
  [1, 1, ['outlaw'], []],
  [0, 5, ['outlaw'], []],
  [5, 2, ['counterfeiter'], [0, 1]],
  [2, 2, ['counterfeiter'], [1]],
  [1, 5, ['counterfeiter'], []],
  [3, 5, ['counterfeiter', 'outlaw'], [0, 1, 2]],
  [2, 5, ['counterfeiter', 'outlaw'], [1, 2]],
  [1, 5, ['counterfeiter', 'outlaw'], [2]],
];

describe('K13: a price of 3 with so many Pearls, Nebulis and these Lords is paid with so many Nebulis', () => {
  const waysOf = (options: readonly string[], what: string) =>
    options
      .filter((option) => option === what || option.startsWith(`${what}:`))
      .map((option) => Number(option.split(':')[1] ?? 0));

  test.each(PURSES)('for an offered Ally: %i Pearls, %i Nebulis, %j: %j', (coins, nebulis, lords, ways) => {
    const match = krakenTable([{}, { pearls: coins, nebulis, lords }], {
      krakenFigure: nebulis > 0 ? 1 : null,
      explorationDeck: ['crab-2', 'crab-3'],
      purchases: { price: 3 },
    });
    explore(match);
    if (ways.length === 0) expect(asked(match)).toEqual(['0 exploreDecision']);
    else expect(waysOf(optionsOf(match, 1, 'buyOffer'), 'buy')).toEqual(ways);
  });

  test.each(PURSES)('for a Lord: %i Pearls, %i Nebulis, %j: %j', (coins, nebulis, lords, ways) => {
    const match = krakenTable([{ pearls: coins, nebulis, lords, hand: ['shellfish-5'] }, {}], {
      krakenFigure: nebulis > 0 ? 0 : null,
      court: ['peddler', 'keeper', 'reaper', 'miller'],
    });
    const isOffered = optionsOf(match, 0, 'mainDecision').includes('recruit:peddler');
    expect(isOffered).toBe(ways.length > 0);
    if (!isOffered) return;
    act(match, 'recruit:peddler');
    const allowed = [0, 1, 2, 3].filter((count) =>
      isAllowed(match, 0, 'payment', { allies: ['shellfish-5'], nebulis: count }),
    );
    expect(allowed).toEqual(ways);
  });

  test.each(PURSES)(
    'for the Corruptor two more Pearls: %i Pearls, %i Nebulis, %j: %j',
    (coins, nebulis, lords, ways) => {
      const match = afterRecruiting(
        krakenTable,
        'corruptor',
        [{ pearls: coins + 2, nebulis, lords }, {}],
        nebulis > 0 ? { krakenFigure: 0 } : {},
      );
      if (ways.length === 0) expect(lordsOf(match, 0)).toEqual([...lords, 'corruptor']);
      else expect(waysOf(optionsOf(match, 0, 'corruptorRecruit'), 'keeper')).toEqual(ways);
    },
  );
});

test('K13: the Nebulis of a payment are a number, and none if they are left out', () => {
  const match = krakenTable([{ pearls: 3, nebulis: 1, hand: ['shellfish-5'] }, {}], {
    krakenFigure: 0,
    court: ['peddler', 'keeper', 'reaper', 'miller'],
  });
  act(match, 'recruit:peddler');
  const payments = [0, 1, -1, 0.5, null, '', '1', false, [], {}].map((nebulis) => ({
    allies: ['shellfish-5'],
    nebulis,
  }));
  const allowed = payments.filter((payment) => isAllowed(match, 0, 'payment', payment));
  expect(allowed).toEqual([{ allies: ['shellfish-5'], nebulis: 0 }]);
  expect(isAllowed(match, 0, 'payment', { allies: ['shellfish-5'] })).toBe(true);
});

test('K14: Nebulis paid for a Lord go to no player', () => {
  const match = krakenTable([{ pearls: 2, nebulis: 2, hand: ['shellfish-5'] }, {}], {
    krakenFigure: 0,
    court: ['peddler', 'keeper', 'reaper', 'miller', 'shepherd'],
  });
  act(match, 'recruit:peddler');
  answer(match, 0, 'payment', { allies: ['shellfish-5'], nebulis: 1 });
  expect(krakenIn(match).nebulis).toEqual([1, 0]);
  // The Peddler has brought two new ones.
  expect(pearls(match)).toEqual([2, 0]);
});

test('K14: Nebulis paid for the Corruptor go to no player, and the rest is paid in Pearls', () => {
  const match = afterRecruiting(krakenTable, 'corruptor', [{ pearls: 4, nebulis: 1 }, {}], { krakenFigure: 0 });
  expect(optionsOf(match, 0, 'corruptorRecruit')).toContain('keeper:1');
  answer(match, 0, 'corruptorRecruit', 'keeper:1');
  expect(lordsOf(match, 0)).toEqual(['corruptor', 'keeper']);
  expect(krakenIn(match)).toMatchObject({ nebulis: [0, 0], figure: null });
  expect(pearls(match)).toEqual([0, 0]);
});

test('K14: of a price paid in part with Nebulis, the active player gets both parts', () => {
  const match = krakenTable([{}, { pearls: 1, nebulis: 1 }], {
    krakenFigure: 1,
    explorationDeck: ['crab-2', 'crab-3', 'squid-2'],
    purchases: { price: 2 },
  });
  explore(match);
  expect(optionsOf(match, 1, 'buyOffer')).toEqual(['pass', 'buy:1']);
  expect(timeoutOf(match, 1, 'buyOffer')).toBe('pass');
  answer(match, 1, 'buyOffer', 'buy:1');
  expect(pearls(match)).toEqual([1, 0]);
  expect(krakenIn(match)).toMatchObject({ nebulis: [1, 0], figure: 0 });
  expect(match.state.purchases).toEqual({ price: 3, bought: [0, 1] });
});

test('K14: the Nebulis that Krakens bring cannot pay for the Lord that they were played for', () => {
  const match = krakenTable([{ hand: ['shellfish-4', 'kraken-3'] }, {}], {
    court: ['peddler', 'keeper', 'reaper', 'miller'],
  });
  expect(optionsOf(match, 0, 'mainDecision')).not.toContain('recruit:peddler');
});

test('K11: a price of nothing takes no Nebulis', () => {
  const match = krakenTable([{ nebulis: 1, hand: ['shellfish-5', 'shellfish-3'] }, {}], {
    krakenFigure: 0,
    court: ['peddler', 'keeper', 'reaper', 'miller'],
  });
  act(match, 'recruit:peddler');
  const allies = ['shellfish-5', 'shellfish-3'];
  expect(isAllowed(match, 0, 'payment', { allies, nebulis: 1 })).toBe(false);
  expect(isAllowed(match, 0, 'payment', { allies })).toBe(true);
});

test('K11: a disabled Outlaw or one under a Location does not count', () => {
  for (const outlaw of [
    { id: 'outlaw', disabled: true },
    { id: 'outlaw', under: 'jail' },
  ]) {
    const match = krakenTable([{}, { nebulis: 2, lords: [outlaw], locations: ['jail'] }], {
      krakenFigure: 1,
      explorationDeck: ['crab-2', 'crab-3'],
      purchases: { price: 2 },
    });
    explore(match);
    expect(asked(match)).toEqual(['0 exploreDecision']);
  }
});

test('D4: for an absent player nothing is paid with Nebulis that Allies can pay', () => {
  const match = krakenTable([{ pearls: 1, nebulis: 1, hand: ['shellfish-5', 'shellfish-3', 'crab-1'] }, {}], {
    krakenFigure: 0,
    court: ['peddler', 'keeper', 'reaper', 'miller'],
    explorationDeck: [],
    discard: [],
    council: {},
  });
  if (asked(match)[0] === '0 mainDecision') act(match, 'recruit:peddler');
  expect(timeoutOf(match, 0, 'payment')).toEqual({ allies: ['shellfish-3', 'shellfish-5'] });
});

test('K48: Nebulis are worth one point less each, and the figure five', () => {
  const match = krakenTable([{ nebulis: 2, lords: ['keeper'] }, { nebulis: 1 }], { krakenFigure: 0 });
  const scores = match.view('spectator').seats.map(({ score }) => score.other);
  expect(scores).toEqual([-7, -1]);
});

test('K48: in a tie Nebulis do not count as Pearls', () => {
  // 28 points against 36, less 3 Nebulis and the figure.
  const seven = ['sage', 'hermit', 'elder', 'watcher', 'vigil', 'lookout', 'commander'];
  const match = krakenTable(
    [
      { pearls: 1, lords: seven },
      { nebulis: 3, lords: ['landowner', 'aquaculturist', 'oyster-farmer'] },
    ],
    { krakenFigure: 1, council: { jellyfish: ['jellyfish-2'], crab: ['crab-2'] } },
  );
  requestSupport(match, 'jellyfish');
  requestSupport(match, 'crab');
  expect(match.state.scores?.map(({ total }) => total)).toEqual([30, 30]);
  expect(match.outcome?.ranking).toEqual([[0], [1]]);
});
