// Points and winners (B140-B146).
import { expect, test } from 'vitest';
import { type Fields, type Match, quietTable } from '../support/table-talk.ts';

const NOTHING_LEFT = { explorationDeck: [], discard: [], council: {}, court: [], lordDeck: [] };

/** A game that has ended here, as no player could do anything any more. */
function ended(...seats: readonly Fields[]): Match {
  return quietTable(seats, NOTHING_LEFT);
}

const scoreOf = (seat: Fields) => quietTable([seat, {}]).view(0).seats[0]?.score;

test('B140: Locations, Lords, Allies and Monster tokens add up', () => {
  const seat = { locations: ['barracks'], lords: ['keeper'], affiliated: ['crab-4'], tokens: ['points-3', 'points-2'] };
  expect(scoreOf(seat)).toMatchObject({ locations: 7, lords: 6, allies: 4, tokens: 5, other: 0, total: 22 });
});

test('B141: the points of all Locations are summed, and told one by one', () => {
  const score = scoreOf({ locations: ['barracks', 'chasm'], lords: ['hunter'] });
  expect(score).toMatchObject({ locations: 14, scoreOf: { barracks: 9, chasm: 5 } });
});

test('B142: all Lords count: free, disabled and under Locations', () => {
  const lords = ['keeper', { id: 'miller', disabled: true }, { id: 'elder', under: 'jail' }];
  expect(scoreOf({ lords, locations: ['jail'] })?.lords).toBe(19);
});

test('B143: of each Race only the strongest affiliated Ally counts', () => {
  expect(scoreOf({ affiliated: ['crab-4', 'crab-3', 'crab-1', 'squid-2'] })?.allies).toBe(6);
});

test('B143: Allies in hand count nothing before the end', () => {
  expect(scoreOf({ hand: ['crab-5'] })?.total).toBe(0);
});

test('B135, B146: Locations and Allies are scored after the final affiliation', () => {
  const seat = { hand: ['crab-3', 'crab-1', 'squid-2'], affiliated: ['crab-2'], locations: ['chasm', 'coral-barrier'] };
  const [score] = ended(seat, {}).view('spectator').seats;
  expect(score?.affiliated).toEqual(['crab-2', 'crab-1', 'squid-2']);
  expect(score?.score).toMatchObject({ scoreOf: { chasm: 11, 'coral-barrier': 17 }, allies: 4 });
});

test('B145: most points win', () => {
  const match = ended({ lords: ['keeper'], pearls: 9 }, { lords: ['miller'] }, {});
  expect(match.outcome?.ranking).toEqual([[1], [0], [2]]);
});

test('B145: a tie is broken by the Pearls', () => {
  const match = ended({ lords: ['keeper'] }, { lords: ['reaper'], pearls: 1 });
  expect(match.outcome?.ranking).toEqual([[1], [0]]);
});

test('B145: then by the highest influence of a single Lord', () => {
  const tower = { lords: ['miller'], tokens: ['points-2'] };
  const match = ended({ lords: ['keeper', 'reaper'] }, tower, { lords: ['landowner'] });
  expect(match.outcome?.ranking).toEqual([[2], [1], [0]]);
});

test('B145: a disabled Lord breaks a tie as well, and no Lord counts as none', () => {
  const disabled = { lords: [{ id: 'elder', disabled: true }] };
  const match = ended({ tokens: ['points-3'] }, disabled);
  expect(match.outcome?.ranking).toEqual([[1], [0]]);
});

test('B145: still tied, the victory is shared', () => {
  expect(ended({ lords: ['keeper'] }, { lords: ['reaper'] }).outcome?.ranking).toEqual([[0, 1]]);
});

test('what is on the tokens is seen by their owner before the end, and by all after it', () => {
  const seat = { tokens: ['points-4', 'points-3'], lords: ['keeper'] };
  const running = quietTable([seat, {}]);
  const totals = (match: Match) => [0, 1].map((viewer) => match.view(viewer).seats[0]?.score.total);
  expect(totals(running)).toEqual([13, 6]);
  expect(totals(ended(seat, {}))).toEqual([13, 13]);
});
