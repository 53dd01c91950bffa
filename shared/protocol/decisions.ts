// Decisions: what is asked, of whom, and until when.
import { z } from 'zod';
import { AnyJson, SeatNumber, Time } from './basics.ts';

const Withheld = z
  .object({
    option: z.string(),
    reason: z.string().meta({ description: 'A word of the game.' }),
    values: z.exactOptional(z.record(z.string(), AnyJson)).meta({
      description: 'What the reason speaks of, such as a price.',
    }),
  })
  .meta({ id: 'Withheld', description: 'An option that is not offered now, and why.' });

const offered = { options: z.array(z.string()), withheld: z.exactOptional(z.array(Withheld)) };

export const Choice = z
  .discriminatedUnion('type', [
    z.object({ type: z.literal('one'), ...offered }),
    z.object({ type: z.literal('some'), ...offered, min: z.int(), max: z.int() }),
    z.object({ type: z.literal('sequence'), ...offered, min: z.int(), max: z.int() }),
    z.object({ type: z.literal('amount'), min: z.int(), max: z.int() }),
    z.object({ type: z.literal('form'), form: z.string(), data: AnyJson }),
  ])
  .meta({
    id: 'Choice',
    description:
      'Everything that may be answered. `one`: one of the options. `some`: a list of `min` to `max` options, each at most as often as it is listed. `sequence`: the same, but the order counts. `amount`: a whole number from `min` to `max`. `form`: a form of the game. `withheld`, where a game says so, names what is not offered, and why.',
  });

export const DecisionNumber = z.int().min(0).meta({
  description:
    'Names this decision; your answer repeats it. It is the version of the match, or another number for what a seat is asked next in the same version.',
});

/** A decision as everybody may know of it. */
export const Asked = z
  .object({
    seat: SeatNumber,
    prompt: z.string(),
    choice: Choice.optional().meta({
      description: 'Absent if you may not know it, and for your own seat: see `decision`.',
    }),
    until: Time.optional().meta({ description: 'When the server will answer for this seat; absent if never.' }),
  })
  .meta({ id: 'Asked', description: 'A seat that is asked, as everyone may know it.' });

/** A decision as its own seat knows it. */
export const OwnDecision = z
  .object({
    number: DecisionNumber,
    prompt: z.string(),
    choice: Choice,
    until: Time.nullable().meta({ description: 'When the server will answer for you; `null` if never.' }),
  })
  .meta({ id: 'Decision', description: 'What you are asked.' });

/** What a seat has answered in secret, as it knows it alone. */
export const SealedAnswer = z
  .object({ prompt: z.string(), answer: AnyJson })
  .meta({ id: 'SealedAnswer', description: 'What you have answered, and others do not know yet.' });

export const SeatClock = z
  .object({
    seat: SeatNumber,
    until: Time.nullable().meta({ description: 'When its time is up; `null` while it is not asked.' }),
    bank: z.int().meta({ description: 'Milliseconds in reserve, beyond what each decision gives.' }),
  })
  .meta({ id: 'Clock' });

export type Asked = z.infer<typeof Asked>;
export type OwnDecision = z.infer<typeof OwnDecision>;
export type SealedAnswer = z.infer<typeof SealedAnswer>;
export type SeatClock = z.infer<typeof SeatClock>;
