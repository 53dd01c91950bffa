// What the harbour is made of: goods, contracts, coins, offices and wax, as tables.
import { type Looks, type Pieces, pieceId, piecesOf, pieceValue } from '@undertow/shared/table/pieces.ts';
import { signs } from './signs.ts';

export const GOODS = ['salt', 'wine', 'silk', 'spice', 'amber'] as const;
export type Good = (typeof GOODS)[number];

/** A contract for each good and the one that follows it, round and round: its id names both. */
export const CONTRACTS: readonly string[] = GOODS.map((good, at) => `${good}-${GOODS[(at + 1) % GOODS.length]}`);

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
export const HOLD: readonly string[] = [...times(10, GOODS), ...times(2, CONTRACTS)];
/** What is to be had on the quay beside coins. */
export const OFFICE_CARDS: readonly string[] = times(2, Object.keys(OFFICES));
export const QUAY_COINS: readonly string[] = times(4, [pieceId('coin', 2), pieceId('coin', 3)]);
/** What everybody begins with. */
export const PURSE: readonly string[] = [1, 1, 2, 3, 5, 8].map((value) => pieceId('coin', value));

export const pieces: Pieces = {
  ...piecesOf('coin', COINS),
  ...Object.fromEntries(Object.keys(OFFICES).map((office) => [office, { kind: 'office' }])),
  ...kinds(GOODS),
  ...Object.fromEntries(CONTRACTS.map((contract) => [contract, { kind: 'contract' }])),
  ...kinds(['steady', 'gutter']),
};

export const looks: Looks = {
  salt: { sign: signs.salt, hue: 5 },
  wine: { sign: signs.wine, hue: 2 },
  silk: { sign: signs.silk, hue: 3 },
  spice: { sign: signs.spice, hue: 4 },
  amber: { sign: signs.amber, hue: 1 },
  contract: { sign: signs.contract, hue: 6 },
  coin: { sign: signs.coin, hue: 1 },
  office: { sign: signs.office, hue: 6 },
  steady: { sign: signs.steady, hue: 1 },
  gutter: { sign: signs.gutter, hue: 5 },
};

export function isGood(card: string): card is Good {
  return (GOODS as readonly string[]).includes(card);
}

export function isContract(card: string): boolean {
  return CONTRACTS.includes(card);
}

export function isCoin(card: string): boolean {
  return pieces[card]?.kind === 'coin';
}

export function isOfficeAt(place: 'candle' | 'market', card: string): card is Office {
  return Object.hasOwn(OFFICES, card) && OFFICES[card as Office] === place;
}

/** The goods that a contract wants. */
export function wantedBy(contract: string): readonly string[] {
  return contract.split('-');
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

/** What is left of a multiset of cards; those that are not in it take nothing away. */
export function without(cards: readonly string[], gone: readonly string[]): string[] {
  const left = [...cards];
  for (const card of gone) if (left.includes(card)) left.splice(left.indexOf(card), 1);
  return left;
}

function times(copies: number, cards: readonly string[]): string[] {
  return cards.flatMap((card) => Array.from({ length: copies }, () => card));
}

function kinds(ids: readonly string[]): Pieces {
  return Object.fromEntries(ids.map((kind) => [kind, { kind }]));
}
