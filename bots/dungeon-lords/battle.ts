// What is asked in the combat: all of it is tried out.
import { combatCard, combatCardsOfYear } from '@undertow/shared/dungeon-lords/cards/printed.ts';
import { dungeonLords } from '@undertow/shared/dungeon-lords/index.ts';
import { iconsOf } from '@undertow/shared/dungeon-lords/party.ts';
import type { CombatCardId, State } from '@undertow/shared/dungeon-lords/state.ts';
import { enumerate } from '@undertow/shared/table/choice.ts';
import type { Answer } from '@undertow/shared/table/game.ts';
import { best, type Habit } from './habit.ts';
import { knownCards, type Outlook } from './outlook.ts';
import { askedAfter, battleOf, planned, worthOfBattle, worthOfCombat } from './trying.ts';

const MOST_PLANS = 200;
/** So many combats are tried to their end: each of the plans that look best at first, with each card that may come. */
const COMBATS = 24;
const MOST_FINALISTS = 8;

export const battlePlan: Habit = (outlook, _, { choice }) => {
  const { seat, view } = outlook;
  const usual = usualCards(outlook);
  const position = battleOf(outlook, { stage: 'battlePlans', combatCards: usual });
  const cards = possibleCards(outlook).map(({ card, weight }) => {
    const combatCards = usual.map((each, i) => (i + 1 === view.combatRound ? card : each));
    return { weight, position: { ...position, combatCards } };
  });
  const plans = enumerate(choice, MOST_PLANS, dungeonLords.forms)
    .map((plan) => ({ plan, points: worthOfBattle(planned(position, plan), seat, []) }))
    .sort((a, b) => b.points - a.points)
    .slice(0, Math.min(MOST_FINALISTS, Math.ceil(COMBATS / cards.length)));
  return best(plans, ({ plan }) =>
    cards.reduce((sum, each) => sum + each.weight * worthOfCombat(each.position, seat, plan), 0),
  )?.plan;
};

/** The cards of the year as far as they are known, and for each other one that is neither mild nor harsh. */
function usualCards({ view, seat }: Outlook): readonly CombatCardId[] {
  const known = knownCards(view, seat);
  const open = combatCardsOfYear(view.year)
    .filter((id) => !known.includes(id))
    .sort((a, b) => combatCard(a).fatigue - combatCard(b).fatigue);
  return known.map((card) => card ?? (open[Math.floor(open.length / 2)] as CombatCardId));
}

interface Possible {
  readonly card: CombatCardId;
  /** How likely it is. */
  readonly weight: number;
}

/** The cards that may come in this round. If none can be cast, only their fatigue counts. */
function possibleCards({ view, seat, own }: Outlook): readonly Possible[] {
  const known = knownCards(view, seat);
  const card = known[view.combatRound - 1];
  if (card) return [{ card, weight: 1 }];
  const open = combatCardsOfYear(view.year).filter((id) => !known.includes(id));
  const isCast = iconsOf(own.party, 'magic') >= view.combatRound;
  const alike = Map.groupBy(open, (id) => (isCast ? id : combatCard(id).fatigue));
  return [...alike.values()].map((ids) => ({ card: ids[0] as CombatCardId, weight: ids.length / open.length }));
}

/** Tries out each answer from the middle of the battle, with what is still to come in it. */
function tried(outlook: Outlook, position: State, answers: readonly Answer[]): Answer | undefined {
  return best(answers, (answer) => worthOfBattle(position, outlook.seat, [answer]));
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
    meant.reduce((sum, way) => sum + worthOfBattle(position, outlook.seat, [...way, target]), 0),
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
    positions.reduce((sum, position) => sum + worthOfBattle(position, outlook.seat, [target]), 0),
  );
};
