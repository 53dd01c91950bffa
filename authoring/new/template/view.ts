// The view of New Game, declared once: its type, its JSON Schema and the state of its rooms follow from this.
import { own } from '@undertow/shared/protocol/views.ts';
import type { Frozen } from '@undertow/shared/table/game.ts';
import { z } from 'zod';

const Seat = z
  .object({
    score: z.int().describe('How many cards it has won.'),
    handCount: z.int(),
    hand: own(z.array(z.string())).describe('In your own seat alone.'),
  })
  .meta({ id: 'NewGameSeat', description: 'What a viewer sees of one seat.' });

export const NewGameView = z
  .object({
    pile: z.array(z.string()).describe('The cards that can be won, the last one on top.'),
    seats: z.array(Seat),
  })
  .meta({ id: 'NewGameView', description: 'The position of a match of New Game, as one viewer sees it.' });

export type View = Frozen<z.infer<typeof NewGameView>>;
export type SeatView = View['seats'][number];
