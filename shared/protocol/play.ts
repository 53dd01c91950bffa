// A running match, as it is told to each viewer.
import { z } from 'zod';
import { AnyJson, SeatNumber, TableId, Time, Version } from './basics.ts';
import type { Change as ViewChange } from './changes.ts';
import { Asked, DecisionNumber, OwnDecision, SealedAnswer, SeatClock } from './decisions.ts';

const place = z.array(z.union([z.string(), z.int()]));

export const Change: z.ZodType<ViewChange> = z.union([z.tuple([place, AnyJson]), z.tuple([place])]).meta({
  id: 'Change',
  description:
    'A path into the view, and the value that is there now; a path alone means that the value is gone. Lists of plain values are sent whole.',
});

export const GameEvent = z
  .looseObject({ type: z.string() })
  .meta({ id: 'GameEvent', description: 'What happened, in the past tense.' });

/** An order is an answer that the player gave in advance: that there was one is known to its seat alone. */
export const Answered = z
  .object({
    seat: SeatNumber,
    by: z.enum(['player', 'bot', 'timeout']).meta({
      description:
        '`player`, also by a standing order; `bot`, one that sits there or one that plays for a player who is away; `timeout`, when the clock had run out.',
    }),
  })
  .meta({ id: 'Answered', description: 'A seat that has answered, and who or what did it.' });

const answered = z.array(Answered).optional().meta({
  description:
    'Whose answers led to this version, and who or what gave them. Absent where several were asked together something that leaves some of them no choice, for who that was is secret; where an answer was taken back; and for what happened before a match was played on from another one.',
});

/** What is each game's own: the descriptions say what it is for which game. */
export const View = AnyJson.meta({ id: 'View', description: 'The whole position, as one viewer sees it.' });
export const Order = AnyJson.meta({ id: 'Order', description: 'An answer given in advance.' });

/** What can only be told of a match that is over. */
export const Ending = z
  .object({
    ranking: z.array(z.array(SeatNumber)).nullable().meta({ description: '`null` if the match was abandoned.' }),
    seed: z.string().meta({
      description:
        '32 bytes in hexadecimal. Their SHA-256 is the commitment that was published at the start. Of a match that was played on from another one: see `Replay`.',
    }),
    broken: z
      .literal(true)
      .optional()
      .meta({ description: 'The rules of the game broke down, which has ended the match.' }),
  })
  .meta({ id: 'Ending' });

/** What a seat alone is told of what it is asked. */
export const OWN = {
  decision: OwnDecision.optional().meta({ description: 'What you are asked; absent if nothing.' }),
  undo: z.literal(true).optional().meta({ description: 'You may take your last answer back.' }),
  sealed: z.array(SealedAnswer).optional().meta({
    description: 'What you have answered together with other seats, as long as it is sealed; absent if nothing.',
  }),
};

/** What stands beside the view, and goes with every change. */
const Standing = {
  table: TableId,
  version: Version,
  asked: z.array(Asked).meta({
    description:
      'Who is asked what now, each seat once. It does not show who has already answered in secret. Of several things that a seat is asked, others see the first.',
  }),
  ...OWN,
};

export const Snapshot = z
  .object({
    ...Standing,
    seat: SeatNumber.nullable().meta({ description: 'Your seat; `null` for a spectator.' }),
    turn: z.int().meta({ description: 'How many turns are over.' }),
    view: View.meta({ description: 'The whole position, as you see it.' }),
    clocks: z.array(SeatClock).meta({ description: 'Of all seats; empty if the match has no clocks.' }),
    orders: z.array(Order).meta({ description: 'Your standing orders.' }),
    ending: Ending.nullable(),
    time: Time.meta({ description: 'The clock of the server.' }),
  })
  .meta({ id: 'Snapshot', description: 'Everything that you may know of the match.' });

export const Update = z
  .object({
    ...Standing,
    turn: z
      .int()
      .meta({ description: 'How many turns are over, as in the snapshot: one begins where it is higher than before.' }),
    answered,
    events: z.array(GameEvent).meta({ description: 'What happened since the last version.' }),
    changes: z.array(Change).meta({ description: 'What turns the last view into the current one.' }),
  })
  .meta({ id: 'Update', description: 'A match went on by one version.' });

export const Happened = z
  .object({ version: Version, answered, events: z.array(GameEvent) })
  .meta({ id: 'Happened', description: 'What led to this version of a match.' });

export const History = z
  .object({ happened: z.array(Happened) })
  .meta({ id: 'History', description: 'What has happened in a match, oldest first.' });

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
    orders: z.array(Order).max(40).meta({ description: 'All your orders: they replace those before.' }),
  })
  .meta({ id: 'Ordering', description: 'Answers that you give in advance; each game says which ones there are.' });

export type Answered = z.infer<typeof Answered>;
export type Happened = z.infer<typeof Happened>;
export type History = z.infer<typeof History>;
export type Ending = z.infer<typeof Ending>;
export type GameEvent = z.infer<typeof GameEvent>;
export type Snapshot = z.infer<typeof Snapshot>;
export type Update = z.infer<typeof Update>;
