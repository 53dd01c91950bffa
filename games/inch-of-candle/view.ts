// The view of Inch of Candle, declared once: its type, its JSON Schema and the state of its rooms follow from this.
import { own } from '@undertow/shared/protocol/views.ts';
import type { Frozen } from '@undertow/shared/table/game.ts';
import { z } from 'zod';

const Fortune = z.object({ coins: z.int(), monopolies: z.int(), assortments: z.int(), total: z.int() });

const Seat = z
  .object({
    score: Fortune.describe('Its fortune, if the harbour closed now.'),
    bid: z.int().describe('What it has bid for this lot.'),
    stake: z.array(z.string()).describe('The coins that it has bid with.'),
    inForce: z.array(z.string()).describe('Offices that it has played for this lot.'),
    gone: z.boolean().describe('Has left this candle.'),
    purse: z.array(z.string()).describe('Its coins.'),
    warehouse: z.array(z.string()).describe('Open crates and contracts.'),
    officesCount: z.int(),
    foundCount: z.int().describe('Crates and contracts that it has found under sailcloths.'),
    ledger: z.array(z.string()).describe('The crates that it has sold.'),
    fulfilled: z.array(z.string()).describe('The contracts that it has fulfilled.'),
    nextWax: own(z.string().nullable()).describe('The next card of wax, if its chandler says so.'),
    underCloth: own(z.string().nullable()).describe('The covered card of this lot, if its pilot says so.'),
    hand: own(z.array(z.string())).describe('All cards that it can play or sell.'),
  })
  .meta({ id: 'InchOfCandleSeat', description: 'What a viewer sees of one seat.' });

const Price = z.object({ good: z.string(), price: z.int() });
const Lot = z.object({ lot: z.int(), cards: z.array(z.string()) });

export const InchOfCandleView = z
  .object({
    day: z.int(),
    lot: z.int().describe('The number of this lot in the match.'),
    seat: z.int().nullable().describe('Whose word it is; null on the market.'),
    waxCount: z.int().describe('Cards of wax that are left. At one of them the candle gutters.'),
    offered: z.array(z.string()).describe('The open cards of the lot under the candle.'),
    coveredCount: z.int().describe('Its cards under the sailcloth.'),
    prices: z.array(Price),
    coming: z.array(Lot).describe('The open cards of the later lots of the day.'),
    quayCount: z.int(),
    seats: z.array(Seat),
  })
  .meta({ id: 'InchOfCandleView', description: 'The position of a match of Inch of Candle, as one viewer sees it.' });

export type View = Frozen<z.infer<typeof InchOfCandleView>>;
export type Fortune = Frozen<z.infer<typeof Fortune>>;
export type SeatView = View['seats'][number];
