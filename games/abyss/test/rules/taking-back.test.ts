// What can be taken back at a table of Abyss, and what others can tell from what is open.
import { expect, test } from 'vitest';
import { answer, quietTable } from '../support/table-talk.ts';

const court = ['tamer', 'keeper', 'reaper', 'miller'];

test('B11: a recruitment can be called off until it is paid for, and leaves no trace', () => {
  const match = quietTable([{ hand: ['crab-3', 'squid-3', 'seahorse-3'] }, {}], { court });
  for (let time = 0; time < 20; time++) {
    answer(match, 0, 'mainDecision', 'recruit:tamer');
    answer(match, 0, 'payment', 'cancel');
  }
  expect(match.save().answers).toEqual([]);
});

test('B11: a payment that was made cannot be taken back: all have seen the Allies', () => {
  const match = quietTable([{ hand: ['crab-3', 'squid-3', 'seahorse-3', 'crab-1'] }, {}], { court });
  answer(match, 0, 'mainDecision', 'recruit:tamer');
  expect(match.canTakeBack(0)).toBe(true);
  answer(match, 0, 'payment', { allies: ['crab-3', 'squid-3', 'seahorse-3'] });
  expect(match.pending.map(({ prompt }) => prompt)).toEqual(['affiliate']);
  expect(match.canTakeBack(0)).toBe(false);
});

test('an Ally that was discarded for all to see cannot be taken back', () => {
  const match = quietTable([{ hand: ['crab-3', 'squid-3'], lords: ['slaver'] }, {}]);
  answer(match, 0, 'mainDecision', 'power:slaver');
  answer(match, 0, 'slaverDiscard', 'crab-3');
  expect(match.canTakeBack(0)).toBe(false);
});

test('D5: others cannot tell from the options whether a Lord can be paid for', () => {
  const seen = (hand: string[]) => {
    const table = { court: ['shepherd'], explorationDeck: [], discard: [], council: {} };
    return quietTable([{ pearls: 1, hand }, {}], table).asked(1);
  };
  expect(seen(['seahorse-5', 'seahorse-4'])).toEqual(seen(['seahorse-1', 'seahorse-2']));
});

test('B12: the game ends when all pass one after the other, and not when a player recruited in between', () => {
  const stuck = { explorationDeck: [], discard: [], council: {}, lordDeck: [] };
  const seats = [{}, { hand: ['seahorse-5', 'seahorse-4'] }, {}];
  const match = quietTable(seats, {
    ...stuck,
    court: ['shepherd', 'miller', 'landowner', 'keeper', 'reaper', 'hunter'],
  });
  expect(match.state.passed).toEqual([0]);
  answer(match, 1, 'payment', { allies: ['seahorse-5', 'seahorse-4'] });
  expect(match.outcome).toBeDefined();
  // Seat 0 passed before, then seats 2, 0 and 1: without the recruitment two of these would have been enough.
  expect(match.state.passed.length).toBe(3);
});
