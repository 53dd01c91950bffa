// Moments of finished matches: to play on from there, or to be asked what a seat was asked.
import { z } from 'zod';
import { AnyJson, Origin, SeatNumber } from './basics.ts';
import { Asked, OwnDecision } from './decisions.ts';
import { Happened, View } from './play.ts';
import { Move } from './replay.ts';
import { Level } from './tables.ts';

/** How many moves a request may name at most. */
const MOST_MOVES = 100_000;

export const Moves = z.coerce
  .number()
  .int()
  .min(0)
  .max(MOST_MOVES)
  .meta({ description: 'So many moves of the replay have been made.' });

/** The moment to play on from, the own seat, and the level of the others. */
export const PlayOn = z
  .object({
    moves: z.int().min(0).max(MOST_MOVES).meta({ description: 'So many moves of the replay have been made.' }),
    seat: SeatNumber.meta({ description: 'Where you sit; bots sit at all other seats.' }),
    level: Level.optional().meta({ description: 'Of the bots; without it they answer at once.' }),
  })
  .meta({ id: 'PlayOn' });

export const MomentName = z
  .string()
  .regex(/^[\w-]{40,120}$/, 'is no name of a moment')
  .meta({ description: 'Names a moment without telling of which match it is.' });

export const Moment = z
  .object({
    game: z.string(),
    options: AnyJson,
    seats: z.int().meta({ description: 'How many play.' }),
    seat: SeatNumber.meta({ description: 'The one that is asked.' }),
    view: View.meta({ description: 'The whole position, as this seat saw it.' }),
    asked: z.array(Asked),
    decision: OwnDecision.meta({ description: 'What it was asked.' }),
    happened: z.array(Happened).meta({ description: 'What it had been told so far.' }),
  })
  .meta({
    id: 'Moment',
    description:
      'What one seat saw and was asked at a moment of a match that is over: without names, and without anything that came later.',
  });

export const MomentReply = z
  .object({ answer: AnyJson.meta({ description: 'What you would have answered: one of the legal answers.' }) })
  .meta({ id: 'MomentReply' });

export const MomentTruth = z
  .object({
    given: Move.pick({ kind: true, answer: true }).meta({ description: 'What was answered in the match.' }),
    view: View.meta({ description: 'The position that this led to, as the seat saw it.' }),
    happened: z.array(Happened).meta({
      description:
        'What the seat was told of it: when all had answered who were asked at the same time, and of an answer that only led to its next question, when that was answered.',
    }),
    from: Origin.optional().meta({ description: 'Where the moment stands in its replay, if that is open to you.' }),
  })
  .meta({ id: 'MomentTruth', description: 'What was played at a moment.' });

export type PlayOn = z.infer<typeof PlayOn>;
export type Moment = z.infer<typeof Moment>;
export type MomentTruth = z.infer<typeof MomentTruth>;
