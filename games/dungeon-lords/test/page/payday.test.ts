// What a payday has come to, as it is shown below the creatures.
import { describe, expect, test } from 'vitest';
import type { View } from '../../client.ts';
import { draftOf } from '../../page/board/answering/drafts.ts';
import { othersFor, paydaySoFar } from '../../page/board/answering/payday-steps.ts';
import { paydayOf } from '../../rules/forms/payday.ts';

const ids = (...creatures: string[]) => creatures.map((id) => ({ id }));
const purse = { food: 4, gold: 3, evil: null, traps: ['pendulum', 'trapdoor'] };
const viewAt = (evil: number, other = 0, paladin: object = { at: 'tent', seat: null }) =>
  ({ seats: [{ evil }, { evil: other }], starting: 0, paladin }) as unknown as View;

describe('payday', () => {
  test('tells what each step leaves, and the sum', () => {
    const data = paydayOf(ids('troll', 'vampire', 'slime'), purse);
    const { steps, purse: left, open } = paydaySoFar(viewAt(3), 0, data, ['pay:troll', 'pay:vampire', 'release:slime']);
    expect(steps.map(({ before, after }) => [before.food, after.food, before.evil, after.evil])).toEqual([
      [4, 2, 3, 3],
      [2, 2, 3, 5],
      [2, 2, 5, 6],
    ]);
    expect(left).toEqual({ food: 2, gold: 3, traps: 2, evil: 6 });
    expect(open.size).toBe(0);
  });

  test('tells which creature of the lair a step is about, equal ones one after the other', () => {
    const data = paydayOf(ids('goblin', 'troll', 'goblin'), purse);
    const { steps } = paydaySoFar(viewAt(3), 0, data, ['pay:goblin', 'release:goblin']);
    expect(steps.map(({ place, isPaid }) => [place, isPaid])).toEqual([
      [0, true],
      [2, false],
    ]);
  });

  test('offers the traps that a golem takes, and others in the place of the one it was given', () => {
    const data = paydayOf(ids('golem'), purse);
    const ways = paydaySoFar(viewAt(3), 0, data, []).open.get(0)?.pay;
    expect(ways?.map(({ giving }) => giving)).toEqual(['pendulum', 'trapdoor']);
    const { steps } = paydaySoFar(viewAt(3), 0, data, ['pay:golem:trapdoor']);
    expect(steps[0]).toMatchObject({ giving: 'trapdoor', after: { gold: 2, traps: 1 } });
    expect(othersFor(data, ['pay:golem:trapdoor'], steps[0] as never)).toEqual([
      'pay:golem:pendulum',
      'pay:golem:trapdoor',
    ]);
  });

  test('tells whom a demon was given', () => {
    const data = paydayOf(ids('goblin', 'demon'), purse);
    const { steps, open } = paydaySoFar(viewAt(3), 0, data, ['pay:demon:goblin']);
    expect(steps[0]).toMatchObject({ place: 1, given: 0 });
    expect(open.size).toBe(0);
  });

  test('warns of the Paladin before he is called, and once only', () => {
    const data = paydayOf(ids('ghost', 'vampire', 'slime'), purse);
    const before = paydaySoFar(viewAt(8), 0, data, []);
    expect(before.open.get(0)?.pay[0]?.callsPaladin).toBe(false);
    expect(before.open.get(1)?.pay[0]?.callsPaladin).toBe(true);
    expect(before.open.get(1)?.release.callsPaladin).toBe(false);
    const after = paydaySoFar(viewAt(8), 0, data, ['pay:vampire', 'pay:ghost']);
    expect(after.steps.map(({ callsPaladin }) => callsPaladin)).toEqual([true, false]);
    expect(after.open.get(2)?.release.callsPaladin).toBe(false);
  });

  test('does not warn of him while another lord is more evil, or while he is there already', () => {
    const data = paydayOf(ids('vampire'), purse);
    const warned = (view: View) => paydaySoFar(view, 0, data, []).open.get(0)?.pay[0]?.callsPaladin;
    expect(warned(viewAt(9, 14))).toBe(false);
    expect(warned(viewAt(9, 12, { at: 'party', seat: 1 }))).toBe(false);
    expect(warned(viewAt(9, 10, { at: 'party', seat: 1 }))).toBe(true);
    expect(warned(viewAt(10, 0, { at: 'party', seat: 0 }))).toBe(false);
    expect(warned(viewAt(10, 0, { at: 'prison', seat: 1 }))).toBe(false);
  });

  test('goes on when a second equal creature is paid', () => {
    const data = paydayOf(ids('goblin', 'goblin'), purse);
    const draft = draftOf({ type: 'form', form: 'payday', data });
    const once = draft?.after([], 'pay:goblin') ?? [];
    expect(draft?.after(once, 'pay:goblin')).toEqual(['pay:goblin', 'pay:goblin']);
    expect(draft?.answer(['pay:goblin', 'pay:goblin'])).toEqual(['pay:goblin', 'pay:goblin']);
  });
});
