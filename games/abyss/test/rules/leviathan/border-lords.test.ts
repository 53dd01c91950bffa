// The Lords of Leviathan that have to do with the Border (L62, L64, L68, L70).
import { describe, expect, test } from 'vitest';
import {
  afterRecruiting,
  alliesFor,
  isShown,
  leviathansIn,
  leviathanTable,
  recruit,
} from '../../support/expansion-talk.ts';
import { answer, asked, optionsOf, pearls, seatOf, timeoutOf } from '../../support/table-talk.ts';

const DECK = ['leviathan-18', 'leviathan-19'];

describe('L62: the Border Guard', () => {
  const guarding = (others: object[], table = {}) =>
    afterRecruiting(leviathanTable, 'border-guard', [{}, ...(others as [])], {
      border: { b7: 'leviathan-09' },
      leviathanDeck: DECK,
      dice: [3, 4],
      ...table,
    });

  test('sends an opponent of choice; for an absent player the one that shows most points', () => {
    const match = guarding([{ lords: ['keeper'] }, { lords: ['landowner'] }, { lords: ['miller'] }]);
    expect(optionsOf(match, 0, 'borderGuardTarget')).toEqual(['seat:1', 'seat:2', 'seat:3']);
    expect(isShown(match, 0, 'borderGuardTarget')).toBe(true);
    expect(timeoutOf(match, 0, 'borderGuardTarget')).toBe('seat:2');
  });

  test('makes the attacked player choose out of turn (X15); then the turn goes on', () => {
    const match = guarding([{ lords: ['keeper', 'miller'] }], { court: ['border-guard', 'reaper', 'shepherd'] });
    expect(asked(match)).toEqual(['1 leviathanPenaltyLord']);
    expect(match.state).toMatchObject({ active: 0, court: ['reaper', 'shepherd'] });
    answer(match, 1, 'leviathanPenaltyLord', 'miller');
    expect(seatOf(match, 1).lords).toEqual([{ id: 'keeper' }]);
    // The Court is adjusted afterwards.
    expect(match.state).toMatchObject({ active: 1, seats: [{ pearls: 2 }, {}] });
    expect(match.state.court).toHaveLength(6);
  });

  test('brings the Leviathan to a free space without an attack', () => {
    const match = guarding([{ lords: ['keeper', 'miller'] }], { dice: [1, 1] });
    expect(leviathansIn(match).border).toMatchObject({ 'b2-3': { id: 'leviathan-18' }, b7: { id: 'leviathan-09' } });
    expect(match.state.active).toBe(1);
  });

  test('cannot choose the protected, and does nothing when there is no other opponent', () => {
    const three = guarding([{ lords: ['shaman'] }, { lords: ['keeper', 'miller'] }]);
    expect(asked(three)).toEqual(['2 leviathanPenaltyLord']);
    const two = guarding([{ lords: ['shaman'] }]);
    expect(leviathansIn(two).deck).toEqual(DECK);
    expect(two.state.active).toBe(1);
  });

  test('does nothing with an empty Leviathan deck', () => {
    const match = guarding([{ lords: ['keeper', 'miller'] }, {}], { leviathanDeck: [] });
    expect(asked(match)).toEqual(['1 mainDecision']);
    expect(leviathansIn(match).border).toMatchObject({ b7: { id: 'leviathan-09' } });
  });
});

test('L64: the Arms Dealer brings nothing at an empty Border', () => {
  const match = afterRecruiting(leviathanTable, 'arms-dealer', [{}, {}], { border: {}, leviathanDeck: DECK });
  expect(pearls(match)).toEqual([0, 0]);
});

describe('L68: the Rebel', () => {
  const border = { b4: 'leviathan-05', b5: 'leviathan-15', b6: { id: 'leviathan-02', beaten: 1 } };
  const rebelling = (seat = {}, table = {}) =>
    afterRecruiting(leviathanTable, 'rebel', [seat, {}], { border, leviathanDeck: DECK, ...table });

  test('beats the next level of any Leviathan; for an absent player of the one with the highest reward', () => {
    const match = rebelling();
    expect(optionsOf(match, 0, 'rebelTarget')).toEqual(['leviathan-05', 'leviathan-15', 'leviathan-02']);
    expect(isShown(match, 0, 'rebelTarget')).toBe(true);
    expect(timeoutOf(match, 0, 'rebelTarget')).toBe('leviathan-15');
    answer(match, 0, 'rebelTarget', 'leviathan-05');
    answer(match, 0, 'rewardSplit', 1);
    expect(leviathansIn(match).border.b4).toEqual({ id: 'leviathan-05', beaten: 1 });
    expect(match.state.active).toBe(1);
  });

  test('has the Taxidermist paid and the figure given, and new tokens can be revealed at once', () => {
    const match = rebelling({ lords: ['taxidermist'] }, { tokenSupply: { leviathan: ['pearls-2', 'key'] } });
    answer(match, 0, 'rebelTarget', 'leviathan-02');
    expect(pearls(match)).toEqual([2, 0]);
    expect(leviathansIn(match)).toMatchObject({ slain: [['leviathan-02'], []], scourge: 0 });
    answer(match, 0, 'rewardSplit', 0);
    answer(match, 0, 'revealDrawn', 'pearls-2');
    expect(pearls(match)).toEqual([4, 0]);
  });

  test('does nothing at an empty Border', () => {
    expect(rebelling({}, { border: {}, leviathanDeck: [] }).state.active).toBe(1);
  });
});

describe('L70: the Breeder', () => {
  const ALL = ['b2-3', 'b4', 'b5', 'b6', 'b7', 'b8', 'b9', 'b10', 'b11-12'];
  const breeding = (taken: string[], table = {}) =>
    afterRecruiting(leviathanTable, 'breeder', [{}, {}], {
      border: Object.fromEntries(taken.map((space, i) => [space, `leviathan-0${i + 1}`])),
      leviathanDeck: DECK,
      ...table,
    });

  test('shows the Leviathan before its space is chosen', () => {
    const match = breeding(['b4']);
    expect(match.view(1).expansions.leviathan).toMatchObject({ arriving: 'leviathan-18', deckCount: 1 });
    expect(isShown(match, 0, 'breederSpace')).toBe(true);
    expect(timeoutOf(match, 0, 'breederSpace')).toBe('b2-3');
    expect(match.canTakeBack(0)).toBe(false);
    answer(match, 0, 'breederSpace', 'b7');
    expect(leviathansIn(match)).toMatchObject({ arriving: null, border: { b7: { id: 'leviathan-18', beaten: 0 } } });
  });

  test('chooses for an absent player the least likely space, the lowest of equals', () => {
    expect(timeoutOf(breeding(['b2-3', 'b4']), 0, 'breederSpace')).toBe('b10');
    expect(timeoutOf(breeding(['b2-3', 'b4', 'b10', 'b11-12']), 0, 'breederSpace')).toBe('b5');
  });

  test('has no choice with one free space, and does nothing with none or an empty deck', () => {
    expect(leviathansIn(breeding(ALL.slice(0, 8))).border['b11-12']).toEqual({ id: 'leviathan-18', beaten: 0 });
    const full = breeding(ALL);
    expect(leviathansIn(full).deck).toEqual(DECK);
    expect(full.state.active).toBe(1);
    expect(breeding(['b4'], { leviathanDeck: [] }).state.active).toBe(1);
  });
});

test('B79: a Lord of Leviathan that the Corruptor brings has its effect too', () => {
  const match = leviathanTable([{ pearls: 5, hand: alliesFor('corruptor') }, {}], {
    court: ['corruptor', 'rebel', 'keeper', 'miller', 'reaper'],
    border: { b4: 'leviathan-05' },
    leviathanDeck: DECK,
  });
  recruit(match, 'corruptor');
  answer(match, 0, 'corruptorRecruit', 'rebel');
  expect(asked(match)).toEqual(['0 rewardSplit']);
});
