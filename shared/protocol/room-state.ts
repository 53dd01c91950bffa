// What a Colyseus room says of a table, whatever the game; and how a game declares its own part of it, the view.
//
// Colyseus knows neither null nor lists of lists, and shows a field to all or only to some. In a view therefore
// - a word that is not there is `-`, and a place or seat that is not there is -1, in a field of the type int8;
// - another thing that may be null, or a list within a list or a map, stands in an object with the one field `value`;
// - what only its owner sees stands in the field `own` of a seat, and is laid over what all see of it. No lists of
//   things stand there: Colyseus does not keep their order;
// - what is left out elsewhere is left out here.
import { type Data, type Schema, type SchemaType, schema, t } from '@colyseus/schema';
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
    decision: t.number().optional(),
    prompt: t.string().optional(),
    choice: t.string().optional(),
    undo: t.boolean().default(false),
    orders: t.array('string'),
  },
  'Own',
);

export const TableSeat = schema(
  {
    id: t.string().optional(),
    name: t.string().optional(),
    kind: t.string<'guest' | 'member' | 'bot'>().optional(),
    ready: t.boolean().default(false),
    connected: t.boolean().default(false),
    automatic: t.boolean().default(false),
    resigned: t.boolean().default(false),
    prompt: t.string().optional(),
    choice: t.string().optional(),
    until: t.number().optional(),
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
      version: t.number().default(0),
      epoch: t.number(),
      seats: t.array(TableSeat),
      asked: t.array('uint8'),
      view: t.ref(view).optional(),
      ending: t.string().optional(),
    },
    name,
  );
}

export type Own = SchemaType<typeof Own>;
export type TableSeat = SchemaType<typeof TableSeat>;
export type TableState = InstanceType<ReturnType<typeof stateWith>>;

type Meanings<Thing> = Readonly<Record<keyof Data<Thing>, string>>;

/** What the fields mean, to read here and in the description of the door. */
export const TABLE_FIELDS: Meanings<TableState> = {
  id: 'Of the table.',
  status: 'Of the table: `open`, `playing`, `ended` or `abandoned`.',
  version: 'Of the match: one higher with every change that all may know of.',
  epoch: 'Times are counted from here, so that they are short. In milliseconds since 1970.',
  seats: 'All places at the table, counted from 0.',
  asked: 'The seats that are asked now, in the order in which they are.',
  view: 'The position, from the beginning of the match. `-` stands for a word that is not there, -1 for a place that is not there, a thing with the one field `value` for what is in it, and `own` is laid over the rest of its seat.',
  ending: 'The text of its JSON, when the match is over: the ranking and the seed.',
};

export const SEAT_FIELDS: Meanings<TableSeat> = {
  id: 'Of the person who sits there, like the name: without one the seat is free.',
  name: 'Of the person.',
  kind: '`guest`, `member` or `bot`.',
  ready: 'For the match to begin.',
  connected: 'Somebody is there.',
  automatic: 'A bot plays this seat: always, or until its player returns.',
  resigned: 'Its player has given the seat up in the match, and does not return.',
  prompt: 'What the seat is asked, or was asked last.',
  choice: 'The text of its JSON, where all may know it. A list stands for a choice of one of these options.',
  until: 'When the time of the seat is up, if it is asked: in milliseconds after the epoch of the table.',
  bank: 'Milliseconds left beyond what each decision gives.',
  own: 'What only the seat itself is told.',
};

export const OWN_FIELDS: Meanings<Own> = {
  decision: 'The number of the decision that is open; there is none when the seat has answered.',
  prompt:
    'As `prompt` of the seat, where the seat has come to the next thing that it is asked, and others may not know.',
  choice: 'As `choice` of the seat, where others may not see all of it.',
  undo: 'The last answer may be taken back.',
  orders: 'The standing orders, each as the text of its JSON.',
};
