// What a match of Inch of Candle consists of, and what is told of it.
import type { Seat, Table } from '@undertow/shared/table/game.ts';
import type { Good, Office, Wax } from './pieces.ts';

export const DAYS = 4;

export interface Lot {
  open: string[];
  /** Under the sailcloth. */
  covered: string;
}

export interface Merchant {
  /** Coins, open like the crates and contracts in the warehouse. */
  purse: string[];
  warehouse: string[];
  /** Held in the hand: offices, and crates and contracts that were found under a sailcloth. */
  offices: Office[];
  found: string[];
  /** Crates that were sold. */
  ledger: string[];
  fulfilled: string[];
  /** The coins that lie before the candle. */
  stake: string[];
  /** Offices that were played for this lot. */
  inForce: Office[];
  /** Has left the candle. */
  gone: boolean;
}

export interface State {
  day: number;
  /** How many lots were offered in all, this one with them. */
  lot: number;
  /** Those of the day that are not sold yet; the first one stands under the candle. */
  lots: Lot[];
  /** Whose word it is. */
  speaker: Seat;
  /** What is left of the candle, the next card first. */
  wax: Wax[];
  prices: Record<Good, number>;
  /** Face down, like the quay. */
  hold: string[];
  quay: Office[];
  merchants: Merchant[];
  /** The last market is over. */
  closed: boolean;
}

export type Event =
  | { readonly type: 'dayBegan'; readonly day: number }
  | { readonly type: 'lotLanded'; readonly cards: readonly string[] }
  | { readonly type: 'lotOffered'; readonly lot: number; readonly cards: readonly string[] }
  | { readonly type: 'bidPlaced'; readonly seat: Seat; readonly coin: string; readonly bid: number }
  | { readonly type: 'candleBurned'; readonly left: number }
  | { readonly type: 'candleGuttered' }
  | { readonly type: 'officePlayed'; readonly seat: Seat; readonly office: Office }
  | { readonly type: 'candleLeft'; readonly seat: Seat }
  | { readonly type: 'officeDrawn'; readonly seat: Seat; readonly office?: Office }
  | { readonly type: 'lotTaken'; readonly seat: Seat; readonly cards: readonly string[]; readonly paid: number }
  | { readonly type: 'clothLifted'; readonly seat: Seat; readonly card?: string }
  | { readonly type: 'tollTaken'; readonly seat: Seat; readonly coin: string }
  | { readonly type: 'marketOpened'; readonly day: number }
  | { readonly type: 'cratesSold'; readonly seat: Seat; readonly crates: readonly string[] }
  | { readonly type: 'priceChanged'; readonly good: Good; readonly price: number }
  | { readonly type: 'contractFulfilled'; readonly seat: Seat; readonly contract: string }
  | { readonly type: 'merchantPaid'; readonly seat: Seat; readonly money: number };

export type Harbour = Table<State, Event>;

export function merchantAt({ merchants }: State, seat: Seat): Merchant {
  const merchant = merchants[seat];
  if (!merchant) throw new Error(`nobody sits at ${seat}`);
  return merchant;
}
