// The auction of a lot. In turn each merchant has a word: a bid, an office, or to leave. Each bid costs the candle some wax,
// and when it gutters the lot is sold.
import { askAlways } from '@undertow/shared/table/flow.ts';
import type { Choice, Flow, Seat, Withheld } from '@undertow/shared/table/game.ts';
import { pieceValue } from '@undertow/shared/table/pieces.ts';
import { lessAll } from '@undertow/shared/table/pool.ts';
import { offerLot } from './day.ts';
import { burnsFor, drawOffice, playOffice, pledgeOf, retire } from './offices.ts';
import { isOffice, OFFICES, sorted, worth } from './pieces.ts';
import { type Harbour, type Merchant, merchantAt, type State } from './state.ts';

export function* word(table: Harbour): Flow {
  const seat = table.state.speaker;
  const said = String(yield* askAlways({ seat, prompt: 'word', choice: wordsOf(table.state, seat) }));
  if (said === 'leave') leave(table, seat);
  else if (!isOffice(said)) bid(table, seat, said);
  else if (playOffice(table, seat, said)) leave(table, seat);
}

/** What counts of a merchant at the candle. */
export function bidOf({ stake, inForce }: Merchant): number {
  return stake.length > 0 ? worth(stake) + pledgeOf(inForce) : 0;
}

function wordsOf(state: State, seat: Seat): Choice {
  const { purse, offices } = merchantAt(state, seat);
  const cards = [...new Set(sorted([...purse, ...offices]))];
  const withheld = cards.flatMap((card) => objectionTo(state, seat, card) ?? []);
  const refused = withheld.map(({ option }) => option);
  return { type: 'one', options: [...lessAll(cards, refused), 'leave'], withheld };
}

function objectionTo(state: State, seat: Seat, card: string): Withheld | undefined {
  const { stake, inForce } = merchantAt(state, seat);
  if (isOffice(card)) {
    if (OFFICES[card] === 'market') return { option: card, reason: 'atMarket' };
    return inForce.includes(card) ? { option: card, reason: 'inForce' } : undefined;
  }
  // A bid that its merchant has left no longer counts.
  const least = Math.max(...state.merchants.map((merchant) => (merchant.gone ? 0 : bidOf(merchant)))) + 1;
  const isEnough = worth([...stake, card]) + pledgeOf(inForce) >= least;
  return isEnough ? undefined : { option: card, reason: 'tooLow', values: { least } };
}

function bid(table: Harbour, seat: Seat, coin: string): void {
  const merchant = merchantAt(table.state, seat);
  merchant.purse = lessAll(merchant.purse, [coin]);
  merchant.stake.push(coin);
  table.tell({ type: 'bidPlaced', seat, coin, bid: bidOf(merchant) });
  if (guttersAfter(table, seat)) knockDown(table, seat);
  else passWord(table);
}

function guttersAfter(table: Harbour, seat: Seat): boolean {
  const { state, tell, reveal } = table;
  for (let cards = burnsFor(table, seat); cards > 0; cards--) {
    const wax = state.wax.shift();
    if (wax === undefined) throw new Error('the candle has burnt down, and never gutters');
    reveal();
    tell(wax === 'gutter' ? { type: 'candleGuttered' } : { type: 'candleBurned', left: state.wax.length });
    if (wax === 'gutter') return true;
  }
  return false;
}

/** The first to leave hears the talk of the quay. */
function leave(table: Harbour, seat: Seat): void {
  const { merchants } = table.state;
  const isFirst = !merchants.some(({ gone }) => gone);
  merchantAt(table.state, seat).gone = true;
  table.tell({ type: 'candleLeft', seat });
  if (isFirst) drawOffice(table, seat);
  const [last, other] = [...merchants.keys()].filter((at) => !merchants[at]?.gone);
  if (last !== undefined && other === undefined) knockDown(table, last);
  else passWord(table);
}

function passWord(table: Harbour): void {
  const { state } = table;
  const { merchants } = state;
  do state.speaker = (state.speaker + 1) % merchants.length;
  while (merchantAt(state, state.speaker).gone);
  retire(table, state.speaker, ['lamplighter']);
}

/** Sold: the coins that were bid are gone, all others go back to their purses. */
function knockDown(table: Harbour, seat: Seat): void {
  const { state, tell, reveal } = table;
  const lot = state.lots.shift();
  if (!lot) throw new Error('no lot stands under the candle');
  const buyer = merchantAt(state, seat);
  buyer.warehouse.push(...lot.open);
  buyer.found.push(lot.covered);
  tell({ type: 'lotTaken', seat, cards: [...lot.open], paid: worth(buyer.stake) });
  reveal();
  tell({ type: 'clothLifted', seat, card: lot.covered });
  takeTolls(table, buyer);
  clearCandle(table);
  offerLot(state, table.random, tell);
}

function takeTolls({ state, tell }: Harbour, buyer: Merchant): void {
  const paid = buyer.stake.toSorted((a, b) => pieceValue(b) - pieceValue(a));
  buyer.stake = [];
  for (const [seat, { purse, inForce }] of state.merchants.entries()) {
    const coin = inForce.includes('tidewaiter') && paid.shift();
    if (!coin) continue;
    purse.push(coin);
    tell({ type: 'tollTaken', seat, coin });
  }
}

function clearCandle(table: Harbour): void {
  for (const [seat, merchant] of table.state.merchants.entries()) {
    merchant.purse.push(...merchant.stake);
    retire(table, seat, merchant.inForce);
    Object.assign(merchant, { stake: [], gone: false });
  }
}
