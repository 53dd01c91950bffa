// The file of printed values: what a host who owns the game may put right must stay of this shape, or the rules break.
import { expect, test } from 'vitest';
import { z } from 'zod';
import printed from '../../rules/cards/cards.json' with { type: 'json' };

const id = z.string().regex(/^[a-z0-9-]+$/);
const amount = z.int().min(0);
const resource = z.enum(['food', 'gold', 'imps']);
const cost = z.strictObject({ food: amount, gold: amount, imps: amount }).partial();
const reconstructedFields = z.array(z.string());

const trapFace = z.strictObject({
  cost,
  damage: z.array(
    z.strictObject({
      target: z.enum(['first', 'second', 'last', 'each', 'chosen']),
      amount: z.union([amount, z.literal('hit-points')]),
    }),
  ),
  special: z.array(
    z.discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('no-conquer') }),
      z.strictObject({ kind: z.literal('antimagic') }),
      z.strictObject({ kind: z.literal('delayed-damage'), amount }),
    ]),
  ),
  text: z.string(),
});

const spellEffect = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('pay-or-withdraw-each') }),
  z.strictObject({ kind: z.literal('withdraw-all-monsters') }),
  z.strictObject({ kind: z.literal('withdraw-one-monster') }),
  z.strictObject({ kind: z.literal('remove-one-monster-for-combat') }),
  z.strictObject({ kind: z.literal('metamorphosis'), attack: z.strictObject({ damage: amount }) }),
  z.strictObject({ kind: z.literal('all-attacks-standard') }),
  z.strictObject({ kind: z.literal('reduce-attack-damage'), amount }),
  z.strictObject({ kind: z.literal('protect-class'), class: z.enum(['warrior', 'thief', 'priest', 'wizard']) }),
  z.strictObject({ kind: z.literal('illusion'), hitPoints: z.int().min(1) }),
  z.strictObject({ kind: z.literal('bonus-hit-points'), amount }),
  z.strictObject({ kind: z.literal('heal-full') }),
  z.strictObject({ kind: z.literal('lose-resource'), resource, amount }),
  z.strictObject({ kind: z.literal('lose-resource-mix'), resources: z.array(z.enum(['food', 'gold'])), amount }),
  z.strictObject({ kind: z.literal('discard-traps'), amount }),
  z.strictObject({ kind: z.literal('conquer-own-tunnel'), amount }),
]);

const chosenEffect = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('discard-monster') }),
  z.strictObject({ kind: z.literal('move-evil'), amount }),
  z.strictObject({ kind: z.literal('discard-traps'), amount }),
  z.strictObject({ kind: z.literal('pay'), cost }),
  z.strictObject({ kind: z.literal('red-mark'), amount, onlyIfOthersImpossible: z.boolean().optional() }),
]);

const specialEffect = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('choose'), options: z.array(chosenEffect) }),
  z.strictObject({ kind: z.literal('per-monster') }),
  z.strictObject({ kind: z.literal('per-room'), cost, else: z.strictObject({ redMarks: amount }) }),
  z.strictObject({ kind: z.literal('lose-half'), resource }),
  z.strictObject({ kind: z.literal('lose-per'), resource, per: z.int().min(1), amount }),
  z.strictObject({ kind: z.literal('move-evil'), amount }),
  z.strictObject({
    kind: z.literal('on-next-distribution'),
    byClass: z.record(
      z.enum(['warrior', 'thief', 'priest', 'wizard']),
      z.strictObject({ food: amount, gold: amount, traps: amount, evil: amount }).partial(),
    ),
  }),
]);

const Printed = z.strictObject({
  traps: z.array(
    z.strictObject({ id, name: z.string(), count: amount, year1: trapFace, year2: trapFace, reconstructedFields }),
  ),
  combatCards: z.array(
    z.strictObject({
      id,
      year: z.union([z.literal(1), z.literal(2)]),
      fatigue: amount,
      spell: z.strictObject({
        id,
        name: z.string(),
        speed: z.enum(['fast', 'slow']),
        effect: spellEffect,
        text: z.string(),
      }),
      reconstructedFields,
    }),
  ),
  specialEvents: z.array(
    z.strictObject({ id, name: z.string(), effect: specialEffect, text: z.string(), reconstructedFields }),
  ),
  trainingSituations: z.array(
    z.strictObject({
      id: z.int(),
      party: z.array(id),
      creatures: z.array(id),
      traps: z.array(id),
      food: amount,
      gold: amount,
      reconstructedFields,
    }),
  ),
});

test('every field of the file is one that the rules read', () => {
  expect(Printed.safeParse(printed).error?.issues ?? []).toEqual([]);
});

test('the box holds 27 traps, nine combat cards of each year and nine special events', () => {
  const { traps, combatCards, specialEvents } = printed;
  expect(traps.reduce((sum, { count }) => sum + count, 0)).toBe(27);
  expect([1, 2].map((year) => combatCards.filter((card) => card.year === year).length)).toEqual([9, 9]);
  expect(specialEvents).toHaveLength(9);
});

test('fatigue is distributed over the cards of each year as the rulebook says', () => {
  const fatigue = (year: number) =>
    printed.combatCards
      .filter((card) => card.year === year)
      .map((card) => card.fatigue)
      .sort();
  expect(fatigue(1)).toEqual([0, 1, 1, 1, 1, 2, 2, 2, 2]);
  expect(fatigue(2)).toEqual([1, 2, 2, 2, 2, 3, 3, 3, 3]);
});
