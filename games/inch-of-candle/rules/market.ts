// The market at the end of a day: all say at the same time what they sell, then prices move, and then everybody is paid.
import { everyone } from '@undertow/shared/table/flow.ts';
import type { Decision, Flow, Seat } from '@undertow/shared/table/game.ts';
import { lessAll } from '@undertow/shared/table/pool.ts';
import { beginDay } from './day.ts';
import { playOffice, retire } from './offices.ts';
import { CONTRACTS, GOODS, type Good, isGood, isOffice, minted, OFFICES, type Office, sorted } from './pieces.ts';
import { DAYS, type Harbour, type Merchant, merchantAt, type State } from './state.ts';

const LOWEST_PRICE = 1;
const HIGHEST_PRICE = 9;
/** By how much a good rises that no merchant sells. */
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
  const { state } = table;
  const answers = yield* everyone(state.merchants.map(saleFor));
  table.reveal();
  const sales = answers.map((cards, seat) => saleOf(seat, cards as readonly string[]));
  for (const sale of sales) sell(table, sale);
  const cried = outcry(state.prices, sales);
  movePrices(table, pressed(cried, sales));
  for (const sale of sales) pay(table, sale, cried);
  for (const { seat, offices } of sales) retire(table, seat, offices);
  if (state.day === DAYS) state.closed = true;
  else beginDay(state, table.random, table.tell);
}

/** Whether a merchant can sell what was found under a sailcloth, its owner alone knows: it is always asked. */
function saleFor({ warehouse, found, offices }: Merchant, seat: Seat): Decision {
  const crates = [...warehouse, ...found].filter(isGood);
  const helpful = crates.length > 0 ? offices.filter((office) => OFFICES[office] === 'market') : [];
  const options = sorted([...crates, ...new Set(helpful)]);
  const choice = { type: 'some', options, min: 0, max: options.length } as const;
  return { seat, prompt: 'sell', choice, ...(found.length > 0 && { always: true }) };
}

function saleOf(seat: Seat, cards: readonly string[]): Sale {
  const crates = cards.filter(isGood);
  // Without a crate there is no sale that they could serve.
  return { seat, crates, offices: crates.length > 0 ? cards.filter(isOffice) : [] };
}

function sell(table: Harbour, { seat, crates, offices }: Sale): void {
  const merchant = merchantAt(table.state, seat);
  for (const office of offices) playOffice(table, seat, office);
  giveUp(merchant, crates);
  merchant.ledger.push(...crates);
  table.tell({ type: 'cratesSold', seat, crates });
}

/** What lies open goes first, so that the hand stays unknown. */
function giveUp(merchant: Merchant, cards: readonly string[]): void {
  const { warehouse, found } = merchant;
  merchant.warehouse = lessAll(warehouse, cards);
  merchant.found = lessAll(found, lessAll(cards, warehouse));
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
  merchantAt(state, sale.seat).purse.push(...minted(money));
  tell({ type: 'merchantPaid', seat: sale.seat, money });
}

/** How many contracts the sale holds; one crate may serve several. */
function fulfil({ state, tell }: Harbour, { seat, crates }: Sale): number {
  const merchant = merchantAt(state, seat);
  const held = [...merchant.warehouse, ...merchant.found];
  const fulfilled = held.filter((card) => CONTRACTS[card]?.every((good) => crates.includes(good)));
  giveUp(merchant, fulfilled);
  merchant.fulfilled.push(...fulfilled);
  for (const contract of fulfilled) tell({ type: 'contractFulfilled', seat, contract });
  return fulfilled.length;
}

function byGood(price: (good: Good) => number): Prices {
  return Object.fromEntries(GOODS.map((good) => [good, price(good)])) as Prices;
}

function count(goods: readonly Good[], good: Good): number {
  return goods.filter((one) => one === good).length;
}
