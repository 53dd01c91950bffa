// What the harbour is made of: goods, contracts, coins, offices and wax, as tables.
import { type Pieces, pieceId, piecesOf, pieceValue } from '@undertow/shared/table/pieces.ts';

export const GOODS = ['salt', 'wine', 'silk', 'spice', 'amber'] as const;
export type Good = (typeof GOODS)[number];

/** A contract for each good and the one that follows it, round and round: its id names both. */
export const CONTRACTS: Readonly<Record<string, readonly Good[]>> = Object.fromEntries(
  GOODS.map((good, at) => [good, GOODS[(at + 1) % GOODS.length] as Good]).map((goods) => [goods.join('-'), goods]),
);

/** Where each office is played: while a candle burns, or with a sale. */
export const OFFICES = {
  chandler: 'candle',
  pilot: 'candle',
  snuffer: 'candle',
  lamplighter: 'candle',
  guarantor: 'candle',
  tidewaiter: 'candle',
  broker: 'market',
  smuggler: 'market',
  guildmaster: 'market',
  crier: 'market',
} as const;
export type Office = keyof typeof OFFICES;

/** The largest first, as they are paid out. */
const COINS = [8, 5, 3, 2, 1];
export type Wax = 'steady' | 'gutter';

/** What is landed: every crate and contract there is. */
export const HOLD: readonly string[] = [...times(10, GOODS), ...times(2, Object.keys(CONTRACTS))];
export const QUAY: readonly Office[] = times(2, Object.keys(OFFICES) as Office[]);
/** What each merchant begins with. */
export const PURSE: readonly string[] = [1, 1, 2, 3, 5, 8].map((value) => pieceId('coin', value));

export const pieces: Pieces = {
  ...piecesOf('coin', COINS),
  ...each(Object.keys(OFFICES), () => 'office'),
  ...each(GOODS, (good) => good),
  ...each(Object.keys(CONTRACTS), () => 'contract'),
  ...each(['steady', 'gutter'], (wax) => wax),
};

export function isGood(card: string): card is Good {
  return (GOODS as readonly string[]).includes(card);
}

export function isOffice(card: string): card is Office {
  return Object.hasOwn(OFFICES, card);
}

export function worth(coins: readonly string[]): number {
  return coins.reduce((sum, coin) => sum + pieceValue(coin), 0);
}

/** So much money in as few coins as can be. */
export function minted(money: number): string[] {
  const largest = COINS.find((value) => value <= money);
  return largest === undefined ? [] : [pieceId('coin', largest), ...minted(money - largest)];
}

/** Cards in the order of this file, as a hand is held. */
export function sorted(cards: readonly string[]): string[] {
  const order = Object.keys(pieces);
  return cards.toSorted((a, b) => order.indexOf(a) - order.indexOf(b));
}

function times<Card>(copies: number, cards: readonly Card[]): Card[] {
  return cards.flatMap((card) => Array.from({ length: copies }, () => card));
}

function each(ids: readonly string[], kindOf: (id: string) => string): Pieces {
  return Object.fromEntries(ids.map((id) => [id, { kind: kindOf(id) }]));
}
