// The cost of a payment to a seat, in points: what it gives away, less what it affiliates.
import { ally, allyValue } from '../rules/cards/allies.ts';
import { faceOf } from '../rules/payment.ts';
import { faces, lordsWith } from '../rules/queries.ts';
import type { AllyId } from '../rules/state.ts';
import { NEBULIS, worthAffiliated, worthOfAlly, worthOfPearl } from './allies.ts';
import type { Outlook } from './outlook.ts';

export interface Prices {
  readonly pearl: number;
  /** By the faces in hand. */
  readonly losses: ReadonlyMap<AllyId, number>;
  readonly gains: ReadonlyMap<AllyId, number>;
  /** Whether any Ally that was played may be affiliated, and not just a lowest one. */
  readonly mayPick: boolean;
  /** Whether only a few ways to pay are compared. */
  readonly isHasty: boolean;
}

export function pricesFor(outlook: Outlook): Prices {
  const hand = faces(outlook.own.hand);
  return {
    pearl: worthOfPearl(outlook),
    losses: new Map(hand.map((card) => [card, lossOf(outlook, card)])),
    gains: new Map(hand.map((card) => [card, worthAffiliated(outlook, card)])),
    mayPick: lordsWith(outlook, outlook.seat, 'anyAffiliation').length > 0,
    isHasty: outlook.isHasty,
  };
}

/** One without a Race brings its Nebulis when it is played. */
function lossOf(outlook: Outlook, card: AllyId): number {
  const { race, value } = ally(card);
  return worthOfAlly(outlook, card) + (race ? 0 : (value - 1) * NEBULIS);
}

/** What these Allies cost, with so many Pearls, and Nebulis that one is rid of. */
export function priceOf(allies: readonly AllyId[], pearls: number, nebulis: number, prices: Prices): number {
  let given = pearls * prices.pearl - nebulis * NEBULIS;
  let lowest = Number.POSITIVE_INFINITY;
  let gain = 0;
  for (const card of allies.map(faceOf)) {
    given += prices.losses.get(card) ?? 0;
    const value = allyValue(card);
    if (!ally(card).race || (value > lowest && !prices.mayPick)) continue;
    const gained = prices.gains.get(card) ?? 0;
    gain = value < lowest && !prices.mayPick ? gained : Math.max(gain, gained);
    lowest = Math.min(lowest, value);
  }
  return given - gain;
}
