// The prompts of the base game: who else sees the options of each, and the automatic answers for absent players (D4, D5).
import type { Answer, Choice, Decision } from '@undertow/shared/table/game.ts';
import { allyValue, byValue } from './cards/allies.ts';
import { lowestPayment, type PaymentData } from './payment.ts';
import {
  best,
  canDrawCard,
  largestStack,
  locationOf,
  lordOf,
  lordsWith,
  player,
  smallestStack,
  stacksFor,
} from './queries.ts';
import { isRace } from './races.ts';
import type { Position, Prompt } from './rules.ts';
import { seatOf } from './seat-option.ts';

/** What else a prompt needs, CONTRIBUTING says: "A new prompt". */
export const prompts = {
  // The turn
  mainDecision: { shown: (option) => !option.startsWith('recruit:') && option !== 'pass', timeout: plainAction },
  payment: { shown: 'owner', timeout: cancelUnlessBound },
  buyOffer: { shown: 'all', timeout: () => 'pass' },
  exploreDecision: { shown: 'all', timeout: () => 'take' },
  monsterDecision: { shown: 'all', timeout: () => 'fight' },
  monsterReward: { shown: 'all', timeout: (_, options) => best(options, tokensOf) },
  secondStack: { shown: 'all', timeout: (position, options) => largestStack(position, options.filter(isRace)) },
  affiliate: { shown: 'all', timeout: affiliation },
  controlLocation: { shown: 'all', timeout: bestAvailable },
  chooseDrawnLocation: { shown: 'all', timeout: bestLocation },
  spendKeys: { shown: 'all', timeout: (position, options) => cheapestKeys(position, options) },
  blackSmokers: { shown: 'owner', timeout: () => 'keep' },
  lastWindow: { shown: 'all', timeout: () => 'done' },
  commanderLimit: { shown: 'owner', timeout: lowestAllies },

  // Powers
  jailerDiscard: { shown: 'owner', timeout: lowestAlly },
  commanderDiscard: { shown: 'owner', timeout: lowestAllies },
  assassinTarget: {
    shown: 'all',
    timeout: (position, options) => best(options.toSorted(), (id) => lossOf(position, id)),
  },
  hunterTarget: { shown: 'all', timeout: (position, options) => best(options, (option) => tokensAt(position, option)) },
  apprenticeStack: { shown: 'all', timeout: (position, options) => largestStack(position, options.filter(isRace)) },
  illusionistSwap: { shown: 'all', timeout: () => 'pass' },
  corruptorRecruit: { shown: 'all', timeout: () => 'pass' },
  traitorSwap: { shown: 'all', timeout: () => 'pass' },
  schemerSwap: { shown: 'all', timeout: () => 'pass' },
  ambassadorLocation: { shown: 'all', timeout: bestLocation },
  slaverDiscard: { shown: 'owner', timeout: lowestAlly },
  oracleStack: { shown: 'all', timeout: (position, options) => smallestStack(position, options.filter(isRace)) },
  opportunistLord: {
    shown: 'all',
    timeout: (position, options) => best(options.toSorted(), (id) => -lordOf(position, id).influence),
  },
} satisfies Readonly<Record<string, Prompt>>;

export function timeoutAnswer(position: Position, decision: Decision): Answer {
  const { choice } = decision;
  const options = 'options' in choice ? choice.options : [];
  return promptOf(position, decision).timeout(position, options, decision);
}

/** The choice as others may see it; `undefined` where its options are the seat's own business. */
export function publicChoice(position: Position, decision: Decision): Choice | undefined {
  const { shown } = promptOf(position, decision);
  if (shown === 'owner') return undefined;
  const { choice } = decision;
  return shown === 'all' || choice.type !== 'one' ? choice : { ...choice, options: choice.options.filter(shown) };
}

function promptOf({ rules }: Position, { prompt }: Decision): Prompt {
  const found = rules.prompts[prompt];
  if (!found) throw new Error(`no prompt is called ${prompt}`);
  return found;
}

function plainAction(position: Position, options: readonly string[]): Answer {
  const stacks = options.flatMap((option) => (option.startsWith('support:') ? [option.slice('support:'.length)] : []));
  if (stacks.length > 0) return `support:${largestStack(position, stacks.filter(isRace))}`;
  if (options.includes('explore')) return 'explore';
  const lords = options.filter((option) => option.startsWith('recruit:')).toSorted();
  if (lords.length > 0) return best(lords, (option) => -lordOf(position, option.slice('recruit:'.length)).cost);
  return 'pass';
}

/** Calls the recruitment off, unless there is nothing else that could be done. */
function cancelUnlessBound(position: Position, _: readonly string[], { seat, choice }: Decision): Answer {
  const isBound = !canDrawCard(position) && stacksFor(position, seat).length === 0;
  return isBound && choice.type === 'form' ? lowestPayment(choice.data as PaymentData) : 'cancel';
}

function tokensOf(reward: string): number {
  return Number(/tokens:(\d+)/.exec(reward)?.[1] ?? 0);
}

function affiliation(position: Position, options: readonly string[], { seat }: Decision): Answer {
  const sorted = options.toSorted(byValue);
  return lordsWith(position, seat, 'anyAffiliation').length > 0 ? best(sorted, allyValue) : (sorted[0] as string);
}

function bestAvailable(position: Position, options: readonly string[], decision: Decision): Answer {
  const available = options.flatMap((option) => (option.startsWith('take:') ? [option.slice('take:'.length)] : []));
  return available.length > 0 ? `take:${bestLocation(position, available, decision)}` : 'draw:1';
}

function bestLocation(position: Position, options: readonly string[], { seat }: Decision): string {
  return best(options.toSorted(), (id) => locationOf(position, id).points(position, seat));
}

/** Tokens before Lords, and of these first the ones without a power. */
function cheapestKeys(position: Position, options: readonly string[]): Answer {
  const worth = (key: string) => (key === 'token' ? 0 : hasPower(position, key) ? 2 : 1);
  return options.toSorted((a, b) => worth(a) - worth(b)).slice(0, 3);
}

function hasPower(position: Position, id: string): boolean {
  const { always, onTurn, onRecruited } = lordOf(position, id);
  return !!(always || onTurn || onRecruited);
}

function lowestAlly(_: Position, options: readonly string[]): Answer {
  return options.toSorted(byValue)[0] as string;
}

function lowestAllies(_: Position, options: readonly string[], { choice }: Decision): Answer {
  return options.toSorted(byValue).slice(0, choice.type === 'some' ? choice.min : 0);
}

/** How much it hurts to lose this Lord: one with a Key and a power first, then by influence. */
function lossOf(position: Position, id: string): number {
  const { keys, influence } = lordOf(position, id);
  return (keys > 0 && hasPower(position, id) ? 100 : 0) + influence;
}

function tokensAt(position: Position, option: string): number {
  return player(position, seatOf(option)).tokens.length;
}
