// The analysis of a finished match: what its answers were worth, and how far it is while it is worked on.
import { z } from 'zod';
import { AnyJson, SeatNumber, TableId } from './basics.ts';
import { Differences } from './hints.ts';

const Chance = z.number().min(0).max(1);
const MoveNumber = z.int().min(0).meta({ description: 'Its place among the moves of the replay, from 0.' });

const BestCourse = z
  .object({
    steps: z.array(z.object({ answer: AnyJson, before: AnyJson })).meta({
      description:
        'The answers from this one on, each the best one by what the seat knows then, with what the game shows of the position before it. What chance brought comes here, too.',
    }),
    points: z.int().meta({ description: 'Points of the game that this brings.' }),
    brings: z.record(z.string(), z.int()).meta({ description: 'What else it brings, by words of the game.' }),
  })
  .meta({ id: 'BestCourse', description: 'How it goes on with the best answer.' });

export const Solution = z
  .object({
    exact: z.boolean().meta({
      description: 'Whether all answers were tried. If not, that would have taken too long: there may be a better one.',
    }),
    answers: z.int().meta({ description: 'So many answers were tried, those first that promise most.' }),
    points: z.number().meta({
      description: 'What the answer brings that was given: points of the game on average, with what is left over.',
    }),
    best: z.array(z.object({ answer: AnyJson, points: z.number() })).meta({ description: 'The best one first.' }),
    equals: z.int().meta({ description: 'How many answers are as good as the best one.' }),
    better: z.int().meta({ description: 'How many are better than the one that was given.' }),
    spread: z
      .array(z.object({ points: z.int(), answers: z.int() }))
      .meta({ description: 'How many answers bring so many points, rounded; the lowest first.' }),
    course: BestCourse.optional().meta({ description: 'Where it is exact.' }),
  })
  .meta({ id: 'Solution', description: 'An answer that could be worked out to the end, beside others.' });

const TriedAnswer = z
  .object({
    answer: AnyJson,
    chance: Chance,
    brings: Differences.meta({
      description:
        'What the seat has by the next rest point, beside what it has after the answer that was given; for that one, beside the best of the others.',
    }),
  })
  .meta({ id: 'TriedAnswer' });

export const JudgedAnswer = z
  .object({
    move: MoveNumber,
    seat: SeatNumber,
    prompt: z.string(),
    answer: AnyJson,
    chance: Chance.meta({ description: 'The chance of the seat to win with this answer.' }),
    best: z.array(TriedAnswer).meta({
      description: 'The best answers that were found, the best first; the one that was given may be among them.',
    }),
    lost: Chance.meta({ description: 'By how much the best answer would have been better.' }),
    gained: Chance.meta({
      description:
        'By how much it was better than all others, if it was, and is not the one that promises most at first sight.',
    }),
    margin: Chance.meta({
      description:
        'How sure that is: by the spread of the samples, the difference of these two is right to so much, in 19 of 20 cases.',
    }),
    better: z.int().meta({
      description:
        'In so many of the samples the best answer was better than the given one, or than the next best if it was given.',
    }),
    worlds: z.int().meta({ description: 'In so many samples of what the seat could not see each answer was tried.' }),
    solution: Solution.optional(),
  })
  .meta({ id: 'JudgedAnswer' });

export const Analysis = z
  .object({
    id: TableId,
    game: z.string(),
    rules: z.int().meta({ description: 'The version of the rules.' }),
    chances: z.array(z.array(Chance)).meta({
      description:
        'By position of the replay, from the start to the end, the chance of each seat to win, by an estimate.',
    }),
    judged: z.array(JudgedAnswer).meta({ description: 'The answers beside which there were others.' }),
    turningPoints: z
      .array(MoveNumber)
      .meta({ description: 'The answers that cost or gained most, seven at most, in their order.' }),
  })
  .meta({ id: 'Analysis' });

export const AnalysisState = z
  .object({
    state: z.enum(['none', 'waiting', 'working', 'done']).meta({
      description: '`none`: it was not asked for, or it was made by rules or bots of another version.',
    }),
    ahead: z.int().optional().meta({ description: 'While it waits: so many others come first.' }),
    share: Chance.optional().meta({ description: 'While it is worked on: how much of it is done.' }),
    found: Analysis.optional().meta({
      description:
        'While it is worked on: what was found so far. Its `chances` lead up to the position that was judged last, and `judged` has its turning points alone; there may be others in the end.',
    }),
    analysis: Analysis.optional(),
  })
  .meta({ id: 'AnalysisState' });

export type BestCourse = z.infer<typeof BestCourse>;
export type Solution = z.infer<typeof Solution>;
export type JudgedAnswer = z.infer<typeof JudgedAnswer>;
export type Analysis = z.infer<typeof Analysis>;
export type AnalysisState = z.infer<typeof AnalysisState>;
