// Standing orders: answers that a seat gives in advance to offers of Allies.
import type { Choice, Orders } from '@undertow/shared/table/game.ts';
import { isObject, type Json } from '@undertow/shared/table/json.ts';
import type { View } from '../view.ts';
import { ally } from './cards/allies.ts';
import { readOffer } from './purse.ts';
import { best, faces } from './queries.ts';
import { type AllyId, type CardId, MONSTER } from './state.ts';

/** `race` is a Race, or the word in its place on Allies without one; `null` is every Ally. */
export type Order =
  | { readonly type: 'pass'; readonly until: 'turn' | 'game' }
  | { readonly type: 'passBelow'; readonly race: string | null; readonly value: number }
  | { readonly type: 'buy'; readonly ally: AllyId; readonly price: number }
  | { readonly type: 'buyFrom'; readonly race: string | null; readonly value: number; readonly price: number };

interface Offer {
  readonly ally: AllyId;
  readonly price: number;
}

/** The orders that can be given where these are the Exploration cards. */
export function ordersFor(cards: readonly CardId[]): Orders<View> {
  const forms = formsFor(faces(cards.filter((card) => card !== MONSTER)));
  const isLegal = (order: unknown): order is Order => forms.some((form) => isOfForm(order, form));
  return {
    schema: { description: 'An answer to `buyOffer`, given in advance.', oneOf: forms.map(schemaOf) },
    isLegal,
    answer(orders, view, { prompt, choice }) {
      const offer = offerIn(view);
      if (prompt !== 'buyOffer' || !offer) return undefined;
      const order = orders.find((one) => isLegal(one) && fits(one, offer)) as Order | undefined;
      return order && (order.type.startsWith('pass') ? 'pass' : cheapestWay(choice));
    },
    lastsForTurn: (order) => isLegal(order) && order.type === 'pass' && order.until === 'turn',
  };
}

function offerIn({ track, revealed, purchases }: View): Offer | undefined {
  const card = revealed === null ? null : track[revealed];
  return card ? { ally: card, price: purchases.price } : undefined;
}

/** Whether this order answers this offer. */
export function fits(order: Order, offer: Offer): boolean {
  const { value } = ally(offer.ally);
  switch (order.type) {
    case 'pass':
      return true;
    case 'passBelow':
      return isOf(order.race, offer.ally) && value < order.value;
    case 'buy':
      return order.ally === offer.ally && offer.price <= order.price;
    case 'buyFrom':
      return isOf(order.race, offer.ally) && value >= order.value && offer.price <= order.price;
  }
}

function isOf(race: string | null, card: AllyId): boolean {
  return race === null || race === raceWord(card);
}

function raceWord(card: AllyId): string {
  return card.slice(0, card.indexOf('-'));
}

/** With as few stand-ins for Pearls as the purse allows. */
function cheapestWay(choice: Choice): string | undefined {
  const ways = choice.type === 'one' ? choice.options.filter((option) => readOffer(option).what === 'buy') : [];
  return ways.length > 0 ? best(ways, (way) => -readOffer(way).standIns) : undefined;
}

/** One way to write an order: its type, what it means, and what stands in its other fields. */
interface OrderForm {
  readonly type: Order['type'];
  readonly meaning: string;
  readonly fields: Readonly<Record<string, Field>>;
}

interface Field {
  readonly schema: Json;
  isLegal(value: unknown): boolean;
}

function formsFor(allies: readonly AllyId[]): readonly OrderForm[] {
  const race = oneOf([...faces(allies.map(raceWord)), null]);
  return [
    {
      type: 'pass',
      meaning: 'Pass on every Ally, for this turn or for good.',
      fields: { until: oneOf(['turn', 'game']) },
    },
    {
      type: 'passBelow',
      meaning: 'Pass on Allies below this value, of a Race or all.',
      fields: { race, value: AMOUNT },
    },
    {
      type: 'buy',
      meaning: 'Buy an Ally with this face, up to this price.',
      fields: { ally: oneOf(allies), price: AMOUNT },
    },
    {
      type: 'buyFrom',
      meaning: 'Buy Allies from this value on, of a Race or all, up to this price.',
      fields: { race, value: AMOUNT, price: AMOUNT },
    },
  ];
}

const MOST = 99;

const AMOUNT: Field = {
  schema: { type: 'integer', minimum: 1, maximum: MOST },
  isLegal: (value) => Number.isInteger(value) && Number(value) >= 1 && Number(value) <= MOST,
};

function oneOf(values: readonly (string | null)[]): Field {
  return { schema: { enum: values }, isLegal: (value) => values.some((one) => one === value) };
}

function isOfForm(order: unknown, { type, fields }: OrderForm): boolean {
  if (!isObject(order) || order.type !== type) return false;
  const names = Object.keys(fields);
  return Object.keys(order).length === names.length + 1 && names.every((name) => fields[name]?.isLegal(order[name]));
}

function schemaOf({ type, meaning, fields }: OrderForm): Json {
  const names = Object.keys(fields);
  const properties = Object.fromEntries(names.map((name) => [name, fields[name]?.schema ?? {}]));
  return {
    description: meaning,
    type: 'object',
    properties: { type: { const: type }, ...properties },
    required: ['type', ...names],
    additionalProperties: false,
  };
}
