// The view of Prizes as JSON carries it, for those who write clients: the same fields as in `rules.ts`, which the compiler
// proves below.
import { z } from 'zod';
import type { View } from './rules/index.ts';

const Seat = z
  .object({
    count: z.int().meta({ description: 'Cards in hand.' }),
    points: z.int(),
    hand: z.array(z.int()).exactOptional().meta({ description: 'In your own seat alone.' }),
  })
  .meta({ id: 'PrizesSeat', description: 'What a viewer sees of one seat.' });

export const PrizesView = z
  .object({
    round: z.int(),
    stake: z.array(z.int()).meta({ description: 'The prizes that are bid for now.' }),
    left: z.int().meta({ description: 'Prizes that are still to come.' }),
    seats: z.array(Seat),
  })
  .meta({ id: 'PrizesView', description: 'The position of a match of Prizes, as one viewer sees it.' });

type Writable<Part> = { -readonly [Field in keyof Part]: Writable<Part[Field]> };
type Same<One, Other> = [One, Other] extends [Other, One] ? never : 'The view and its schema differ.';
type None<Found extends never> = Found;

/** Does not compile as soon as a field is in the one and not in the other, or not of the same kind. */
export type Proven = None<Same<Writable<View>, z.infer<typeof PrizesView>>>;
