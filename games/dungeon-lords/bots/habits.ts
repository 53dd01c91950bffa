// The habits of the bots by prompt: which habit answers which question.
import type { PromptName } from '../rules/prompts.ts';
import { attackTarget, battlePlan, creatureAction, inBattle, trapTarget } from './battle.ts';
import { digCells } from './digging.ts';
import { payday, specialEvent, taxes } from './events.ts';
import type { Habit } from './habit.ts';
import { roomCell } from './placing.ts';
import { initialBlocked, planDummyOrder, planOrders, takeBack } from './planning.ts';
import { production } from './production.ts';
import { buildRoom, hireCreature, mineCells, spyCard, useOrder, worstMonster, worstTrap } from './resolving.ts';

const first: Habit = (_, options) => options[0];

export const habits: Readonly<Record<PromptName, Habit>> = {
  initialBlocked,
  planOrders,
  planDummyOrder,
  useOrder,
  spyCard,
  digCells,
  mineCells,
  hireCreature,
  payTrap: worstTrap,
  payMonster: worstMonster,
  buildRoom,
  roomCell,
  discardTrap: worstTrap,
  production,
  takeBack,

  payday,
  taxes,
  specialEvent,

  battlePlan,
  trapOrder: inBattle,
  trapTarget,
  spellChoice: inBattle,
  creatureAction,
  attackTarget,
  freePrisoner: first,
};
