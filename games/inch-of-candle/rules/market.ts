// The market at the end of a day: all say at the same time what they sell, then prices move, and then everybody is paid.
import { everyone } from '@undertow/shared/table/flow.ts';
import type { Decision, Flow, Seat } from '@undertow/shared/table/game.ts';
import { beginDay } from './day.ts';
import { monopolies } from './fortune.ts';
import {
  GOODS,
  type Good,
  isContract,
  isGood,
  isOfficeAt,
  minted,
  type Office,
  sorted,
  wantedBy,
  without,
} from './pieces.ts';
import { returnToQuay } from './quay.ts';
import { DAYS, type Harbour, merchantAt, type State } from './state.ts';

const LOWEST_PRICE = 1;
const HIGHEST_PRICE = 9;
/** By how much a good rises of which nobody sells. */
const SCARCITY = 2;
const CRY = 2;
const PREMIUM = 5;

interface Sale {
  readonly seat: Seat;
  readonly crates: readonly Good[];
  readonly offices: readonly Office[];
}

type Prices = State['prices'];

export function* market(table: Harbour): Flow {
  const decisions = table.state.merchants.flatMap((_, seat) => salesOf(table.state, seat));
  const answers = yield* everyone(decisions);
  table.reveal();
  const sales = decisions.map(({ seat }, at) => saleOf(seat, answers[at] as readonly string[]));
  for (const sale of sales) sell(table, sale);
  const cried = outcry(table.state.prices, sales);
  movePrices(table, pressed(cried, sales));
  for (const sale of sales) pay(table, sale, cried);
  if (table.state.day === DAYS) close(table);
  else beginDay(table.state, table.random, table.tell);
}

/** What a merchant is asked who has something in the warehouse: only its owner knows whether that are crates. */
function salesOf(state: State, seat: Seat): readonly Decision[] {
  const { purse, warehouse } = merchantAt(state, seat);
  if (warehouse.length === 0) return [];
  const crates = warehouse.filter(isGood);
  const offices = crates.length > 0 ? [...new Set(purse.filter((card) => isOfficeAt('market', card)))] : [];
  const options = sorted([...crates, ...offices]);
  const candles = [...new Set(sorted(purse.filter((card) => isOfficeAt('candle', card))))];
  const withheld = candles.map((option) => ({ option, reason: 'atCandle' }));
  const choice = { type: 'some', options, min: 0, max: options.length, withheld } as const;
  return [{ seat, prompt: 'sell', choice, always: true }];
}

function saleOf(seat: Seat, cards: readonly string[]): Sale {
  return { seat, crates: cards.filter(isGood), offices: cards.filter((card) => isOfficeAt('market', card)) };
}

function sell(table: Harbour, { seat, crates, offices }: Sale): void {
  const { state, tell } = table;
  const merchant = merchantAt(state, seat);
  merchant.purse = without(merchant.purse, offices);
  merchant.warehouse = without(merchant.warehouse, crates);
  merchant.ledger.push(...crates);
  returnToQuay(table, offices);
  for (const office of offices) tell({ type: 'officePlayed', seat, office });
  tell(crates.length > 0 ? { type: 'cratesSold', seat, crates } : { type: 'nothingSold', seat });
}

/** The prices after the criers, before anything is sold. */
function outcry(prices: Prices, sales: readonly Sale[]): Prices {
  const cries = sales.filter(({ offices }) => offices.includes('crier')).flatMap(({ crates }) => [...new Set(crates)]);
  return byGood((good) => Math.min(HIGHEST_PRICE, prices[good] + CRY * count(cries, good)));
}

/** A crate beyond the first one presses the price of its good, unless it was smuggled in. */
function pressed(prices: Prices, sales: readonly Sale[]): Prices {
  const sold = sales.flatMap(({ crates }) => crates);
  const seen = sales.filter(({ offices }) => !offices.includes('smuggler')).flatMap(({ crates }) => crates);
  return byGood((good) =>
    sold.includes(good)
      ? Math.max(LOWEST_PRICE, prices[good] - Math.max(0, count(seen, good) - 1))
      : Math.min(HIGHEST_PRICE, prices[good] + SCARCITY),
  );
}

function movePrices({ state, tell }: Harbour, prices: Prices): void {
  for (const good of GOODS) {
    if (prices[good] !== state.prices[good]) tell({ type: 'priceChanged', good, price: prices[good] });
  }
  state.prices = prices;
}

function pay(table: Harbour, sale: Sale, cried: Prices): void {
  const { state, tell } = table;
  const prices = sale.offices.includes('broker') ? cried : state.prices;
  const paid = sale.crates.map((good) => prices[good]);
  const again = sale.offices.includes('guildmaster') ? Math.max(0, ...paid) : 0;
  const money = paid.reduce((sum, price) => sum + price, again) + PREMIUM * fulfil(table, sale);
  if (money === 0) return;
  const coins = minted(money);
  merchantAt(state, sale.seat).purse.push(...coins);
  tell({ type: 'merchantPaid', seat: sale.seat, coins, money });
}

/** How many contracts the sale holds; one crate may serve several. */
function fulfil({ state, tell }: Harbour, { seat, crates }: Sale): number {
  const merchant = merchantAt(state, seat);
  const contracts = merchant.warehouse.filter(isContract);
  const fulfilled = contracts.filter((contract) => wantedBy(contract).every((good) => crates.includes(good as Good)));
  merchant.warehouse = without(merchant.warehouse, fulfilled);
  merchant.fulfilled.push(...fulfilled);
  for (const contract of fulfilled) tell({ type: 'contractFulfilled', seat, contract });
  return fulfilled.length;
}

function close({ state, tell }: Harbour): void {
  state.closed = true;
  for (const { seat, good } of monopolies(state)) tell({ type: 'monopolyHeld', seat, good });
}

function byGood(price: (good: Good) => number): Prices {
  return Object.fromEntries(GOODS.map((good) => [good, price(good)])) as Prices;
}

function count(goods: readonly Good[], good: Good): number {
  return goods.filter((one) => one === good).length;
}
