// The laws of numbers and places that hold in every position, in the words of the rules and not of the code.
import { isDeepStrictEqual } from 'node:util';
import type { Decision } from '@undertow/shared/table/game.ts';
import type { State } from '../../rules/state.ts';
import { battleLaws } from './battle-laws.ts';
import { dungeonLaws } from './dungeon-laws.ts';
import { isCount, isTraining, type Laws } from './facts.ts';
import { orderLaws } from './order-laws.ts';
import { paladinLaws, partyLaws } from './party-laws.ts';
import { recount } from './recount.ts';
import { stockLaws } from './stock-laws.ts';

/** The laws that are broken here, as sentences. */
export function brokenLaws(state: State, pending: readonly Decision[]): string[] {
  const laws: Laws = {
    ...courseLaws(state, pending),
    ...seatLaws(state),
    ...stockLaws(state),
    ...orderLaws(state),
    ...dungeonLaws(state),
    ...partyLaws(state),
    ...paladinLaws(state),
    ...battleLaws(state),
  };
  return Object.keys(laws).filter((law) => !laws[law]);
}

const PAYMENTS = ['payTrap', 'payMonster', 'discardTrap'];

/** What is asked in each stage, by the table of decision points. */
const ASKED: Readonly<Record<State['stage'], readonly string[]>> = {
  drawing: ['initialBlocked'],
  preparation: [],
  planning: ['planOrders', 'planDummyOrder'],
  orders: ['useOrder', 'spyCard', 'digCells', 'mineCells', 'hireCreature', 'buildRoom', 'roomCell', ...PAYMENTS],
  production: ['production', 'digCells'],
  takingBack: ['takeBack'],
  event: ['payday', 'taxes', 'specialEvent', ...PAYMENTS],
  heroes: ['discardTrap'],
  roundEnd: [],
  battlePlans: ['battlePlan'],
  battles: ['trapOrder', 'trapTarget', 'spellChoice', 'creatureAction', 'attackTarget', 'freePrisoner', ...PAYMENTS],
  ended: [],
};
const SIMULTANEOUS: readonly State['stage'][] = ['drawing', 'planning', 'takingBack', 'battlePlans'];

function courseLaws(state: State, pending: readonly Decision[]): Laws {
  const { year, round, stage, seats, starting, done, combatRound, toFight, dummyEvil, scores } = state;
  const isCombat = stage === 'battlePlans' || stage === 'battles';
  const inOrder = seats.map((_, i) => (starting + i) % seats.length);
  return {
    'there are two years of four rounds': [1, 2].includes(year) && [1, 2, 3, 4].includes(round),
    'a combat follows the fourth round': !isCombat || round === 4,
    'a combat has four rounds': isTraining(state)
      ? isCount(combatRound)
      : [1, 2, 3, 4].includes(combatRound) === isCombat && (isCombat || combatRound === 0),
    'a seat holds the starting-player token': seats[starting] !== undefined,
    'no more seats have done their part than there are': isCount(done) && done <= seats.length,
    'the seats that have still to fight stand in player order':
      toFight.join() === inOrder.filter((seat) => toFight.includes(seat)).join(),
    'somebody has still to fight only while battles are fought': stage === 'battles' || toFight.length === 0,
    'the dummy marker is there with two players alone': (dummyEvil !== null) === (seats.length === 2),
    'the dummy marker stands on the Evilometer': dummyEvil === null || isOnEvilometer(dummyEvil),
    'what is asked belongs to the stage': pending.every(({ prompt }) => ASKED[stage].includes(prompt)),
    'several are asked at once only in secret': pending.length <= 1 || SIMULTANEOUS.includes(stage),
    'the end is scored, by the rules of scoring':
      scores === null ? stage !== 'ended' : isDeepStrictEqual(scores, recount(state)),
  };
}

function seatLaws({ seats, stage, options, specialEvent }: State): Laws {
  const isRested = ['drawing', 'preparation', 'planning', 'battlePlans', 'battles', 'ended'].includes(stage);
  const isCombat = stage === 'battlePlans' || stage === 'battles';
  const strikes = options.full && specialEvent === 'monster-strike';
  return {
    'nobody has a share of a thing, or less than none': seats.every(
      ({ food, gold, imps, redMarks }) => isCount(food) && isCount(gold) && isCount(imps) && isCount(redMarks),
    ),
    'markers stand on the Evilometer': seats.every(({ evil }) => isOnEvilometer(evil)),
    'no more imps work than there are': seats.every(
      ({ imps, impsWorked }) => isCount(impsWorked) && impsWorked <= imps,
    ),
    'no more trolls work than there are': seats.every(
      ({ trollTokens, trollsWorked }) => isCount(trollsWorked) && trollsWorked <= trollTokens,
    ),
    'every troll has its token': seats.every(
      ({ trollTokens, creatures }) => trollTokens === creatures.filter(({ id }) => id === 'troll').length,
    ),
    'imps and trolls work in the orders and in production alone':
      !isRested || seats.every(({ impsWorked, trollsWorked }) => impsWorked + trollsWorked === 0),
    'creatures lie face down only in combat, or after Monster Strike':
      isCombat || strikes || seats.every(({ creatures }) => creatures.every(({ faceDown }) => !faceDown)),
    'a seat has looked at each of four places once at most': seats.every(
      ({ spied }) => new Set(spied).size === spied.length && spied.every((place) => [1, 2, 3, 4].includes(place)),
    ),
  };
}

function isOnEvilometer(place: number): boolean {
  return isCount(place) && place >= 1 && place <= 15;
}
