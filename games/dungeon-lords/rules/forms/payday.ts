// Payday: for every creature, in a sequence of the player's choosing, whether it is paid or released (D75-D77).
import { creatureCard, isMonster } from '../cards/creatures.ts';
import type { Price } from '../cards/prices.ts';
import type { CreatureId, TrapId } from '../state.ts';
import type { NamedForm } from './asking.ts';

export type PaydayData = {
  /** The creatures in lair order, each with its price. */
  readonly lair: readonly { readonly id: CreatureId; readonly price: Price }[];
  readonly food: number;
  readonly gold: number;
  /** How many steps toward evil can still be paid; `null` without a limit. Releasing a creature takes one of them, too. */
  readonly evil: number | null;
  readonly traps: readonly TrapId[];
};

/** One item of an answer. */
export type PaydayItem =
  | { readonly type: 'pay'; readonly creature: CreatureId; readonly trap?: TrapId; readonly monster?: CreatureId }
  | { readonly type: 'release'; readonly creature: CreatureId };

/** What a seat has at one moment of its payday. Places are those of the lair; those that are gone, are in neither list. */
export interface Payday {
  readonly data: PaydayData;
  readonly open: readonly number[];
  readonly paid: readonly number[];
  readonly food: number;
  readonly gold: number;
  readonly evil: number;
  readonly traps: readonly TrapId[];
}

export function beginPayday(data: PaydayData): Payday {
  const { food, gold, traps } = data;
  const evil = data.evil ?? Number.POSITIVE_INFINITY;
  return { data, open: data.lair.map((_, place) => place), paid: [], food, gold, evil, traps };
}

/** `pay:goblin`, `release:troll`, `pay:golem:pendulum`, `pay:demon:goblin`; `undefined` if it is none of these. */
export function readItem(text: unknown): PaydayItem | undefined {
  if (typeof text !== 'string') return undefined;
  const [type, creature = '', given, ...rest] = text.split(':');
  if (rest.length > 0) return undefined;
  if (type === 'release') return given === undefined ? { type, creature } : undefined;
  if (type !== 'pay') return undefined;
  if (given === undefined) return { type, creature };
  return creature === 'golem' ? { type, creature, trap: given } : { type, creature, monster: given };
}

/** What the seat can do now, equal creatures once. */
export function itemsOf(payday: Payday): readonly string[] {
  const items: string[] = [];
  for (const place of payday.open) {
    const { id } = creatureAt(payday, place);
    if (payday.open.find((other) => creatureAt(payday, other).id === id) !== place) continue;
    if (canPayAt(payday, place)) items.push(...waysToPay(payday, place).map((given) => `pay:${id}${given}`));
    items.push(`release:${id}`);
  }
  return items;
}

/** What an item does to the seat. Places are those of the lair at the beginning of the payday. */
export interface PaydayDeed {
  readonly type: PaydayItem['type'];
  readonly creature: CreatureId;
  /** Where the creature lies that is dealt with. */
  readonly place: number;
  /** Where the one lies that goes: that which is released, or the monster that is given. */
  readonly goes?: number;
  readonly trap?: TrapId;
  readonly food: number;
  readonly gold: number;
  /** Steps toward evil. */
  readonly evil: number;
}

/** Releasing a creature is evil (D76). */
const RELEASE: Pick<PaydayDeed, 'food' | 'gold' | 'evil'> = { food: 0, gold: 0, evil: 1 };

/** `undefined` if the item cannot be carried out now. */
export function deedOf(payday: Payday, text: unknown): PaydayDeed | undefined {
  const item = readItem(text);
  const place = item && payday.open.find((one) => creatureAt(payday, one).id === item.creature);
  if (!item || place === undefined) return undefined;
  if (item.type === 'release') return { ...item, place, goes: place, ...RELEASE };
  const { type, creature, trap, monster } = item;
  const { price } = creatureAt(payday, place);
  if (!canPayAt(payday, place) || !!price.trap !== (trap !== undefined)) return undefined;
  if (!!price.monster !== (monster !== undefined)) return undefined;
  if (trap !== undefined && !payday.traps.includes(trap)) return undefined;
  const given = monster === undefined ? undefined : monsterToGive(payday, place, monster);
  if (monster !== undefined && given === undefined) return undefined;
  const { food = 0, gold = 0, evil = 0 } = price;
  return {
    ...{ type, creature, place, food, gold, evil },
    ...(given === undefined ? {} : { goes: given }),
    ...(trap === undefined ? {} : { trap }),
  };
}

/** How it stands after that. */
export function afterDeed(payday: Payday, { type, place, goes, trap, food, gold, evil }: PaydayDeed): Payday {
  const paid = payday.paid.filter((one) => one !== goes);
  return {
    data: payday.data,
    open: payday.open.filter((one) => one !== place && one !== goes),
    paid: type === 'pay' ? [...paid, place] : paid,
    food: payday.food - food,
    gold: payday.gold - gold,
    // A release is possible also where no step is left.
    evil: Math.max(0, payday.evil - evil),
    traps: trap === undefined ? payday.traps : payday.traps.toSpliced(payday.traps.lastIndexOf(trap), 1),
  };
}

/** How it stands after this item; `undefined` if it cannot be carried out now. */
export function afterItem(payday: Payday, text: unknown): Payday | undefined {
  const deed = deedOf(payday, text);
  return deed && afterDeed(payday, deed);
}

/** The place of the monster that is given away: of equal ones one that is not dealt with is first (D77). */
function monsterToGive(payday: Payday, payer: number, monster: CreatureId): number | undefined {
  return givable(payday, payer).find((place) => creatureAt(payday, place).id === monster);
}

export const paydayForm: NamedForm<PaydayData> = {
  name: 'payday',

  isLegal(data, answer) {
    if (!Array.isArray(answer) || answer.length > data.lair.length) return false;
    let payday: Payday | undefined = beginPayday(data);
    for (const item of answer) {
      payday = afterItem(payday, item);
      if (!payday) return false;
    }
    return payday.open.length === 0;
  },

  sample(data, random) {
    const answer: string[] = [];
    let payday = beginPayday(data);
    while (payday.open.length > 0) {
      const items = itemsOf(payday);
      const item = items[random.below(items.length)] as string;
      answer.push(item);
      payday = afterItem(payday, item) as Payday;
    }
    return answer;
  },

  enumerate(data, limit) {
    const found: string[][] = [];
    const extend = (payday: Payday, answer: readonly string[]): void => {
      if (found.length >= limit) return;
      if (payday.open.length === 0) {
        found.push(answer.slice());
        return;
      }
      for (const item of itemsOf(payday)) extend(afterItem(payday, item) as Payday, [...answer, item]);
    };
    extend(beginPayday(data), []);
    return found;
  },
};

function canPayAt(payday: Payday, place: number): boolean {
  const { price } = creatureAt(payday, place);
  return (
    payday.food >= (price.food ?? 0) &&
    payday.gold >= (price.gold ?? 0) &&
    payday.evil >= (price.evil ?? 0) &&
    payday.traps.length >= (price.trap ?? 0) &&
    (!price.monster || givable(payday, place).length > 0)
  );
}

/** What stands behind the creature in an item that pays it, once for each trap or monster that could be given. */
function waysToPay(payday: Payday, place: number): readonly string[] {
  const { price } = creatureAt(payday, place);
  const ids = (places: readonly number[]) => places.map((one) => creatureAt(payday, one).id);
  if (price.trap) return [...new Set(payday.traps)].map((trap) => `:${trap}`);
  if (price.monster) return [...new Set(ids(givable(payday, place)))].map((monster) => `:${monster}`);
  return [''];
}

/** The monsters that can be given for the one in this place, those not dealt with first. */
function givable({ open, paid, data }: Payday, payer: number): readonly number[] {
  return [...open, ...paid].filter((place) => place !== payer && isMonster(data.lair[place]?.id ?? ''));
}

function creatureAt({ data }: Payday, place: number): PaydayData['lair'][number] {
  return data.lair[place] as PaydayData['lair'][number];
}

export function paydayOf(
  creatures: readonly { readonly id: CreatureId }[],
  purse: Omit<PaydayData, 'lair'>,
): PaydayData {
  return { lair: creatures.map(({ id }) => ({ id, price: creatureCard(id).price })), ...purse };
}
