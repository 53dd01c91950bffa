// The compiler finds every difference between a view and what is declared of it for Colyseus: the type check is the test.
import { schema, t } from '@colyseus/schema';
import type { Difference } from '@undertow/shared/protocol/room-proof.ts';
import { Words } from '@undertow/shared/protocol/room-state.ts';
import { expectTypeOf, test } from 'vitest';

const Thing = schema({ id: t.string(), beaten: t.number() }, 'Thing');
const MaybeThing = schema({ value: t.ref(Thing).optional() }, 'MaybeThing');
const OwnScore = schema({ total: t.number() }, 'OwnScore');
const Own = schema({ hand: t.array('string'), score: t.ref(OwnScore) }, 'Own');
const Score = schema({ total: t.number(), lords: t.number() }, 'Score');
const Seat = schema({ pearls: t.number(), score: t.ref(Score), own: t.ref(Own).view() }, 'Seat');

const Word = schema({ field: t.string() }, 'Word');
const Place = schema({ field: t.int8() }, 'Place');
const ListOfThings = schema({ field: t.array(Thing) }, 'ListOfThings');
const ListOfLists = schema({ field: t.array(Words) }, 'ListOfLists');
const MapOfThings = schema({ field: t.map(Thing) }, 'MapOfThings');
const MapOfMaybes = schema({ field: t.map(MaybeThing) }, 'MapOfMaybes');
const Optional = schema({ field: t.ref(Thing).optional() }, 'Optional');

interface Shown {
  readonly id: string;
  readonly beaten: number;
}

interface ShownSeat {
  readonly pearls: number;
  readonly hand?: readonly string[];
  readonly score: { readonly total: number; readonly lords: number };
}

/** The difference between a declaration and a view, or a view that has only a `field`. */
type Found<Declared extends abstract new () => unknown, View> = Difference<View, InstanceType<Declared>>;
type InField<Declared extends abstract new () => unknown, Field> = Found<Declared, { readonly field: Field }>;

test('there is none where both say the same', () => {
  expectTypeOf<Found<typeof Thing, Shown>>().toEqualTypeOf<never>();
  expectTypeOf<Found<typeof Seat, ShownSeat>>().toEqualTypeOf<never>();
  expectTypeOf<Found<typeof Optional, { readonly field?: Shown }>>().toEqualTypeOf<never>();
  expectTypeOf<InField<typeof Word, 'play' | 'over' | null>>().toEqualTypeOf<never>();
  expectTypeOf<InField<typeof Place, number | null>>().toEqualTypeOf<never>();
  expectTypeOf<InField<typeof ListOfThings, readonly Shown[]>>().toEqualTypeOf<never>();
  expectTypeOf<InField<typeof ListOfLists, readonly (readonly string[])[]>>().toEqualTypeOf<never>();
  expectTypeOf<InField<typeof MapOfThings, Record<string, Shown>>>().toEqualTypeOf<never>();
  expectTypeOf<InField<typeof MapOfMaybes, { readonly b4: Shown | null }>>().toEqualTypeOf<never>();
});

test('it is a field that one of them has not', () => {
  type Larger = Shown & { readonly race: string };
  expectTypeOf<Found<typeof Thing, Pick<Shown, 'id'>>>().toEqualTypeOf<'view.beaten is not in the view'>();
  expectTypeOf<Found<typeof Thing, Larger>>().toEqualTypeOf<'view.race is not declared'>();
  expectTypeOf<InField<typeof ListOfThings, readonly Larger[]>>().toEqualTypeOf<'view.field[].race is not declared'>();
  expectTypeOf<
    InField<typeof MapOfThings, Record<string, Larger>>
  >().toEqualTypeOf<'view.field{}.race is not declared'>();
});

test('it is a field that neither all nor the owner are declared to see', () => {
  type Larger = ShownSeat & { readonly tokens?: readonly string[] };
  expectTypeOf<Found<typeof Seat, Larger>>().toEqualTypeOf<'view.tokens is not declared'>();
  expectTypeOf<Found<typeof Seat, Omit<ShownSeat, 'hand'>>>().toEqualTypeOf<'view.hand is not in the view'>();
});

test('it is a field of another kind', () => {
  expectTypeOf<InField<typeof Word, number>>().toEqualTypeOf<'view.field'>();
  expectTypeOf<InField<typeof ListOfThings, string>>().toEqualTypeOf<'view.field'>();
  expectTypeOf<InField<typeof MapOfThings, readonly Shown[]>>().toEqualTypeOf<'view.field'>();
  expectTypeOf<InField<typeof ListOfLists, readonly string[]>>().toEqualTypeOf<'view.field[]'>();
});

test('it is a thing that may be null, and has no place of its own for that', () => {
  expectTypeOf<InField<typeof Optional, Shown | null>>().toEqualTypeOf<'view.field'>();
  expectTypeOf<InField<typeof MapOfMaybes, Record<string, Shown>>>().toEqualTypeOf<'view.field{}'>();
});

test('it is what the owner sees, where that is another kind of thing', () => {
  type Other = Omit<ShownSeat, 'score'> & { readonly score: { readonly total: string; readonly lords: number } };
  expectTypeOf<Found<typeof Seat, Other>>().toEqualTypeOf<'view.score.total' | 'view.own.score.total'>();
});
