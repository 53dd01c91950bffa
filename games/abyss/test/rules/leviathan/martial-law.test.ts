// Martial law at the end of the own turn (L5, L6).
import { expect, test } from 'vitest';
import { isAllowed, isShown, leviathanTable, requestSupport } from '../../support/expansion-talk.ts';
import { answer, asked, expectRefused, pearls, seatOf, timeoutOf } from '../../support/table-talk.ts';

const TWELVE = [
  ...['jellyfish-2', 'jellyfish-2', 'jellyfish-3', 'squid-2', 'squid-2', 'squid-3'],
  ...['shellfish-1', 'shellfish-2', 'shellfish-3', 'seahorse-1', 'seahorse-2', 'seahorse-3'],
];

/** The first seat ends its turn with one Ally more than these. */
function endingWith(hand: string[], seat = {}, other = {}) {
  const match = leviathanTable([{ hand, ...seat }, other]);
  requestSupport(match, 'jellyfish');
  return match;
}

test('L5: twelve Allies are not too many', () => {
  const match = endingWith(TWELVE.slice(1));
  expect(match.state.active).toBe(1);
});

test('L5: the rest of the excess is paid, so it must not exceed the Pearls', () => {
  const match = endingWith([...TWELVE, 'crab-2'], { pearls: 1 });
  expect(isAllowed(match, 0, 'martialLaw', ['crab-2'])).toBe(true);
  expect(isAllowed(match, 0, 'martialLaw', ['crab-2', 'squid-2'])).toBe(true);
  expectRefused(match, 0, 'martialLaw', []);
  expectRefused(match, 0, 'martialLaw', ['crab-2', 'squid-2', 'squid-3']);
  expectRefused(match, 0, 'martialLaw', ['crab-5']);
  expect(isShown(match, 0, 'martialLaw')).toBe(false);
  expect(timeoutOf(match, 0, 'martialLaw')).toEqual(['jellyfish-1', 'seahorse-1']);
  answer(match, 0, 'martialLaw', ['squid-2']);
  expect(pearls(match)).toEqual([0, 0]);
  expect(seatOf(match, 0).hand).toHaveLength(13);
});

test('L5: a player who discards a part pays for the rest, and keeps the Pearls beyond that', () => {
  const match = endingWith([...TWELVE, 'crab-2'], { pearls: 5 });
  const told = answer(match, 0, 'martialLaw', ['squid-2']);
  expect(told.filter(({ type }) => type === 'pearlsLost')).toEqual([{ type: 'pearlsLost', seat: 0, pearls: 1 }]);
  expect(pearls(match)).toEqual([4, 0]);
});

test('L5: what was paid for stays, and is paid for again in the next own turn', () => {
  const match = leviathanTable([{ hand: TWELVE, pearls: 3 }, {}], {
    council: { jellyfish: ['jellyfish-1'], squid: ['squid-1'], crab: ['crab-1'], seahorse: ['seahorse-1'] },
  });
  requestSupport(match, 'jellyfish');
  answer(match, 0, 'martialLaw', []);
  requestSupport(match, 'squid');
  expect(pearls(match)).toEqual([2, 0]);
  requestSupport(match, 'crab');
  answer(match, 0, 'martialLaw', []);
  expect(pearls(match)).toEqual([0, 0]);
  expect(seatOf(match, 0).hand).toHaveLength(14);
});

test('L5: only the player whose turn ends is checked', () => {
  const match = leviathanTable([{ hand: [] }, { hand: [...TWELVE, 'crab-2'] }]);
  requestSupport(match, 'jellyfish');
  expect(asked(match)).toEqual(['1 mainDecision']);
  expect(seatOf(match, 1).hand).toHaveLength(13);
});

test('L6: the Commander’s limit comes first', () => {
  const match = endingWith([...TWELVE, 'crab-2'], { pearls: 5 }, { lords: ['commander'] });
  expect(asked(match)).toEqual(['0 commanderLimit']);
  const six = seatOf(match, 0).hand.slice(0, 8);
  answer(match, 0, 'commanderLimit', six);
  expect(match.state.active).toBe(1);
  expect(pearls(match)).toEqual([5, 0]);
});
