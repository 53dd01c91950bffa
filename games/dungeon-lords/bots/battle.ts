// Answers the questions of the combat by trying every answer out.
import type { Budget } from '@undertow/bots/thinking/thinker.ts';
import { enumerate } from '@undertow/shared/table/choice.ts';
import type { Answer } from '@undertow/shared/table/game.ts';
import { dungeonLords } from '../rules/index.ts';
import type { CombatCardId, State } from '../rules/state.ts';
import { best, type Habit } from './habit.ts';
import { knownCards, type Outlook } from './outlook.ts';
import { type Limits, type Solved, Solver } from './solver/solver.ts';
import { askedAfter, battleOf, worthOfBattle } from './trying.ts';

/** It answers at once. */
const QUICK: Limits = {
  first: { plans: 10, cards: 3, finalists: 3 },
  later: { plans: 3, cards: 1, finalists: 0 },
  rounds: 1,
  ways: 4,
  ends: 1,
};
const QUICK_BUDGET: Budget = { iterations: 300 };
const HASTY: Limits = { ...QUICK, first: { plans: 4, cards: 1, finalists: 0 } };

export const battlePlan: Habit = (outlook) =>
  plansFor(outlook, outlook.isHasty ? HASTY : QUICK, QUICK_BUDGET)[0]?.plan as Answer | undefined;

/** The plans of the battle that were tried, the best first. */
export function plansFor(outlook: Outlook, limits: Limits, budget: Budget): readonly Solved[] {
  const { view, seat } = outlook;
  const cards = knownCards(view, seat);
  const position = battleOf(outlook, { stage: 'battlePlans', combatCards: cards as readonly CombatCardId[] });
  return new Solver(seat, limits, budget).plans(position, cards);
}

/** Tries out each answer from the middle of the battle, with what is still to come in it. */
function tried(outlook: Outlook, position: State, answers: readonly Answer[]): Answer | undefined {
  return best(answers, (answer) => worthOfBattle(outlook, position, [answer]));
}

export const inBattle: Habit = (outlook, _, { choice, prompt }) => {
  const position = battleOf(outlook, {});
  if (askedAfter(position, [])?.prompt !== prompt) return undefined;
  return tried(outlook, position, enumerate(choice, 20, dungeonLords.forms));
};

/** A fast spell has been cast already, and is not cast again. */
function afterSpell(outlook: Outlook): State {
  const { battle } = outlook.own;
  return battleOf(outlook, {}, { battle: battle && { ...battle, effects: [...battle.effects, 'no-spells'] } });
}

export const creatureAction: Habit = (outlook, options) => {
  const position = afterSpell(outlook);
  if (askedAfter(position, [])?.prompt !== 'creatureAction') return undefined;
  return tried(outlook, position, options);
};

/** Which creature attacks is not seen: the target is the best for those that may be meant. */
export const attackTarget: Habit = (outlook, _, { choice }) => {
  const position = afterSpell(outlook);
  const first = askedAfter(position, []);
  const ways =
    first?.prompt === 'creatureAction' && 'options' in first.choice
      ? first.choice.options.map((option) => [option])
      : [[]];
  const meant = ways.filter((way) => {
    const asked = askedAfter(position, way);
    return asked?.prompt === 'attackTarget' && JSON.stringify(asked.choice) === JSON.stringify(choice);
  });
  return best(enumerate(choice, 10, dungeonLords.forms), (target) =>
    meant.reduce((sum, way) => sum + worthOfBattle(outlook, position, [...way, target]), 0),
  );
};

const DARTS = ['poisoned-dart', 'antimagic-dart'];

/** Which of the darts it is, is not seen either. */
export const trapTarget: Habit = (outlook, _, { choice }) => {
  const { battle } = outlook.own;
  const positions = DARTS.map((dart) =>
    battleOf(outlook, {}, { battle: battle && { ...battle, traps: [dart], bait: 0 } }),
  );
  return best(enumerate(choice, 10, dungeonLords.forms), (target) =>
    positions.reduce((sum, position) => sum + worthOfBattle(outlook, position, [target]), 0),
  );
};
