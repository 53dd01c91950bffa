// A proof for the compiler: that a view, and what is declared of it for Colyseus, have the same fields of the same kinds.
import type { ArraySchema, Data, MapSchema, Schema } from '@colyseus/schema';

/** The places at which the view and its declaration differ, as a union of paths; `never` if they agree. */
export type Difference<View, Declared, Path extends string = 'view'> =
  Declared extends ArraySchema<infer Item>
    ? View extends readonly (infer Shown)[]
      ? Difference<Shown, Item, `${Path}[]`>
      : Path
    : Declared extends MapSchema<infer Item>
      ? View extends readonly unknown[]
        ? Path
        : View extends object
          ? Difference<View[keyof View], Item, `${Path}{}`>
          : Path
      : Declared extends Schema
        ? DifferenceOfThings<View, Data<Declared>, Path>
        : Kind<View> extends Kind<Declared>
          ? Kind<Declared> extends Kind<View>
            ? never
            : Path
          : Path;

type DifferenceOfThings<View, Fields, Path extends string> = Fields extends { readonly value?: infer Value }
  ? Value extends ArraySchema
    ? Difference<View, Value, Path>
    : null extends View
      ? Difference<NonNullable<View>, NonNullable<Value>, Path>
      : Path
  : null extends View
    ? Path
    : View extends object
      ? Fields extends { readonly own: infer Own }
        ?
            | DifferenceOfFields<View, Omit<Fields, 'own'> & Omit<Data<Own>, keyof Fields>, Path>
            | Overlap<View, Fields, Data<Own>, Path>
        : DifferenceOfFields<View, Fields, Path>
      : Path;

type DifferenceOfFields<View, Fields, Path extends string> =
  | Each<Exclude<keyof View, keyof Fields>, `${Path}.`, ' is not declared'>
  | Each<Exclude<keyof Fields, keyof View>, `${Path}.`, ' is not in the view'>
  | {
      [Key in keyof View & keyof Fields]-?: Difference<
        Exclude<View[Key], undefined>,
        NonNullable<Fields[Key]>,
        `${Path}.${Key & string}`
      >;
    }[keyof View & keyof Fields];

/** What the owner sees otherwise than all: it may be a part of the field, but no more. */
type Overlap<View, Fields, Own, Path extends string> = {
  [Key in keyof Own & keyof Fields & keyof View]-?: Difference<
    PartOf<Exclude<View[Key], undefined>, Own[Key]>,
    Own[Key],
    `${Path}.own.${Key & string}`
  >;
}[keyof Own & keyof Fields & keyof View];

type PartOf<View, Declared> = Declared extends Schema ? Pick<View, keyof View & keyof Data<Declared>> : View;

type Each<Key, Before extends string, After extends string> = Key extends string ? `${Before}${Key}${After}` : never;

type Kind<Value> =
  NonNullable<Value> extends string
    ? 'word'
    : NonNullable<Value> extends number
      ? 'number'
      : NonNullable<Value> extends boolean
        ? 'flag'
        : never;

/** Compiles only if there is no difference. */
export type None<Found extends never> = Found;
