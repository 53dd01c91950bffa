// A hint for a player who practises: what a strong bot would answer, and why.
import { z } from 'zod';
import { AnyJson, TableId } from './basics.ts';
import { DecisionNumber } from './decisions.ts';

const Percent = z.int().min(0).max(100);

/** What comes within reach: a word of the game for its kind, and its id there. */
export const Opened = z
  .object({ what: z.string().regex(/^[a-zA-Z]{1,20}$/), id: z.string().regex(/^[\w-]{1,40}$/) })
  .meta({ id: 'Opened' });

export const Difference = z
  .object({
    what: z
      .string()
      .regex(/^[a-zA-Z]{1,20}$/)
      .meta({
        description: 'What is counted: a word of the game. `rivals` are the points of the best of the others.',
      }),
    by: z.int().meta({ description: 'So much more of it, on average; below 0 for less.' }),
  })
  .meta({ id: 'Difference' });

/** The differences that weigh most. */
export const Differences = z.array(Difference).max(2);

const Reason = z
  .object({
    chance: Percent.meta({ description: 'The chance to win with this answer, in percent.' }),
    second: Percent.meta({ description: 'The same with the second best answer.' }),
    better: z.int().min(0).meta({ description: 'In so many of the worlds this answer was the better one of the two.' }),
    worlds: z.int().min(1).meta({
      description: 'In so many worlds both were tried: positions as they may be for all that your seat knows.',
    }),
    brings: Differences.meta({
      description: 'What your seat has by the next rest point, beside what it has after the second best answer.',
    }),
    instead: AnyJson.optional().meta({ description: 'The second best answer, with which this one is compared.' }),
    opens: Opened.optional().meta({
      description:
        'What your seat can have by then in most of the worlds, and not after the second best answer: what the game says of that.',
    }),
  })
  .meta({ id: 'Reason' });

export const Hint = z
  .object({
    answer: AnyJson.meta({ description: 'What a bot of the level `keen` would answer in your place.' }),
    reason: Reason.nullable().meta({
      description: '`null` where only one answer is worth a thought, or none can be tried out.',
    }),
  })
  .meta({ id: 'Hint' });

export const HintWanted = z.object({
  table: TableId,
  decision: DecisionNumber.meta({ description: 'The number of the decision that you are asked.' }),
});

export type Opened = z.infer<typeof Opened>;
export type Difference = z.infer<typeof Difference>;
export type Hint = z.infer<typeof Hint>;
export type Reason = z.infer<typeof Reason>;
