// The games that can be played here, for those who set a table up.
import { z } from 'zod';
import { AnyJson } from './basics.ts';
import { Table } from './tables.ts';

export const GameInfo = z
  .object({
    id: z.string(),
    name: z.string(),
    rules: z.int().meta({ description: 'The version of its rules.' }),
    seats: z.object({ min: z.int(), max: z.int() }).meta({ description: 'How many can play without expansions.' }),
    expansions: z
      .array(
        z.object({
          id: z.string(),
          name: z.string(),
          maxSeats: z.int().optional().meta({ description: 'How many can play with it.' }),
        }),
      )
      .meta({ description: 'List the ids of those to play with in `options.expansions`.' }),
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

export type GameInfo = z.infer<typeof GameInfo>;
export type TablePage = z.infer<typeof TablePage>;
