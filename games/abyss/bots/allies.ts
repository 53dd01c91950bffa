// The worth of Allies, Pearls and Nebulis to a seat, in points.
import { ally, allyValue } from '../rules/cards/allies.ts';
import { lordOf } from '../rules/queries.ts';
import type { Race } from '../rules/races.ts';
import type { AllyId } from '../rules/state.ts';
import { gainWith, handTotal, type Outlook } from './outlook.ts';

const POINT = 0.7;
const PEARL = 0.9;
/** What each one costs in the end, with a share of what the Kraken figure costs. */
export const NEBULIS = 1.5;
const WILD = 0.8;
const WANTED = 0.1;
const ENOUGH = 8;
/** A hand of this value pays for the next Lords; what comes on top of it has to wait. */
const PLENTY = 16;
/** With fewer turns left, it is not sure that everything can be played. */
const SHORT = 4;

/** What is gained now and used later is worth less when there is hardly a later. */
export function asLongAsItLasts({ turnsLeft }: Outlook): number {
  return Math.min(1, turnsLeft / SHORT);
}

/** What one point more in hand is worth. */
function worthOfPoint(outlook: Outlook): number {
  return POINT * Math.min(1, PLENTY / Math.max(1, handTotal(outlook))) ** 0.5 * asLongAsItLasts(outlook);
}

/** The first Pearls are worth most: there is only so much to pay. */
export function worthOfPearl(outlook: Outlook): number {
  return PEARL * Math.min(1, ENOUGH / Math.max(1, outlook.own.pearls)) ** 0.5 * asLongAsItLasts(outlook);
}

export function worthOfAlly(outlook: Outlook, card: AllyId): number {
  const { race, value } = ally(card);
  const point = worthOfPoint(outlook);
  if (!race) return point * value + WILD - (value - 1) * NEBULIS;
  const used = point * value + WANTED * lordsWanting(outlook, race) * asLongAsItLasts(outlook);
  return used + worthInTheEnd(outlook, card, race);
}

/** In the end the lowest Ally of each Race in hand is affiliated. */
function worthInTheEnd(outlook: Outlook, card: AllyId, race: Race): number {
  const share = 1 - asLongAsItLasts(outlook);
  if (share === 0 || outlook.own.hand.some((other) => ally(other).race === race)) return 0;
  return share * worthAffiliated(outlook, card);
}

/** How many Lords of the Court require this Race. */
function lordsWanting(outlook: Outlook, race: Race): number {
  return outlook.state.court.filter((lord) => lordOf(outlook, lord).required === race).length;
}

const UNSEEN_VALUE = 1.8;

/** What a stack of the Council is worth, of which only the Race and the number of cards are known. */
export function worthOfStack(outlook: Outlook, race: Race): number {
  const cards = outlook.view.councilCounts[race];
  const each = worthOfPoint(outlook) * UNSEEN_VALUE + WANTED * lordsWanting(outlook, race) * asLongAsItLasts(outlook);
  return cards * each;
}

/** What it gains to have this Ally affiliated, one without a Race never is. */
export function worthAffiliated(outlook: Outlook, card: AllyId): number {
  if (!ally(card).race) return 0;
  return gainWith(outlook, { affiliated: [...outlook.own.affiliated, card] });
}

/** The cards that are missed least first. */
export function leastFirst(outlook: Outlook, cards: readonly AllyId[]): AllyId[] {
  return cards.toSorted((a, b) => worthOfAlly(outlook, a) - worthOfAlly(outlook, b) || allyValue(a) - allyValue(b));
}
