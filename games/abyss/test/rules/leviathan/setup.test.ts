// Setup with Leviathan (L1-L4, L7).
import { openRandom } from '@undertow/shared/table/random.ts';
import { expect, test } from 'vitest';
import { abyss } from '../../../rules/index.ts';
import { leviathanOf, rollsFor, SPACES, spaceFor } from '../../../rules/leviathan/leviathans.ts';
import { leviathansIn, leviathanTable } from '../../support/expansion-talk.ts';

const setUp = (seats: number, seed = 'fast:1') =>
  abyss.setup({ expansions: ['leviathan'] }, seats, openRandom({ seed, position: 0 }));

test.each([2, 3, 4, 5])(
  'L3: each of %i players has a Crab of value 1 without a skill, and the rest is shuffled',
  (seats) => {
    const state = setUp(seats);
    expect(state.seats.map(({ hand }) => hand)).toEqual(Array(seats).fill(['crab-1']));
    expect(state.explorationDeck).toHaveLength(95 - seats);
    expect(state.explorationDeck.filter((card) => card === 'crab-1')).toHaveLength(5 - seats);
    expect(state.explorationDeck.filter((card) => card === 'monster')).toHaveLength(9);
    expect(state.explorationDeck.filter((card) => /-(boost|dice)$/.test(card))).toHaveLength(20);
  },
);

test('L3: where the Crabs that are left lie in the deck, is left to chance', () => {
  // With four of five gone, the last lies in the upper half about as often as in the lower.
  let upper = 0;
  for (let seed = 1; seed <= 400; seed++) {
    const { explorationDeck } = setUp(4, `fast:${seed}`);
    if (explorationDeck.indexOf('crab-1') < explorationDeck.length / 2) upper++;
  }
  expect(upper).toBeGreaterThan(160);
  expect(upper).toBeLessThan(240);
});

test('L4: the Tamer is out, ten Lords and 19 new Monster tokens come in, and one of 20 Leviathans is at the Border', () => {
  const { court, lordDeck, tokenSupply, expansions } = setUp(5);
  const lords = [...court, ...lordDeck];
  expect(lords).toHaveLength(35 - 1 + 10);
  expect(lords).not.toContain('tamer');
  expect(tokenSupply.base).toHaveLength(20);
  expect(tokenSupply.leviathan).toHaveLength(19);
  const { border, deck } = expansions.leviathan ?? {};
  expect(Object.values(border ?? {}).filter((beast) => beast)).toMatchObject([{ beaten: 0 }]);
  expect(deck).toHaveLength(19);
});

test('L4: the first Leviathan lies where the dice say', () => {
  const spaces = new Set<string>();
  for (let seed = 1; seed <= 200; seed++) {
    const { border } = setUp(2, `fast:${seed}`).expansions.leviathan ?? {};
    for (const space of SPACES) if (border?.[space]) spaces.add(space);
  }
  expect(spaces.size).toBe(SPACES.length);
});

test('L2: the sums of two dice name the nine spaces', () => {
  expect([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map(spaceFor)).toEqual([
    ...['b2-3', 'b2-3', 'b4', 'b5', 'b6', 'b7'],
    ...['b8', 'b9', 'b10', 'b11-12', 'b11-12'],
  ]);
  expect(SPACES.map(rollsFor)).toEqual([3, 3, 4, 5, 6, 5, 4, 3, 3]);
});

test('L7: every Leviathan can be fought by Crabs, and most by one other Race', () => {
  const all = Array.from({ length: 20 }, (_, i) => leviathanOf(`leviathan-${String(i + 1).padStart(2, '0')}`));
  for (const { races, levels } of all) {
    expect(races[0]).toBe('crab');
    expect(races.length).toBeLessThanOrEqual(2);
    expect(levels.length).toBeGreaterThan(0);
  }
});

test('L45, D11: the view tells how many Leviathans are left, and no face or order of them', () => {
  const match = leviathanTable([{}, {}], { border: { b4: 'leviathan-02' }, dice: [6, 6] });
  const view = match.view(0);
  expect(view.expansions.leviathan?.deckCount).toBe(19);
  const shown = JSON.stringify(view);
  expect(leviathansIn(match).deck.filter((id) => shown.includes(id))).toEqual([]);
  expect(shown).not.toContain('dice');
});
