// The solver of combats, against the plainest search through all that the rules allow.
import type { Situation } from '@undertow/bots/thinking/thinker.ts';
import type { AnyMatch } from '@undertow/shared/table/any-game.ts';
import { enumerate } from '@undertow/shared/table/choice.ts';
import type { Answer, Decision } from '@undertow/shared/table/game.ts';
import { Match } from '@undertow/shared/table/match.ts';
import { describe, expect, test } from 'vitest';
import { EXACT, type Limits, Solver } from '../../bots/solver/solver.ts';
import { solve } from '../../bots/solving.ts';
import { worthOfPosition } from '../../bots/trying.ts';
import { combatCardsOfYear } from '../../rules/cards/printed.ts';
import { combatFrom } from '../../rules/combat/alone.ts';
import { dungeonLords } from '../../rules/index.ts';
import type { CombatCardId, Player, State } from '../../rules/state.ts';

type Cards = readonly (CombatCardId | null)[];

const CHANCE = { seed: 'fast:1', position: 0 };
const NO_END = { iterations: 1e9 };
const QUICK: Limits = {
  first: { plans: 6, cards: 2, finalists: 1 },
  later: { plans: 2, cards: 1, finalists: 1 },
  rounds: 3,
  ways: 2,
  ends: 1,
};

function combat(round: number, own: Partial<Player>): State {
  return combatFrom({ year: 2, round, combatCards: combatCardsOfYear(2).slice(0, 4), seats: [own, {}] });
}

function at(state: State) {
  return Match.at(dungeonLords, state, CHANCE);
}

/** The cards of the first rounds are known, and those from this round on are not. */
function cardsBefore(round: number): Cards {
  return combatCardsOfYear(2)
    .slice(0, 4)
    .map((card, i) => (i < round - 1 ? card : null));
}

function answersIn({ choice }: Decision): readonly Answer[] {
  return enumerate(choice, 1000, dungeonLords.forms);
}

/** What the plan comes to, if all that follows is the best that there is. */
function worthOfPlan(state: State, plan: Answer, cards: Cards): number {
  const place = state.combatRound - 1;
  const known = cards[place];
  const possible = known ? [known] : combatCardsOfYear(2).filter((card) => !cards.includes(card));
  const worths = possible.map((card) => {
    const shown = cards.with(place, card);
    const combatCards = shown.map((each) => each ?? '');
    const match = at({ ...state, combatCards });
    match.answer(0, plan);
    return worthOfBattle(match, shown);
  });
  return worths.reduce((sum, worth) => sum + worth, 0) / worths.length;
}

function worthOfBattle(match: ReturnType<typeof at>, cards: Cards): number {
  const decision = match.pending[0];
  if (match.outcome || !decision) return worthOfPosition(match.state as State, 0);
  const { state } = match;
  if (decision.prompt === 'battlePlan') {
    return Math.max(...answersIn(decision).map((plan) => worthOfPlan(state as State, plan, cards)));
  }
  return Math.max(
    ...answersIn(decision).map((answer) => {
      const fork = match.fork();
      fork.answer(0, answer);
      return worthOfBattle(fork, cards);
    }),
  );
}

describe('the solver finds the worth of every plan', () => {
  test.for([
    {
      name: 'in the last round, with spells that are cast',
      round: 4,
      own: {
        party: [{ id: 'y2-wizard-3', damage: 3 }, { id: 'y2-wizard-4' }],
        creatures: [{ id: 'witch' }, { id: 'ghost' }],
        traps: ['rolling-stone', 'poisoned-dart'],
        gold: 1,
        food: 2,
      },
    },
    {
      name: 'in the last two rounds, without spells',
      round: 3,
      own: {
        party: [{ id: 'y2-warrior-1' }, { id: 'y2-priest-1', damage: 2 }],
        creatures: [{ id: 'goblin' }],
        traps: ['rolling-stone'],
      },
    },
    {
      name: 'in the last two rounds, with a creature that comes back',
      round: 3,
      own: { party: [{ id: 'y2-warrior-4' }], creatures: [{ id: 'vampire' }], traps: ['wall-of-fire'] },
    },
  ])('$name', ({ round, own }) => {
    const state = combat(round, own);
    const cards = cardsBefore(round);
    const decision = at(state).pending[0] as Decision;
    const solved = new Solver(0, EXACT, NO_END).plans(state, cards);
    expect(solved.length).toBe(answersIn(decision).length);
    for (const { plan, points } of solved) {
      expect(points, JSON.stringify(plan)).toBeCloseTo(worthOfPlan(state, plan as unknown as Answer, cards), 9);
    }
    expect(solved.map(({ points }) => points)).toEqual(solved.map(({ points }) => points).toSorted((a, b) => b - a));
  });
});

describe('the best fight', () => {
  const state = combat(2, {
    party: [{ id: 'y2-warrior-1' }, { id: 'y2-priest-1', damage: 2 }],
    creatures: [{ id: 'goblin' }, { id: 'troll' }],
    traps: ['rolling-stone'],
  });
  const coming = combatCardsOfYear(2).slice(0, 4);

  test('comes to what its plan is worth, if all cards are known', () => {
    const solver = new Solver(0, EXACT, NO_END);
    for (const { plan, points } of solver.plans(state, coming)) {
      const rounds = solver.bestFight(state, coming, plan, coming);
      expect(rounds[0]?.plan).toEqual(plan);
      expect(worthOfPosition(rounds.at(-1)?.after as State, 0)).toBeCloseTo(points, 9);
    }
  });

  test('goes round by round, and each begins where the one before has ended', () => {
    const solver = new Solver(0, EXACT, NO_END);
    const worst = solver.plans(state, cardsBefore(2)).at(-1);
    const rounds = solver.bestFight(state, cardsBefore(2), worst?.plan as never, coming);
    expect(rounds.length).toBeGreaterThan(1);
    for (const [i, { before, after }] of rounds.entries()) {
      expect(before.combatRound).toBe(2 + i);
      expect(rounds[i + 1]?.before.seats ?? after.seats).toEqual(after.seats);
    }
  });

  test('is the same in whatever sequence cards come that tire as much, where no spell is cast', () => {
    const strong = combat(2, {
      party: [{ id: 'y2-warrior-1' }, { id: 'y2-warrior-4' }, { id: 'y2-thief-4' }],
      creatures: [{ id: 'goblin' }, { id: 'troll' }],
    });
    const solver = new Solver(0, EXACT, NO_END);
    for (const { plan } of solver.plans(strong, cardsBefore(2))) {
      const [one, other] = [
        ['y2-create-food', 'y2-metamorphosis'],
        ['y2-metamorphosis', 'y2-create-food'],
      ].map((next) => solver.bestFight(strong, cardsBefore(2), plan, ['y2-illusion', ...next, 'y2-earthquake']));
      expect(other?.map(({ after }) => after.seats)).toEqual(one?.map(({ after }) => after.seats));
    }
  });
});

describe('with narrow limits the solver', () => {
  const state = combat(1, {
    party: [{ id: 'y2-warrior-1' }, { id: 'y2-priest-1' }, { id: 'y2-thief-4' }],
    creatures: [{ id: 'goblin' }, { id: 'troll' }, { id: 'witch' }],
    traps: ['rolling-stone', 'pendulum', 'wall-of-fire'],
  });

  test('tries few plans, and sending nothing is one of them', () => {
    const solved = new Solver(0, QUICK, NO_END).plans(state, cardsBefore(1));
    expect(solved.length).toBeLessThanOrEqual(6);
    const flat = { ...QUICK, first: { ...QUICK.first, finalists: 0 } };
    const plans = new Solver(0, flat, NO_END).plans(state, cardsBefore(1)).map(({ plan }) => plan);
    expect(plans.length).toBe(6);
    expect(plans).toContainEqual({ tile: [2, 0], traps: [], creatures: [] });
  });

  test('has an answer however small the budget is', () => {
    expect(new Solver(0, QUICK, { iterations: 1 }).plans(state, cardsBefore(1)).length).toBeGreaterThan(0);
  });
});

describe('a plan of a battle that is judged', () => {
  const match = at(
    combat(2, {
      party: [{ id: 'y2-warrior-1' }, { id: 'y2-priest-1', damage: 2 }],
      creatures: [{ id: 'goblin' }, { id: 'troll' }],
      traps: ['rolling-stone', 'pendulum'],
    }),
  ) as unknown as AnyMatch;
  const decision = match.pending[0] as Decision;
  const plans = answersIn(decision);
  const given = plans.at(-1) as Answer;
  const situation: Situation = { match, decision, memory: undefined };

  const COMING = combatCardsOfYear(2).slice(0, 4);

  function worked(most?: number, isTimeUp = () => false) {
    const solving = solve(situation, given, { combatCards: COMING }, most);
    if (!solving) throw new Error('nothing is worked out');
    return { isDone: solving.goOn(isTimeUp), found: solving.found() };
  }

  test('is exact where all plans can be tried', () => {
    const { isDone, found } = worked();
    expect(isDone).toBe(true);
    expect(found).toMatchObject({ exact: true, answers: plans.length });
  });

  test('goes on with the best plan of each round, to the points of the game', () => {
    const { course, best, points } = worked().found ?? {};
    const [first] = course?.steps ?? [];
    expect(first?.before).toMatchObject({ combatRound: 2, party: [{ id: 'y2-warrior-1' }, { damage: 2 }] });
    expect([best?.[0]?.answer, points === best?.[0]?.points && given]).toContainEqual(first?.answer);
    expect(course?.points).toBe(2 * (course?.brings.prisoners ?? 0) - 2 * (course?.brings.conquered ?? 0));
    expect(worked(10).found).not.toHaveProperty('course');
  });

  test('is estimated where that would take too long, beside those that promise most', () => {
    const { isDone, found } = worked(10);
    expect(isDone).toBe(true);
    expect(found).toMatchObject({ exact: false, points: expect.any(Number) });
    expect(found?.answers).toBeGreaterThan(2);
    // The given one is among those beside which it is judged.
    expect(found?.spread.map(({ points }) => points)).toContain(Math.round(found?.points ?? Number.NaN));
  });

  test('says nothing before anything is found', () => {
    expect(worked(undefined, () => true)).toEqual({ isDone: false, found: undefined });
  });
});
