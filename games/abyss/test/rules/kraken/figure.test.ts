// The Kraken figure: how it is taken and kept, and when a player chooses (K15, K16, K26).
import { expect, test } from 'vitest';
import { act, afterRecruiting, isShown, krakenIn, krakenTable, requestSupport } from '../../support/expansion-talk.ts';
import { answer, asked, explore, type Match, optionsOf, timeoutOf } from '../../support/table-talk.ts';

const nebulisIn = (match: Match) => krakenIn(match).nebulis;
const figureIn = (match: Match) => krakenIn(match).figure;

/** Seat 1 buys an Ally of the active seat 0 with its last Nebulis, or one of them. */
function buying(nebulis: readonly number[], holder: number) {
  const match = krakenTable(
    nebulis.map((count) => ({ nebulis: count })),
    { krakenFigure: holder, explorationDeck: ['crab-2', 'crab-3', 'squid-2'] },
  );
  explore(match);
  for (const { seat } of match.pending) {
    if (seat !== 1) answer(match, seat, 'buyOffer', 'pass');
  }
  answer(match, 1, 'buyOffer', 'buy:1');
  return match;
}

test('K15: a player who gains and has fewer than the holder does not take the figure', () => {
  const match = buying([0, 2, 0], 1);
  // Now 1 and 1: the gainer has as many as the holder.
  expect([nebulisIn(match), figureIn(match)]).toEqual([[1, 1, 0], 0]);
  const other = buying([0, 3, 0], 1);
  expect([nebulisIn(other), figureIn(other)]).toEqual([[1, 2, 0], 1]);
});

test('K15: having as many as the holder without a gain takes nothing', () => {
  const match = krakenTable([{ pearls: 0, nebulis: 3, lords: ['ferryman'] }, { nebulis: 2 }], { krakenFigure: 0 });
  act(match, 'power:ferryman');
  expect([nebulisIn(match), figureIn(match)]).toEqual([[2, 2], 0]);
});

test('K15: when the holder falls behind, the one with the most takes the figure without a gain', () => {
  const match = krakenTable([{ nebulis: 2, lords: ['ferryman'] }, { nebulis: 2 }, { nebulis: 1 }], {
    krakenFigure: 0,
  });
  act(match, 'power:ferryman');
  expect([nebulisIn(match), figureIn(match)]).toEqual([[1, 2, 1], 1]);
});

test('K15: a gain of a player who is still behind another moves nothing', () => {
  const match = buying([0, 1, 3], 2);
  expect([nebulisIn(match), figureIn(match)]).toEqual([[1, 0, 3], 2]);
});

test('K15: when the last Nebulis are gone, no player has the figure', () => {
  const match = krakenTable([{ nebulis: 1, lords: ['ferryman'] }, {}], { krakenFigure: 0 });
  act(match, 'power:ferryman');
  expect(figureIn(match)).toBeNull();
});

test('K16: a holder who paid chooses among several with the most', () => {
  const match = krakenTable([{ nebulis: 2, lords: ['ferryman'] }, { nebulis: 2 }, { nebulis: 1 }, { nebulis: 2 }], {
    krakenFigure: 0,
  });
  act(match, 'power:ferryman');
  expect(optionsOf(match, 0, 'krakenFigure')).toEqual(['seat:1', 'seat:3']);
  expect(isShown(match, 0, 'krakenFigure')).toBe(true);
  expect(timeoutOf(match, 0, 'krakenFigure')).toBe('seat:1');
  answer(match, 0, 'krakenFigure', 'seat:3');
  expect(figureIn(match)).toBe(3);
  expect(asked(match)).toEqual(['0 mainDecision']);
});

test('K16: a holder who pays in the turn of another player chooses out of turn', () => {
  const match = buying([1, 2, 2, 0], 1);
  // Seat 0 has gained and has as many as any other; seat 2 has more than the holder.
  expect(nebulisIn(match)).toEqual([2, 1, 2, 0]);
  expect(asked(match)).toEqual(['1 krakenFigure']);
  expect(optionsOf(match, 1, 'krakenFigure')).toEqual(['seat:2', 'seat:0']);
  answer(match, 1, 'krakenFigure', 'seat:0');
  expect(figureIn(match)).toBe(0);
  // The offer is over, and the next card has come.
  expect(match.state.purchases.price).toBe(2);
  expect(match.state.track).toEqual(['crab-3']);
});

test('K16: after the Fence all with the most may get the figure, also players who gained nothing', () => {
  const match = afterRecruiting(
    krakenTable,
    'fence',
    [{ nebulis: 2 }, { nebulis: 1 }, { nebulis: 1 }, { nebulis: 2 }],
    { krakenFigure: 0 },
  );
  answer(match, 0, 'fenceTargets', ['seat:2', 'seat:1']);
  expect(nebulisIn(match)).toEqual([0, 2, 2, 2]);
  expect(optionsOf(match, 0, 'krakenFigure')).toEqual(['seat:1', 'seat:2', 'seat:3']);
});

/** The seventh Lord lies there, and the last of the last turns is about to be played by the last seat. */
function beforeTheEnd(hands: readonly (readonly string[])[], more: { nebulis?: number[]; holder?: number } = {}) {
  const seven = ['keeper', 'reaper', 'shepherd', 'miller', 'aquaculturist', 'landowner', 'grower'];
  const races = ['jellyfish', 'squid', 'crab', 'seahorse'];
  const match = krakenTable(
    hands.map((hand, seat) => ({
      hand,
      nebulis: more.nebulis?.[seat] ?? 0,
      keys: 0,
      lords: seat === 0 ? seven.map((id) => ({ id, disabled: true })) : [],
    })),
    {
      krakenFigure: more.holder ?? null,
      council: Object.fromEntries(races.slice(0, hands.length + 1).map((race) => [race, [`${race}-1`]])),
    },
  );
  for (let seat = 0; seat < hands.length; seat++) requestSupport(match, races[seat] ?? '');
  return match;
}

test('K26: the Krakens left in hand give their Nebulis in the end, and are discarded', () => {
  const match = beforeTheEnd([
    ['kraken-4', 'kraken-2'],
    ['kraken-3', 'crab-2'],
  ]);
  expect(match.outcome).toBeDefined();
  expect([nebulisIn(match), figureIn(match)]).toEqual([[4, 2], 0]);
  expect(match.state.seats[0]?.affiliated).toEqual(['jellyfish-1']);
  expect(match.state.discard).toEqual(expect.arrayContaining(['kraken-4', 'kraken-2', 'kraken-3']));
  expect(match.state.scores?.map(({ other }) => other)).toEqual([-9, -2]);
});

test('K26, K16: with no holder the player of the last turn chooses among those with the most', () => {
  const match = beforeTheEnd([['kraken-3'], ['kraken-2'], ['kraken-3']]);
  expect(asked(match)).toEqual(['2 krakenFigure']);
  expect(match.outcome).toBeUndefined();
  expect(optionsOf(match, 2, 'krakenFigure')).toEqual(['seat:0', 'seat:2']);
  expect(timeoutOf(match, 2, 'krakenFigure')).toBe('seat:0');
  answer(match, 2, 'krakenFigure', 'seat:2');
  expect(match.state.scores?.map(({ other }) => other)).toEqual([-2, -1, -7]);
});

test('K26: a player who gains as many as a holder who gains too takes the figure', () => {
  const match = beforeTheEnd([['kraken-2'], ['kraken-3']], { nebulis: [2, 1], holder: 0 });
  expect([nebulisIn(match), figureIn(match)]).toEqual([[3, 3], 1]);
});

test('K26, K16: in the end the holder chooses among the players who have caught up', () => {
  const match = beforeTheEnd([['kraken-3'], ['kraken-3'], ['kraken-2']], { nebulis: [0, 0, 1], holder: 2 });
  expect(nebulisIn(match)).toEqual([2, 2, 2]);
  expect(optionsOf(match, 2, 'krakenFigure')).toEqual(['seat:0', 'seat:1']);
});

test('K26: a holder who stays ahead keeps the figure', () => {
  const match = beforeTheEnd([['kraken-4'], ['kraken-2']], { nebulis: [1, 0], holder: 0 });
  expect(figureIn(match)).toBe(0);
});
