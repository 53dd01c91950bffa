// What a Colyseus room says of a table, whatever the game; and how a game declares its own part of it, the view.
//
// Colyseus knows neither null nor lists of lists, and shows a field to all or only to some. In a view therefore
// - a word that is not there is `-`, and a place or seat that is not there is -1, in a field of the type int8;
// - another thing that may be null, or a list within a list or a map, stands in an object with the one field `value`;
// - what only its owner sees stands in the field `own` of a seat, and is laid over what all see of it. No lists of
//   things stand there: Colyseus does not keep their order;
// - what is left out elsewhere is left out here.
import { type Schema, type SchemaType, schema, t } from '@colyseus/schema';
import type { TableStatus } from './tables.ts';

/** In the place of a word that is not there. Colyseus cannot carry an empty text safely within a list. */
export const NO_WORD = '-';
/** In the place of a place or seat that is not there. */
export const NO_PLACE = -1;

/** A list within a list or a map. */
export const Words = schema({ value: t.array('string') }, 'Words');

/** What only the seat itself is told. */
export const Own = schema(
  {
    /** The number of the decision that is open; there is none when the seat has answered. */
    decision: t.number().optional(),
    /** As `choice` of the seat, where others may not see all of it. */
    choice: t.string().optional(),
    undo: t.boolean().default(false),
    /** Each as the text of its JSON. */
    orders: t.array('string'),
  },
  'Own',
);

export const TableSeat = schema(
  {
    /** Of the person, like the name: without one the seat is free. */
    id: t.string().optional(),
    name: t.string().optional(),
    kind: t.string<'guest' | 'member' | 'bot'>().optional(),
    ready: t.boolean().default(false),
    connected: t.boolean().default(false),
    automatic: t.boolean().default(false),
    /** What the seat is asked, or was asked last. */
    prompt: t.string().optional(),
    /** The text of its JSON, where all may know it. A list stands for a choice of one of these options. */
    choice: t.string().optional(),
    /** When the time of the seat is up, if it is asked: in milliseconds after the epoch of the table. */
    until: t.number().optional(),
    /** Milliseconds left beyond what each decision gives. */
    bank: t.number().optional(),
    own: t.ref(Own).view(),
  },
  'TableSeat',
);

/**
 * The state of a table of the game that has this view. Not a class that games inherit from: each room would then tell
 * its clients of the classes of all games.
 */
export function stateWith<View extends new () => Schema>(view: View, name: string) {
  return schema(
    {
      id: t.string(),
      status: t.string<TableStatus>().default('open'),
      /** Of the match. */
      version: t.number().default(0),
      /** Times are counted from here, so that they are short. In milliseconds since 1970. */
      epoch: t.number(),
      seats: t.array(TableSeat),
      /** The seats that are asked, in the order in which they are. */
      asked: t.array('uint8'),
      /** From the beginning of the match. */
      view: t.ref(view).optional(),
      /** The text of its JSON, when the match is over. */
      ending: t.string().optional(),
    },
    name,
  );
}

export type Own = SchemaType<typeof Own>;
export type TableSeat = SchemaType<typeof TableSeat>;
export type TableState = InstanceType<ReturnType<typeof stateWith>>;
