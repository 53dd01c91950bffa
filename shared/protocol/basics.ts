// The basic types of which every message is made.
import { z } from 'zod';
import { isJson, type Json } from '../table/json.ts';

/** The version of the doors; it changes only when a client would have to. */
export const PROTOCOL = 1;

/** A table keeps its id when the match begins on it, and afterwards as its replay. */
export const TableId = z
  .string()
  .regex(/^[a-z0-9]{10}$/, 'is no id of a table')
  .meta({ description: 'The id of a table, and of the match played there.' });

export const Origin = z
  .object({
    match: TableId,
    moves: z.int().min(0).meta({ description: 'So many moves of that match had been made.' }),
  })
  .meta({ id: 'Origin', description: 'A moment of a match that is over, from which another one was played on.' });

export const UserId = z
  .string()
  .regex(/^[a-z0-9]{12}$/, 'is no id of a person')
  .meta({ description: 'The id of a person; it never changes.' });

const NAME = /^[\p{L}\p{N}](?:[\p{L}\p{N} _.-]{0,22}[\p{L}\p{N}])?$/u;

/** Its pattern is described in words: in many languages no pattern knows all letters. */
export const UserName = z
  .string()
  .refine(
    (name) => NAME.test(name),
    'must be 1 to 24 letters or digits; spaces, dots, dashes and underscores may stand between them',
  )
  .refine((name) => lettersDrawn(name) <= 24, 'is too long: some of its signs are drawn as several letters')
  .refine((name) => !/\p{Default_Ignorable_Code_Point}/u.test(name), 'has letters that are not drawn at all')
  .meta({
    description:
      'Letters and digits of any script; spaces, dots, dashes and underscores may stand between them. A sign that is drawn as several letters, such as ﷺ or ﬃ, counts as so many.',
    minLength: 1,
    maxLength: 24,
  });

/** Marks stand above or below a letter, and take no room of their own. */
function lettersDrawn(name: string): number {
  return [...name.normalize('NFKC').replace(/\p{M}/gu, '')].length;
}

export const SeatNumber = z.int().min(0).max(9).meta({ description: 'A seat at the table, counted from 0.' });

export const Version = z
  .int()
  .min(0)
  .meta({ description: 'Of a match: one higher with every change that everyone may know of.' });

export const Time = z.int().meta({ description: 'Milliseconds since 1970, by the clock of the server.' });

export const Invitation = z.string().min(8).max(64).meta({ description: 'Lets a person in to a private table.' });

/** No answer, no order and no option needs more. */
const MOST_NESTED = 32;

/** Any JSON that a game can make sense of; how long it may be is limited by the frame. */
export const AnyJson = z
  .unknown()
  .refine((value) => isJson(value, MOST_NESTED), {
    error: ({ input }) => (input === undefined ? 'is missing' : 'is no JSON, or nested too deeply'),
  })
  .meta({ id: 'Json', description: 'Any JSON.' }) as unknown as z.ZodType<Json>;

export type Origin = z.infer<typeof Origin>;
