// Whether a fight is seen, where, and what the Border tells meanwhile.
import { expect, test } from 'vitest';
import type { View } from '../../../client.ts';
import { assaultOn, beastIn, borderTold } from '../../../page/board/fight/fighting.ts';
import { aside } from '../../../page/board/fight/place.ts';
import { given } from '../../support/position.ts';

type Leviathans = NonNullable<View['expansions']['leviathan']>;

const quiet = given({ border: { b7: 'leviathan-06', b9: 'leviathan-12' } }, { expansions: ['leviathan'] }).view(0);

function at(now: Partial<Leviathans>): View {
  const { leviathan } = quiet.expansions;
  if (!leviathan) throw new Error('there is no Border');
  return { ...quiet, expansions: { leviathan: { ...leviathan, ...now } } };
}

const bordered = (b7: Leviathans['border']['b7']) =>
  at({ border: { ...at({}).expansions.leviathan?.border, b7 } as Leviathans['border'] });
const fighting = at({ fighting: 'leviathan-06' });
const attack = { space: 'b7', ally: 'crab-2', dice: [3] } as const;

test("one sees one's own fight from the first question on, before an Ally is sent", () => {
  expect(assaultOn(fighting, [{ prompt: 'attackAlly' }], true)).toEqual({
    space: 'b7',
    assault: { leviathan: 'leviathan-06', beaten: 0, ally: null, dice: [], pearls: 0 },
  });
  expect(assaultOn(fighting, [{ prompt: 'martialLaw' }], true)).toBeUndefined();
});

test('of the fight of another seat one sees only an attack that is under way', () => {
  expect(assaultOn(fighting, [{ prompt: 'attackAlly' }], false)).toBeUndefined();
  expect(assaultOn(at({ fighting: 'leviathan-06', attack }), [], false)?.assault).toMatchObject({
    ally: 'crab-2',
    dice: [3],
  });
});

test('where no Leviathan is fought there is nothing to see', () => {
  expect(assaultOn(quiet, [{ prompt: 'attackAlly' }], true)).toBeUndefined();
});

test('a Leviathan is found at the Border with what is beaten of it', () => {
  expect(beastIn(bordered({ id: 'leviathan-06', beaten: 1 }), 'leviathan-06')).toEqual({
    id: 'leviathan-06',
    beaten: 1,
  });
  expect(beastIn(quiet, 'leviathan-01')).toBeUndefined();
});

test('the Border tells levels and deaths only when the fight has been seen, but what comes at once', () => {
  const beaten = bordered({ id: 'leviathan-06', beaten: 1 });
  expect(borderTold(beaten, quiet).b7?.beaten).toBe(0);
  expect(borderTold(beaten, beaten).b7?.beaten).toBe(1);
  expect(borderTold(bordered(null), quiet).b7?.id).toBe('leviathan-06');
  expect(borderTold(quiet, bordered(null)).b7?.id).toBe('leviathan-06');
  expect(borderTold(bordered({ id: 'leviathan-01', beaten: 0 }), quiet).b7?.id).toBe('leviathan-01');
});

test('a small berth opens in the middle below its space, and never over an edge', () => {
  expect(aside('b7', 300, 900)).toBe(300);
  expect(aside('b2-3', 300, 900)).toBe(0);
  expect(aside('b11-12', 300, 900)).toBe(600);
});
