// A live match, as each viewer is told of it.
import { z } from 'zod';
import { AnyJson, SeatNumber, TableId, Time, Version } from './basics.ts';
import type { Change as ViewChange } from './changes.ts';
import { Asked, DecisionNumber, OwnDecision, SeatClock } from './decisions.ts';

const place = z.array(z.union([z.string(), z.int()]));

export const Change: z.ZodType<ViewChange> = z.union([z.tuple([place, AnyJson]), z.tuple([place])]).meta({
  id: 'Change',
  description:
    'A path into the view, and what stands there now; a path alone means that nothing stands there any more. Lists of plain values are given whole.',
});

export const GameEvent = z
  .looseObject({ type: z.string() })
  .meta({ id: 'GameEvent', description: 'What happened, in the past tense.' });

/** What is each game's own: the descriptions say what it is for which game. */
export const View = AnyJson.meta({ id: 'View', description: 'The whole position, as one viewer sees it.' });
export const Order = AnyJson.meta({ id: 'Order', description: 'An answer given in advance.' });

/** What can only be told of a match that is over. */
export const Ending = z
  .object({
    ranking: z.array(z.array(SeatNumber)).nullable().meta({ description: 'null if the match was abandoned.' }),
    seed: z
      .string()
      .meta({ description: 'In hexadecimal; the SHA-256 of its bytes is the commitment given at the start.' }),
  })
  .meta({ id: 'Ending' });

/** What stands beside the view, and goes with every change. */
const Standing = {
  table: TableId,
  version: Version,
  asked: z.array(Asked).meta({
    description:
      'Who is asked now, each seat once; not whether, or how much of it, has been answered in secret. Of several things that a seat is asked, others are told the first.',
  }),
  decision: OwnDecision.optional().meta({ description: 'What is asked of you; absent if nothing is.' }),
  undo: z.literal(true).optional().meta({ description: 'You may take your last answer back.' }),
};

export const Snapshot = z
  .object({
    ...Standing,
    seat: SeatNumber.nullable().meta({ description: 'Yours; null for a spectator.' }),
    turn: z.int(),
    view: View.meta({ description: 'The whole position, as you see it.' }),
    clocks: z.array(SeatClock).meta({ description: 'Of all seats; empty without clocks.' }),
    orders: z.array(Order).meta({ description: 'Your standing orders.' }),
    ending: Ending.nullable(),
    time: Time.meta({ description: 'The clock of the server.' }),
  })
  .meta({ id: 'Snapshot', description: 'Everything that you may know of the match.' });

export const Update = z
  .object({
    ...Standing,
    events: z.array(GameEvent).meta({ description: 'What happened since the version before.' }),
    changes: z.array(Change).meta({ description: 'What leads from the view before to the view now.' }),
  })
  .meta({ id: 'Update', description: 'A match went one version on.' });

export const Happened = z
  .object({ version: Version, events: z.array(GameEvent) })
  .meta({ id: 'Happened', description: 'What led to this version of a match.' });

export const History = z
  .object({ happened: z.array(Happened) })
  .meta({ id: 'History', description: 'What has happened in a match, the oldest first.' });

export const Answering = z
  .object({
    table: TableId,
    decision: DecisionNumber.meta({ description: 'The number of the decision that this answers.' }),
    answer: AnyJson,
  })
  .meta({ id: 'Answering' });

export const Ordering = z
  .object({
    table: TableId,
    orders: z.array(Order).max(40).meta({ description: 'All of them: they replace those before.' }),
  })
  .meta({ id: 'Ordering', description: 'Answers given in advance; see the standing orders of the game.' });

export type Happened = z.infer<typeof Happened>;
export type History = z.infer<typeof History>;
export type Ending = z.infer<typeof Ending>;
export type GameEvent = z.infer<typeof GameEvent>;
export type Snapshot = z.infer<typeof Snapshot>;
export type Update = z.infer<typeof Update>;
