// The view of Prizes, declared once: its type, its JSON Schema and the state of its rooms follow from this.
import { own } from '@undertow/shared/protocol/views.ts';
import type { Frozen } from '@undertow/shared/table/game.ts';
import { z } from 'zod';

const Seat = z
  .object({
    score: z.int().describe('The sum of the prizes it has won.'),
    won: z.array(z.string()).describe('The prizes it has won.'),
    bids: z.array(z.string()).describe('The cards it has bid.'),
    handCount: z.int(),
    hand: own(z.array(z.string())).describe('In your own seat alone.'),
  })
  .meta({ id: 'PrizesSeat', description: 'What a viewer sees of one seat.' });

export const PrizesView = z
  .object({
    round: z.int(),
    deckCount: z.int().describe('Prizes that are still to come.'),
    stake: z.array(z.string()).describe('The prizes that are bid for now.'),
    seats: z.array(Seat),
  })
  .meta({ id: 'PrizesView', description: 'The position of a match of Prizes, as one viewer sees it.' });

export type View = Frozen<z.infer<typeof PrizesView>>;
export type SeatView = View['seats'][number];
