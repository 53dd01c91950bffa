// Chooses the action of a turn: free preparations first, then the action that is worth most.
import { best, lordsWith } from '../rules/queries.ts';
import { isRace } from '../rules/races.ts';
import type { LordId } from '../rules/state.ts';
import { asLongAsItLasts, leastFirst, worthOfAlly, worthOfPearl, worthOfStack } from './allies.ts';
import { type Habit, named } from './habit.ts';
import { worthOfLord } from './lords.ts';
import { handTotal, type Outlook } from './outlook.ts';
import { planFor } from './paying.ts';
import { type Prices, pricesFor } from './prices.ts';

/** An Ally of the depths, perhaps a Monster, and some Pearls from those who buy. */
const EXPLORING = 4.3;
/** Where most cards are in hands, those that are left are mostly Monsters. */
const FULL_DECK = 20;
/** A game that has lasted so long must come to an end: a seat that waits for better cards waits for the others. */
const LATE_ROUND = 20;
/** A second stack is whatever is left. */
const SECOND_STACK = 0.8;
/** With so many Pearls, and a hand to recruit with, one may be spent on looking at a further Lord. */
const RICH = 6;
const HANDY = 10;

export const mainDecision: Habit = (outlook, options) => {
  const worth = worthOfActions(outlook, options);
  const action = best(options, (option) => worth.get(option) ?? Number.NEGATIVE_INFINITY);
  const isContent = action.startsWith('recruit:');
  return options.find((option) => isWorthDoingFirst(outlook, option, isContent)) ?? action;
};

/** What may be done, what seems to bring most first. */
export function byWorth(outlook: Outlook, options: readonly string[]): string[] {
  const worth = worthOfActions(outlook, options);
  return options.toSorted((a, b) => (worth.get(b) as number) - (worth.get(a) as number));
}

function worthOfActions(outlook: Outlook, options: readonly string[]): ReadonlyMap<string, number> {
  const prices = options.some((option) => option.startsWith('recruit:')) ? pricesFor(outlook) : undefined;
  return new Map(options.map((option) => [option, worthOfAction(outlook, option, prices)]));
}

function worthOfAction(outlook: Outlook, option: string, prices: Prices | undefined): number {
  const [action, what = ''] = option.split(':');
  switch (action) {
    case 'explore':
      return worthOfExploring(outlook);
    case 'support':
      return isRace(what) ? worthOfStack(outlook, what) * (hasSecondStack(outlook) ? 1 + SECOND_STACK : 1) : 0;
    case 'recruit':
      return prices ? worthOfRecruiting(outlook, what, prices) : Number.NEGATIVE_INFINITY;
    case 'pass':
      return 0;
    default:
      return Number.NEGATIVE_INFINITY;
  }
}

function worthOfExploring(outlook: Outlook): number {
  const { explorationDeckCount, discardCount, round } = outlook.view;
  const isFull = Math.min(1, (explorationDeckCount + discardCount) / FULL_DECK);
  const isEarly = Math.min(1, LATE_ROUND / Math.max(1, round));
  return EXPLORING * isFull * isEarly * asLongAsItLasts(outlook);
}

function hasSecondStack(outlook: Outlook): boolean {
  return lordsWith(outlook, outlook.seat, 'secondStack').length > 0;
}

/** One that cannot be paid for in a way that was thought of is not recruited. */
function worthOfRecruiting(outlook: Outlook, lord: LordId, prices: Prices): number {
  const plan = planFor(outlook, lord, prices);
  return plan ? worthOfLord(outlook, lord) - plan.cost : Number.NEGATIVE_INFINITY;
}

/** Whether a thing that takes no action is done now; new Lords are looked for only if none of those there is liked. */
function isWorthDoingFirst(outlook: Outlook, option: string, isContent: boolean): boolean {
  if (option.startsWith('sentinel:')) return true;
  if (option === 'plot') return !isContent && outlook.own.pearls >= RICH && handTotal(outlook) >= HANDY;
  const [power] = named('power', [option]);
  if (power === 'recipient' || power === 'opportunist') return !isContent;
  return power !== undefined && isWorthUsing(outlook, power);
}

/** The powers that do no other seat a favour. */
function isWorthUsing(outlook: Outlook, power: string): boolean {
  if (power === 'ferryman') return true;
  if (power !== 'slaver') return false;
  const [least] = leastFirst(outlook, outlook.own.hand);
  return least !== undefined && worthOfAlly(outlook, least) < 2 * worthOfPearl(outlook);
}

export const lastWindow: Habit = (outlook, options) =>
  options.find((option) => named('power', [option]).some((power) => isWorthUsing(outlook, power))) ?? 'done';
