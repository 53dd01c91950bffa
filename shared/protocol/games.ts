// The games that can be played here, for those who set a table up.
import { z } from 'zod';
import { AnyJson } from './basics.ts';
import { Table } from './tables.ts';

export const GameInfo = z
  .object({
    id: z.string(),
    name: z.string(),
    rules: z.int().meta({ description: 'The version of its rules.' }),
    seats: z.object({ min: z.int(), max: z.int() }).meta({ description: 'How many can play, without expansions.' }),
    expansions: z
      .array(
        z.object({
          id: z.string(),
          name: z.string(),
          maxSeats: z.int().optional().meta({ description: 'With it, so many can play.' }),
        }),
      )
      .meta({ description: 'Those to be played with are listed in `options.expansions`.' }),
    options: AnyJson.meta({ description: 'Those that are taken when a table names none.' }),
  })
  .meta({ id: 'GameInfo' });

/** Some of a long list of tables, the newest first. */
export const TablePage = z
  .object({
    tables: z.array(Table),
    next: z.string().nullable().meta({ description: 'Asks for what follows, as `after`; null if nothing does.' }),
  })
  .meta({ id: 'TablePage' });

export type GameInfo = z.infer<typeof GameInfo>;
export type TablePage = z.infer<typeof TablePage>;
