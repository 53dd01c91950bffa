// The games of a server, for those who set up a table.
import { z } from 'zod';
import { AnyJson } from './basics.ts';
import { Table } from './tables.ts';

const Value = z.union([z.string(), z.number(), z.boolean()]);

const SeatRange = z.object({ min: z.int(), max: z.int() });

/** What can be chosen for a table of a game, such as the expansions of one, or whether another is played in full. */
export const GameChoice = z
  .object({
    id: z.string().meta({ description: 'Where in the `options` of a table stands what was chosen.' }),
    name: z.string(),
    many: z.boolean().meta({ description: 'Any number of the values may be chosen: they stand in a list.' }),
    values: z.array(
      z.object({
        value: Value.meta({ description: 'As it stands in the options.' }),
        name: z.string(),
        seats: SeatRange.optional().meta({
          description:
            'How many can play with it, where that is not as without it. Of several such values the widest range counts.',
        }),
      }),
    ),
    default: z.union([Value, z.array(Value)]).meta({
      description: 'What is taken where a table does not say: a value, or a list where many may be chosen.',
    }),
  })
  .meta({ id: 'GameChoice', description: 'What can be chosen for a table of a game.' });

export const GameCount = z
  .object({ id: z.string(), name: z.string() })
  .meta({ id: 'GameCount', description: 'Something that is counted in the summary of a match.' });

export const GameLevel = z
  .object({
    id: z.string(),
    milliseconds: z
      .int()
      .meta({ description: 'How long a bot of this level may think for an answer; 0 for not at all.' }),
  })
  .meta({ id: 'GameLevel', description: 'How well bots of this server can play a game.' });

export const GameInfo = z
  .object({
    id: z.string(),
    name: z.string(),
    rules: z.int().meta({ description: 'The version of its rules.' }),
    seats: SeatRange.meta({ description: 'How many can play, where no chosen value says otherwise.' }),
    choices: z.array(GameChoice).meta({ description: 'What can be chosen for a table.' }),
    minutes: z.number().optional().meta({ description: 'How long a match takes.' }),
    weight: z.number().optional().meta({ description: 'From 1 for light to 5 for very heavy, in halves.' }),
    counts: z
      .array(GameCount)
      .meta({ description: 'What is counted in the summary of a match, in the order in which it is to be read.' }),
    levels: z.array(GameLevel).meta({ description: 'The levels of its bots, the strongest first.' }),
    hints: z.boolean().meta({ description: 'Whether the server gives hints to those who play it against bots.' }),
    options: AnyJson.meta({ description: 'What applies to a table that names none.' }),
  })
  .meta({ id: 'GameInfo' });

/** Some of a long list of tables, the newest first. */
export const TablePage = z
  .object({
    tables: z.array(Table),
    next: z.string().nullable().meta({ description: 'Send it as `after` to get what follows; `null` at the end.' }),
  })
  .meta({ id: 'TablePage' });

export type GameChoice = z.infer<typeof GameChoice>;
export type GameInfo = z.infer<typeof GameInfo>;
export type TablePage = z.infer<typeof TablePage>;
