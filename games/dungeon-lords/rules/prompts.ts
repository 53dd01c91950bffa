// The prompts of the game: whether others see the options of each, and the automatic answers for absent players.
import type { Answer, Choice, Decision } from '@undertow/shared/table/game.ts';
import { creatureCard } from './cards/creatures.ts';
import { inSequence, isFree, orderCard } from './cards/orders.ts';
import type { BattlePlanData, BattleTile } from './forms/battle-plan.ts';
import type { DigData } from './forms/dig.ts';
import type { MineData } from './forms/mine.ts';
import type { CellData, PositionData } from './forms/one-of.ts';
import { afterItem, beginPayday, type Payday, type PaydayData } from './forms/payday.ts';
import { CELLS, cellSet, firstDiggable } from './geometry.ts';
import { isInBlackZone } from './ranking.ts';
import { type Position, player } from './table.ts';

interface Prompt {
  /** Whether others see what can be answered. It is kept from them where it tells which traps or orders a seat holds. */
  readonly shown: boolean;
  /** The answer for a player who gives none. Nothing optional is paid. */
  timeout(position: Position, options: readonly string[], decision: Decision): Answer;
}

const first: Prompt['timeout'] = (_, options) => options[0] as string;
const last: Prompt['timeout'] = (_, options) => options.at(-1) as string;
const lowest: Prompt['timeout'] = (_, options) => options.toSorted()[0] as string;
const decline: Prompt['timeout'] = () => 'decline';

/** What else a prompt needs, CONTRIBUTING says: "A new prompt". */
const PROMPTS = {
  // Orders
  initialBlocked: { shown: false, timeout: first },
  planOrders: { shown: true, timeout: (_, hand) => inSequence(hand).slice(0, 3) },
  planDummyOrder: { shown: true, timeout: (_, hand) => inSequence(hand)[0] as string },
  useOrder: { shown: true, timeout: useIfFree },
  spyCard: { shown: true, timeout: firstUnseen },
  digCells: { shown: true, timeout: digNothing },
  mineCells: { shown: true, timeout: mineAll },
  hireCreature: { shown: true, timeout: decline },
  payTrap: { shown: false, timeout: last },
  payMonster: { shown: true, timeout: lowest },
  buildRoom: { shown: true, timeout: decline },
  roomCell: { shown: true, timeout: lowestCell },
  discardTrap: { shown: false, timeout: last },
  production: { shown: true, timeout: () => 'stop' },
  takeBack: { shown: true, timeout: first },

  // Events
  payday: { shown: false, timeout: paySafely },
  taxes: { shown: true, timeout: (_, __, { choice }) => (choice.type === 'amount' ? choice.max : 0) },
  specialEvent: { shown: true, timeout: sufferLeast },

  // Combat
  battlePlan: { shown: false, timeout: planNothing },
  trapOrder: { shown: false, timeout: first },
  trapTarget: { shown: true, timeout: firstPosition },
  spellChoice: { shown: true, timeout: yieldToSpell },
  creatureAction: { shown: true, timeout: actForFree },
  attackTarget: { shown: true, timeout: firstPosition },
  freePrisoner: { shown: true, timeout: first },
} satisfies Readonly<Record<string, Prompt>>;

/** Bots have a habit for each, and languages words: the compiler asks for them. */
export type PromptName = keyof typeof PROMPTS;

const BY_NAME: Readonly<Record<string, Prompt>> = PROMPTS;

export const promptNames: readonly string[] = Object.keys(PROMPTS);

export function timeoutAnswer(position: Position, decision: Decision): Answer {
  const { choice } = decision;
  const options = 'options' in choice ? choice.options : [];
  return promptOf(decision).timeout(position, options, decision);
}

/** The choice as others may see it; `undefined` where it is the seat's own business. */
export function publicChoice(decision: Decision): Choice | undefined {
  return promptOf(decision).shown ? decision.choice : undefined;
}

function promptOf({ prompt }: Decision): Prompt {
  const found = BY_NAME[prompt];
  if (!found) throw new Error(`no prompt is called ${prompt}`);
  return found;
}

function dataOf<Data>({ choice }: Decision): Data {
  if (choice.type !== 'form') throw new Error(`this choice is a ${choice.type}, not a form`);
  return choice.data as Data;
}

/** A space without a price is used. */
function useIfFree({ state }: Position, options: readonly string[]): Answer {
  const { order, space = 0 } = state.subject ?? {};
  const price = order === undefined ? undefined : orderCard(order).spaces[space - 1]?.price;
  return options.includes('use') && price && isFree(price) ? 'use' : 'decline';
}

function firstUnseen(position: Position, _: readonly string[], { seat }: Decision): Answer {
  const { spied } = player(position, seat);
  return position.state.combatCards.map((__, i) => i + 1).find((place) => !spied.includes(place)) ?? 1;
}

function digNothing(_: Position, __: readonly string[], decision: Decision): Answer {
  const { dungeon, min } = dataOf<DigData>(decision);
  const cell = CELLS[firstDiggable(cellSet(dungeon))];
  return min > 0 && cell ? [cell] : [];
}

function mineAll(_: Position, __: readonly string[], decision: Decision): Answer {
  const { tunnels, max } = dataOf<MineData>(decision);
  return tunnels.slice(0, max);
}

function lowestCell(_: Position, __: readonly string[], decision: Decision): Answer {
  return dataOf<CellData>(decision).cells[0] ?? null;
}

function firstPosition(_: Position, __: readonly string[], decision: Decision): Answer {
  return dataOf<PositionData>(decision).positions[0] ?? 0;
}

/** Pays, through the lair, whatever keeps the marker out of the black zone; then releases the others. */
function paySafely(position: Position, _: readonly string[], decision: Decision): Answer {
  const { evil } = player(position, decision.seat);
  let payday = beginPayday(dataOf<PaydayData>(decision));
  let marker = evil;
  const answer: string[] = [];
  for (const place of payday.open) {
    const { id, price } = payday.data.lair[place] ?? { id: '', price: {} };
    const steps = price.evil ?? 0;
    if (price.monster || (steps > 0 && isInBlackZone(marker + steps))) continue;
    const item = price.trap ? `pay:${id}:${payday.traps.at(-1)}` : `pay:${id}`;
    const after = afterItem(payday, item);
    if (!after) continue;
    answer.push(item);
    payday = after;
    marker += steps;
  }
  return [...answer, ...releases(payday)];
}

function releases(payday: Payday): string[] {
  return payday.open.map((place) => `release:${payday.data.lair[place]?.id}`);
}

function sufferLeast(_: Position, options: readonly string[]): Answer {
  return ['move-evil', 'pay', 'pay:food', 'pay:gold', 'face-down', 'discard-traps', 'red-mark'].find((option) =>
    options.includes(option),
  ) as string;
}

function planNothing(_: Position, __: readonly string[], decision: Decision): Answer {
  const { tiles } = dataOf<BattlePlanData>(decision);
  return { tile: (tiles[0] as BattleTile).cell, traps: [], creatures: [] };
}

/** Withdraws what could be paid again, gives gold before food, and else takes what comes first. */
function yieldToSpell(_: Position, options: readonly string[], decision: Decision): Answer {
  if (decision.choice.type === 'form') return dataOf<CellData>(decision).cells[0] ?? null;
  const withdrawals = options.filter((option) => option.startsWith('withdraw:'));
  if (withdrawals.length > 0) return withdrawals.toSorted()[0] as string;
  return options.includes('gold') ? 'gold' : (options.toSorted()[0] as string);
}

/** The first creature in the lair, and the first thing that it can do without paying; a vampire that cannot attack returns. */
function actForFree(_: Position, options: readonly string[]): Answer {
  const isPaid = (option: string) => {
    const [id = '', action] = option.split('/');
    return creatureCard(id).actions.some(({ id: name, price }) => name === action && price);
  };
  return (options.find((option) => !isPaid(option)) ?? options[0]) as string;
}
