// A field of the written position of Abyss: what stands in it, how a given one is laid, and how it is read.
import type { Kits } from '@undertow/authoring/scenarios/kits.ts';
import type { Hidden, Shape } from '@undertow/authoring/scenarios/shape.ts';
import type { Outcome, Seat } from '@undertow/shared/table/game.ts';
import type { Json } from '@undertow/shared/table/json.ts';
import type { Writable } from '../../../../test/support/games/writable.ts';
import type { Position } from '../../rules/rules.ts';
import type { State } from '../../rules/state.ts';
import type { SeatView, View } from '../../view.ts';
import type { Box } from './box.ts';

/** A position being laid. */
export interface Laying {
  readonly state: Writable<State>;
  readonly box: Box;
  /** What is left of a kit when all that is given is taken out, shuffled. Taking from it is drawing. */
  left(kit: string): string[];
}

/** A field of the table. */
export interface TableField<Value = Json> {
  readonly name: string;
  shape(box: Box): Shape;
  /** Lays the value that is given. Without this, the field cannot be given. */
  lay?(laying: Laying, value: Value): void;
  /**
   * Lays what lies there when nothing is given; without this, it is as in the fresh game. Needed wherever the fresh game
   * has components, as these are all back in the box.
   */
  deal?(laying: Laying): void;
  /** The value in a position; without this, the field can only be given. */
  read?(position: Position, outcome: Outcome | undefined): Json | undefined;
  /** The value as a view shows it. */
  see?(view: View, outcome: Outcome | undefined): Json | Hidden | undefined;
}

/** A field of a seat. */
export interface SeatField<Value = Json> {
  readonly name: string;
  shape(box: Box): Shape;
  lay?(laying: Laying, seat: Seat, value: Value): void;
  deal?(laying: Laying, seat: Seat): void;
  read?(position: Position, seat: Seat): Json | undefined;
  see?(view: SeatView, seat: Seat, whole: View): Json | Hidden | undefined;
}

/** The fields that a part of the game brings. One of the same name as another part's takes its place. */
export interface PartFields {
  readonly seat: readonly SeatField[];
  /** Dealt in this order: a pile comes after what is drawn from it. */
  readonly table: readonly TableField[];
  /** The components that only this part has, besides those that are part of the rules. */
  readonly kits?: Kits;
  /** What is wrong with a given position in which every field has the right shape. */
  objections?(given: Given): readonly string[];
}

/** A given position: the fields that it names. */
export type Given = { readonly [field: string]: Json };
