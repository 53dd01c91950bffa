// A match as one JSON file, by which anyone can run the match again, and check that its chance was not touched.
import { z } from 'zod';
import { MOVE_KINDS } from '../table/journaled-match.ts';
import { AnyJson, Origin, SeatNumber, TableId, Time } from './basics.ts';
import { Level } from './tables.ts';

export const REPLAY_FORMAT = 1;

export const Move = z
  .object({
    seat: SeatNumber,
    kind: z.enum(MOVE_KINDS).meta({
      description:
        'What gave it: the player, a standing order, the clock, or a bot; or `undo`, when the player took an answer back.',
    }),
    answer: AnyJson.optional(),
    time: Time,
  })
  .meta({ id: 'Move' });

export const Replay = z
  .object({
    format: z.literal(REPLAY_FORMAT),
    id: TableId,
    game: z.string(),
    rules: z.int().meta({ description: 'The version of the rules.' }),
    options: AnyJson,
    seats: z.array(z.string()).meta({ description: 'The names of the players, by seat.' }),
    levels: z.array(Level.nullable()).optional().meta({
      description: 'By seat: of a bot, how well it plays; `null` for a person. Absent where only people sat.',
    }),
    bots: z.array(z.boolean()).optional().meta({
      description: 'By seat: whether a bot that had come over the network sat there. Absent where none did.',
    }),
    commitment: z.string().meta({
      description:
        'The SHA-256 of the 32 bytes of the seed, as it was published at the start; of its text if it is made of several.',
    }),
    seed: z.string().meta({
      description:
        '64 hexadecimal digits. Of a match that was played on from another one: the seed of that, then `@`, a place in the stream of chance, `:`, and the seed whose stream is drawn from from there on.',
    }),
    started: Time,
    ended: Time,
    moves: z.array(Move),
    ending: z.enum(['played', 'resigned', 'abandoned']).meta({
      description:
        'Whether the match was played to its end; or was decided because people gave up or, in a duel, were away until their clock had run out (`resigned`).',
    }),
    ranking: z.array(z.array(SeatNumber)).nullable().meta({ description: 'null if the match was abandoned.' }),
    from: Origin.optional(),
  })
  .meta({ id: 'Replay' });

export type Move = z.infer<typeof Move>;
export type Replay = z.infer<typeof Replay>;
