// The steps of a payday in a draft: how each creature was dealt with, what that leaves, and whether it calls the Paladin.
import type { Picks } from '@undertow/web/src/table/kit/answer-draft.ts';
import type { PaydayData, View } from '../../../client.ts';
import { calledBy } from '../../../rules/evilometer.ts';
import {
  afterDeed,
  afterItem,
  beginPayday,
  deedOf,
  itemsOf,
  type Payday,
  readItem,
} from '../../../rules/forms/payday.ts';
import { onScale } from '../../../rules/table.ts';

/** What a seat has, and where its mask stands. */
export interface Purse {
  readonly food: number;
  readonly gold: number;
  readonly traps: number;
  readonly evil: number;
}

export interface PaydayStep {
  readonly item: string;
  /** In the lair. */
  readonly place: number;
  readonly isPaid: boolean;
  /** The place of the monster that is given for it. */
  readonly given?: number | undefined;
  /** What stands behind the creature in the item: a trap, or a monster. */
  readonly giving?: string | undefined;
  readonly before: Purse;
  readonly after: Purse;
  /** The Paladin comes, who was not there before. */
  readonly callsPaladin: boolean;
}

/** Something that may be chosen for a creature that is not dealt with. */
export interface PaydayWay {
  readonly item: string;
  readonly giving: string | undefined;
  /** Where the mask would stand. */
  readonly evil: number;
  readonly callsPaladin: boolean;
}

export interface PaydaySoFar {
  readonly steps: readonly PaydayStep[];
  readonly purse: Purse;
  /** Whether it could be paid, and let go, by the places of those that are not dealt with. */
  readonly open: ReadonlyMap<number, { readonly pay: readonly PaydayWay[]; readonly release: PaydayWay }>;
  /** Once he comes, nothing calls him again. */
  readonly hasPaladin: boolean;
}

export function paydaySoFar(view: View, seat: number, data: PaydayData, picks: Picks): PaydaySoFar {
  let payday = beginPayday(data);
  let evil = view.seats[seat]?.evil ?? 0;
  let hasPaladin = view.paladin.seat === seat;
  const steps: PaydayStep[] = [];
  for (const item of picks) {
    const step = stepOf(payday, item, evil);
    if (!step) continue;
    const callsPaladin = !hasPaladin && isCalled(view, seat, step.after.evil);
    steps.push({ ...step, callsPaladin });
    payday = afterItem(payday, item) as Payday;
    evil = step.after.evil;
    hasPaladin ||= callsPaladin;
  }
  const items = itemsOf(payday);
  const waysFor = (kind: 'pay' | 'release', id: string): PaydayWay[] =>
    items.flatMap((item) => {
      const step = readItem(item)?.type === kind && readItem(item)?.creature === id && stepOf(payday, item, evil);
      if (!step) return [];
      const { giving, after } = step;
      return [{ item, giving, evil: after.evil, callsPaladin: !hasPaladin && isCalled(view, seat, after.evil) }];
    });
  const open = new Map(
    payday.open.map((place) => {
      const id = data.lair[place]?.id ?? '';
      const [release] = waysFor('release', id);
      return [place, { pay: waysFor('pay', id), release: release as PaydayWay }] as const;
    }),
  );
  return { steps, purse: purseOf(payday, evil), open, hasPaladin };
}

/** The other items that would pay for the creature of a step, in its place. */
export function othersFor(data: PaydayData, picks: Picks, { item, place }: PaydayStep): readonly string[] {
  const before = picks.slice(0, picks.indexOf(item)).reduce((at, one) => afterItem(at, one) ?? at, beginPayday(data));
  const id = data.lair[place]?.id;
  return itemsOf(before).filter((one) => readItem(one)?.type === 'pay' && readItem(one)?.creature === id);
}

function stepOf(payday: Payday, item: string, before: number): Omit<PaydayStep, 'callsPaladin'> | undefined {
  const deed = deedOf(payday, item);
  if (!deed) return undefined;
  const { type, place, goes, trap, evil } = deed;
  const given = type === 'pay' ? goes : undefined;
  return {
    item,
    place,
    isPaid: type === 'pay',
    given,
    giving: trap ?? (given === undefined ? undefined : payday.data.lair[given]?.id),
    before: purseOf(payday, before),
    after: purseOf(afterDeed(payday, deed), onScale(before + evil)),
  };
}

function purseOf({ food, gold, traps }: Payday, evil: number): Purse {
  return { food, gold, traps: traps.length, evil };
}

function isCalled(view: View, seat: number, evil: number): boolean {
  const seats = view.seats.map((one, at) => (at === seat ? { evil } : one));
  return calledBy({ seats, starting: view.starting, paladin: view.paladin }) === seat;
}
