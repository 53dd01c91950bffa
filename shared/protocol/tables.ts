// Tables, where people meet before a match, as others see them.
import { z } from 'zod';
import { isObject, type Json } from '../table/json.ts';
import { AnyJson, Origin, SeatNumber, TableId, Time } from './basics.ts';
import { Person, Rating } from './people.ts';
import { type ThinkingTimes, TIME_CONTROLS } from './time-controls.ts';

export const TimeControl = z.enum(Object.keys(TIME_CONTROLS) as (keyof typeof TIME_CONTROLS)[]).meta({
  id: 'TimeControl',
  description: `How long each player may think. ${Object.entries(TIME_CONTROLS).map(spelledOut).join(' ')}`,
});

export type TimeControl = z.infer<typeof TimeControl>;

export const Access = z.enum(['public', 'unlisted', 'private']).meta({
  id: 'Access',
  description:
    '`public`: in the list, for everyone. `unlisted`: for everyone who knows the id. `private`: by invitation only.',
});

export const Level = z.string().max(20).meta({
  id: 'Level',
  description: 'How well a bot plays: one of `levels` of the game, see `GET /api/games`.',
});

const Spectators = z.object({
  allowed: z.boolean().meta({ description: 'Whether anyone may watch the match before it is over.' }),
  delay: z.int().min(0).max(20).meta({ description: 'By how many turns spectators see the match late.' }),
});

export const NewTable = z
  .object({
    game: z.string().max(40),
    options: AnyJson.optional().meta({
      description: 'By the ids of the choices of the game, see `GET /api/games`; what is left out is taken as usual.',
    }),
    seats: z.int().min(1).max(8),
    time: TimeControl.default('live'),
    access: Access.default('public'),
    rated: z
      .boolean()
      .default(false)
      .meta({ description: 'The result counts for the ratings. Only members may sit, and bots cannot fill seats.' }),
    spectators: Spectators.default({ allowed: true, delay: 0 }),
    bots: z
      .boolean()
      .default(false)
      .meta({ description: 'Bots take the empty seats when everyone who sits is ready.' }),
    level: Level.optional().meta({ description: 'Of these bots; without it they answer at once.' }),
  })
  .meta({ id: 'NewTable' });

/** Not with the defaults of a new table: what a change leaves out stays. */
export const TableChange = z
  .object({
    options: AnyJson,
    seats: NewTable.shape.seats,
    time: TimeControl,
    access: Access,
    rated: z.boolean(),
    spectators: Spectators,
    bots: z.boolean(),
    level: Level,
  })
  .partial()
  .meta({ id: 'TableChange', description: 'What is to be different at a table; what is left out stays.' });

export const QuickMatch = NewTable.pick({ game: true, options: true, seats: true, time: true, rated: true })
  .partial({ seats: true })
  .meta({ id: 'QuickMatch', description: 'Joins an open table that fits, or opens one.' });

export const TableSeat = z
  .object({
    person: Person,
    ready: z.boolean(),
    connected: z.boolean(),
    automatic: z.boolean().meta({ description: 'A bot plays this seat: always, or until its player comes back.' }),
    resigned: z.boolean().meta({
      description:
        'Its player has given up the seat in the match, for good. In a duel of two people that ends the match.',
    }),
    level: Level.optional().meta({ description: 'Of the bot that sits there.' }),
    rating: Rating.optional(),
    ratingChange: z
      .int()
      .optional()
      .meta({ description: 'After a rated match: by how much it has changed the rating.' }),
  })
  .meta({ id: 'TableSeat' });

/** How long `board` of a summary may be, as JSON. */
export const BOARD_LETTERS = 1500;

const Count = z.string().regex(/^[a-zA-Z]{1,20}$/);

export const Summary = z
  .object({
    progress: z
      .array(z.object({ what: Count, now: z.int(), most: z.int().optional() }))
      .max(3)
      .meta({ description: 'How far the match is, the widest measure first: so many, and of how many.' }),
    seats: z
      .record(Count, z.array(z.int()).max(10))
      .refine((counts) => Object.keys(counts).length <= 4, 'counts too much')
      .meta({ description: 'What each seat has, by what is counted.' }),
    board: AnyJson.refine((board) => JSON.stringify(board).length <= BOARD_LETTERS, 'is too long')
      .optional()
      .meta({
        description: `What a small picture of the table can be drawn from, in a form of its game: at most ${BOARD_LETTERS} characters as JSON. The document of the game for authors of clients says which form.`,
      }),
  })
  .meta({
    id: 'Summary',
    description:
      'What the list says of a running match: as spectators see it, at the end of a turn. What is counted is named in `counts` of `GET /api/games`.',
  });

/** How many of the spectators are named. */
export const WATCHERS_NAMED = 20;

export const TableStatus = z.enum(['open', 'playing', 'ended', 'abandoned']).meta({ id: 'TableStatus' });

/** A field of it is stored with the table, and shown to all who see it, unless `TableData` leaves it out (`server/lobby/table-data.ts`). */
export const Table = z
  .object({
    id: TableId,
    game: z.string(),
    options: AnyJson,
    status: TableStatus,
    owner: Person.nullable(),
    seats: z.array(TableSeat.nullable()),
    time: TimeControl,
    access: Access,
    rated: z.boolean(),
    spectators: Spectators,
    bots: z.boolean(),
    level: Level.optional().meta({ description: 'Of the bots that take the empty seats, if one was chosen.' }),
    terms: z.int().optional().meta({
      description:
        'How often the owner has changed what is played, or a bot that has come over the network has sat down beside people, or one of those who sit there has said that they are a bot; absent for never. Each time, people are asked anew whether they are ready.',
    }),
    created: Time,
    started: Time.nullable(),
    ended: Time.nullable(),
    ranking: z
      .array(z.array(SeatNumber))
      .nullable()
      .meta({ description: 'Best seats first; seats that share a place stand together.' }),
    commitment: z.string().nullable().meta({
      description: 'The SHA-256 of the 32 bytes of the seed, in hexadecimal; published when the match begins.',
    }),
    watching: z.int().meta({ description: 'How many follow the table without a seat.' }),
    watchers: z
      .array(z.string())
      .max(WATCHERS_NAMED)
      .optional()
      .meta({
        description: `The names of those who watch, up to ${WATCHERS_NAMED}, people first and then bots: not in the list of tables, and without clients that have no token.`,
      }),
    watchingBots: z.array(z.string()).max(WATCHERS_NAMED).optional().meta({
      description:
        'Those of `watchers` that are bots and say so, in the same order: they stand at its end, so that their number tells which they are, also where two have one name. Absent where there are none.',
    }),
    summary: Summary.optional().meta({
      description:
        'In lists alone, where the game tells: how the match stands, if spectators may see it, and how it stood at its end.',
    }),
    rematch: TableId.nullable(),
    isRematch: z.boolean().optional().meta({
      description: 'It was opened by `rematch`, and waits for those who have just played: `quick` seats nobody there.',
    }),
    from: Origin.optional().meta({ description: 'The moment from which the match goes on, if it did not begin anew.' }),
    invitation: z.string().optional().meta({ description: 'Of a private table, for those who sit there.' }),
  })
  .meta({ id: 'Table' });

/** What cannot be read is refused where the filter is checked. */
function jsonIn(text: string, context: z.RefinementCtx): Record<string, Json> {
  try {
    const value: unknown = JSON.parse(text);
    if (isObject(value)) return value as Record<string, Json>;
  } catch {
    // As any text that is no object of JSON.
  }
  context.addIssue({ code: 'custom', message: 'is not the text of a JSON object' });
  return z.NEVER;
}

export const TableFilter = z
  .object({
    game: z.string().max(40).optional(),
    status: z.enum(['open', 'playing']).optional(),
    seats: z.coerce.number().int().optional(),
    time: TimeControl.optional(),
    rated: z.stringbool().or(z.boolean()).optional(),
    options: z.record(z.string(), AnyJson).or(z.string().max(1000).transform(jsonIn)).optional().meta({
      description:
        'What the table must be played with, by the ids of choices: this value, or a list with all that are named here; an empty list means none at all. In a query it is the text of its JSON.',
    }),
  })
  .meta({ id: 'TableFilter' });

export type Access = z.infer<typeof Access>;
export type NewTable = z.output<typeof NewTable>;
export type TableChange = z.output<typeof TableChange>;
export type QuickMatch = z.output<typeof QuickMatch>;
export type TableSeat = z.infer<typeof TableSeat>;
export type TableStatus = z.infer<typeof TableStatus>;
export type Summary = z.infer<typeof Summary>;
export type Table = z.infer<typeof Table>;
export type TableFilter = z.output<typeof TableFilter>;

function spelledOut([name, times]: [string, ThinkingTimes | null]): string {
  const inSeconds = (span: number) => `${span / 1000} s`;
  if (!times) return `\`${name}\`: no clock.`;
  const { decision, bank, away } = times;
  const silence = away > 0 ? `; ${inSeconds(away)} more while disconnected` : '';
  return `\`${name}\`: ${inSeconds(decision)} for each decision, and ${inSeconds(bank)} in reserve${silence}.`;
}
