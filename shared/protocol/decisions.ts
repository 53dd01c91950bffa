// What is asked, of whom, and until when.
import { z } from 'zod';
import { AnyJson, SeatNumber, Time } from './basics.ts';

export const Choice = z
  .discriminatedUnion('type', [
    z.object({ type: z.literal('one'), options: z.array(z.string()) }),
    z.object({ type: z.literal('some'), options: z.array(z.string()), min: z.int(), max: z.int() }),
    z.object({ type: z.literal('sequence'), options: z.array(z.string()), min: z.int(), max: z.int() }),
    z.object({ type: z.literal('amount'), min: z.int(), max: z.int() }),
    z.object({ type: z.literal('form'), form: z.string(), data: AnyJson }),
  ])
  .meta({
    id: 'Choice',
    description:
      'All that may be answered. `one`: one of the options. `some`: a list of options, as often as they are listed, at least `min` and at most `max` of them. `sequence`: the same, and what comes first matters. `amount`: a whole number. `form`: a form of the game.',
  });

export const DecisionNumber = z.int().min(0).meta({
  description:
    'Names a decision to its seat; an answer says which decision it answers. It is the version of the match, and another number for what a seat is asked next in the same version.',
});

/** A decision as everybody may know of it. */
export const Asked = z
  .object({
    seat: SeatNumber,
    prompt: z.string(),
    choice: Choice.optional().meta({
      description: 'Left out where it is not yours to know, and where it is your own.',
    }),
    until: Time.optional().meta({ description: 'When the server will answer for this seat; left out if never.' }),
  })
  .meta({ id: 'Asked', description: 'A seat is asked.' });

/** A decision as its own seat knows it. */
export const OwnDecision = z
  .object({
    number: DecisionNumber,
    prompt: z.string(),
    choice: Choice,
    until: Time.nullable().meta({ description: 'When the server will answer for you; null if never.' }),
  })
  .meta({ id: 'Decision', description: 'You are asked.' });

export const SeatClock = z
  .object({
    seat: SeatNumber,
    until: Time.nullable().meta({ description: 'When its time is up; null while it is not asked.' }),
    bank: z.int().meta({ description: 'Milliseconds left beyond what each decision gives.' }),
  })
  .meta({ id: 'Clock' });

export type Asked = z.infer<typeof Asked>;
export type OwnDecision = z.infer<typeof OwnDecision>;
export type SeatClock = z.infer<typeof SeatClock>;
