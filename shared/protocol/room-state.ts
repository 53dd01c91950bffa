// What a Colyseus room says of a table, whatever the game; and how the view of a game, declared in its `view.ts`, stands
// there.
//
// Colyseus knows neither null nor lists of lists, and shows a field to all or only to some. In a view therefore
// - a word that is not there is `-`, and a place or seat that is not there is -1, in a field of the type int8: what may be
//   missing is never more than 127;
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

/** What only the seat itself is told. */
export const Own = schema(
  {
    decision: t.number().optional(),
    prompt: t.string().optional(),
    choice: t.string().optional(),
    undo: t.boolean().default(false),
    orders: t.array('string'),
    sealed: t.array('string'),
  },
  'Own',
);

export const TableSeat = schema(
  {
    id: t.string().optional(),
    name: t.string().optional(),
    kind: t.string<'guest' | 'member' | 'bot'>().optional(),
    bot: t.boolean().optional(),
    ready: t.boolean().default(false),
    connected: t.boolean().default(false),
    automatic: t.boolean().default(false),
    resigned: t.boolean().default(false),
    level: t.string().optional(),
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
  version: 'Of the match: one higher with every change that everyone may know of.',
  epoch: 'Times in the state are milliseconds after this moment, which is in milliseconds since 1970.',
  seats: 'All seats at the table, counted from 0.',
  asked: 'The seats that are asked now, in their order.',
  view: 'The position, once the match has begun. `standingIn` turns it into the view of the JSON door: `-` stands for `null` in the place of a word; -1 stands for `null` in an int8; an object with the one field `value` stands for what is in it, or for `null` if it is empty; and `own` is laid over the rest of its seat, at every depth.',
  ending: 'A JSON text, when the match is over: the ranking and the seed.',
};

export const SEAT_FIELDS: Meanings<TableSeat> = {
  id: 'The id of the person who sits there; absent if the seat is free.',
  name: 'The name of that person.',
  kind: '`guest`, `member`, or `bot`: a bot of the server.',
  bot: 'This guest or member is a bot, and has said so.',
  ready: 'Ready for the match to begin.',
  connected: 'The person is connected.',
  automatic: 'A bot plays this seat: always, or until its player comes back.',
  resigned: 'Its player has given up the seat in the match, for good.',
  level: 'How well the bot plays that sits there.',
  prompt: 'What the seat is asked, or was asked last.',
  choice: 'A JSON text, if everyone may know it. A plain list means: one of these options.',
  until: 'When the time of the seat is up, if it is asked: milliseconds after `epoch`.',
  bank: 'Milliseconds in reserve, beyond what each decision gives.',
  own: 'What only the seat itself sees.',
};

export const OWN_FIELDS: Meanings<Own> = {
  decision: 'The number of the open decision; absent if there is none.',
  prompt: 'Like `prompt` of the seat, once you are asked the next of several things.',
  choice: 'Like `choice` of the seat, if others may not see all of it.',
  undo: 'You may take your last answer back.',
  orders: 'Your standing orders, each as a JSON text.',
  sealed:
    'What you have answered together with other seats, as long as it is sealed: each as a JSON text, with `prompt` and `answer`.',
};
