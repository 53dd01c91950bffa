// The solver of combats: plans, ways through the battles and cards that may come are tried with the rules themselves, round
// after round, and results are remembered. Narrow limits make it quick, and wide ones exact.
import { Spending } from '@undertow/bots/thinking/spending.ts';
import type { Budget } from '@undertow/bots/thinking/thinker.ts';
import type { Seat } from '@undertow/shared/table/game.ts';
import { combatCard, combatCardsOfYear } from '../../rules/cards/printed.ts';
import type { BattlePlan } from '../../rules/forms/battle-plan.ts';
import { iconsOf } from '../../rules/party.ts';
import type { CombatCardId, Player, State } from '../../rules/state.ts';
import { LAST_COMBAT_ROUND } from '../../rules/table.ts';
import { askedAfter, type Ways, waysThrough, worthOfPosition } from '../trying.ts';
import { promising } from './promise.ts';

/** How much is tried in a round. */
export interface Width {
  readonly plans: number;
  /** Of the cards that may come. */
  readonly cards: number;
  /** Of so many plans, those that look best by their own round, the rounds that follow are tried, too. */
  readonly finalists: number;
}

export interface Limits {
  /** In the round that is asked about, and in each later one. */
  readonly first: Width;
  readonly later: Width;
  /** So many later rounds are tried; what comes after them is estimated. */
  readonly rounds: number;
  /** So many ways through a battle are tried, and after so many of their ends the rounds that follow. */
  readonly ways: number;
  readonly ends: number;
}

const ALL: Width = { plans: 1000, cards: 9, finalists: 1000 };

/** With these nothing is left out. */
export const EXACT: Limits = { first: ALL, later: ALL, rounds: 3, ways: 1e6, ends: 1e6 };

export interface Solved {
  readonly plan: BattlePlan;
  /** The points of the combat from here on, with what is left over. */
  readonly points: number;
}

/** What a position comes to, and by which plan; without one where there is nothing to plan for. */
type Prospect = Partial<Solved> & Pick<Solved, 'points'>;

/** A round as it is fought if all is done as well as can be. */
export interface FoughtRound {
  readonly before: State;
  readonly plan: BattlePlan;
  readonly after: State;
}

/** The cards of the year by their rounds, as far as the seat knows them. */
export type Cards = readonly (CombatCardId | null)[];

export class Solver {
  readonly #seat: Seat;
  readonly #limits: Limits;
  readonly #spending: Pick<Spending, 'isOver' | 'iterate'>;
  readonly #known = new Map<string, Prospect>();
  readonly #fights = new WeakMap<BattlePlan, Map<CombatCardId, Fight>>();
  #last = LAST_COMBAT_ROUND;

  /** An iteration of the budget is a way through a battle. When it is spent, what follows is only estimated. */
  constructor(seat: Seat, limits: Limits, budget: Budget | Pick<Spending, 'isOver' | 'iterate'>) {
    this.#seat = seat;
    this.#limits = limits;
    this.#spending = 'iterate' in budget ? budget : new Spending(budget);
  }

  /** The plans of this round, the best first. The position is one in which this seat alone has something to fight for. */
  plans(state: State, cards: Cards): readonly Solved[] {
    this.#last = Math.min(LAST_COMBAT_ROUND, state.combatRound + this.#limits.rounds);
    return this.#plans(state, cards, this.#limits.first);
  }

  /** What this plan of the round is worth. */
  worthOf(state: State, cards: Cards, plan: BattlePlan): number {
    this.#last = Math.min(LAST_COMBAT_ROUND, state.combatRound + this.#limits.rounds);
    return this.#worthOfPlan(state, cards, plan, this.#possible(state, cards, this.#limits.first.cards));
  }

  /**
   * How it goes from this plan on if these cards come, of which the seat does not know all: each round is planned by what it
   * knows then. What was worked out for the plan is not worked out again.
   */
  bestFight(state: State, cards: Cards, plan: BattlePlan, coming: readonly CombatCardId[]): readonly FoughtRound[] {
    const rounds: FoughtRound[] = [];
    let [before, known, next]: [State, Cards, BattlePlan | undefined] = [state, cards, plan];
    while (next) {
      const card = this.#standIn(before, known, coming);
      if (!card) break;
      known = known.with(before.combatRound - 1, card);
      const after = this.#bestEnd(this.#fought(before, known, next, card, this.#limits.ways), known);
      rounds.push({ before, plan: next, after });
      before = nextRound(after);
      next = this.#best(after, known).plan;
    }
    return rounds;
  }

  /** The one that comes, or else what was worked out in its place: it may have stood for another in a round before. */
  #standIn(state: State, cards: Cards, coming: readonly CombatCardId[]): CombatCardId | undefined {
    const come = coming[state.combatRound - 1];
    if (!come) return undefined;
    const possible = this.#possible(state, cards, this.#limits.first.cards).map(({ card }) => card);
    const { fatigue } = combatCard(come);
    return possible.find((card) => card === come) ?? possible.find((card) => combatCard(card).fatigue === fatigue);
  }

  #bestEnd(ways: Ways, cards: Cards): State {
    const ends = this.#distinct(ways).slice(0, this.#limits.ends);
    const worths = ends.map(({ state }) => this.#best(state, cards).points);
    return (ends[worths.indexOf(Math.max(...worths))] as Ways[number]).state;
  }

  #plans(state: State, cards: Cards, { plans, cards: most, finalists }: Width): readonly Solved[] {
    const asked = askedAfter(state, []);
    if (asked?.prompt !== 'battlePlan') return [];
    const all = promising(state, this.#seat, asked.choice, plans);
    const few = this.#possible(state, cards, Math.min(most, FEW_CARDS));
    const ranked = all.length > finalists ? this.#ranked(state, cards, all, few) : undefined;
    if (ranked && finalists === 0) return ranked;
    const possible = this.#possible(state, cards, most);
    const found: Solved[] = [];
    for (const plan of ranked?.slice(0, finalists).map((each) => each.plan) ?? all) {
      if (found.length > 0 && this.#spending.isOver) break;
      found.push({ plan, points: this.#worthOfPlan(state, cards, plan, possible) });
    }
    return found.sort(falling);
  }

  /** By what each brings in its own round. */
  #ranked(state: State, cards: Cards, plans: readonly BattlePlan[], possible: readonly Possible[]): readonly Solved[] {
    return plans
      .map((plan) => {
        const points = meanOf(possible, (card) => {
          const ways = this.#fought(state, cards, plan, card, Math.min(FEW_WAYS, this.#limits.ways));
          return mostOf(ways);
        });
        return { plan, points };
      })
      .sort(falling);
  }

  /** A plan is looked at in one position alone; what was fought for its ranking is not fought again. */
  #fought(state: State, cards: Cards, plan: BattlePlan, card: CombatCardId, most: number): Ways {
    const fights = this.#fights.get(plan) ?? new Map<CombatCardId, Fight>();
    this.#fights.set(plan, fights);
    const known = fights.get(card);
    if (known && (known.most === most || known.ways.length < Math.min(known.most, most))) return known.ways;
    const shown = cards.with(state.combatRound - 1, card) as readonly CombatCardId[];
    const ways = waysThrough({ ...state, combatCards: shown }, this.#seat, most, [plan]);
    for (const _ of ways) this.#spending.iterate();
    fights.set(card, { most, ways });
    return ways;
  }

  #worthOfPlan(state: State, cards: Cards, plan: BattlePlan, possible: readonly Possible[]): number {
    return meanOf(possible, (card) => this.#worthOf(state, cards, plan, card));
  }

  /** With the rounds that follow. */
  #worthOf(state: State, cards: Cards, plan: BattlePlan, card: CombatCardId): number {
    const shown = cards.with(state.combatRound - 1, card);
    const ways = this.#distinct(this.#fought(state, cards, plan, card, this.#limits.ways));
    let most = Number.NEGATIVE_INFINITY;
    for (const way of ways.slice(0, this.#limits.ends)) most = Math.max(most, this.#best(way.state, shown).points);
    return most;
  }

  /** Different ways often lead to the same: each end once, what looks best by itself first. */
  #distinct(ways: Ways): Ways {
    if (ways.length < 2) return ways;
    const byKey = new Map(ways.map((way) => [this.#key(way.state), way]));
    return [...byKey.values()].sort((a, b) => b.points - a.points);
  }

  /** How the rounds that follow are best planned. Nothing is, if none follow or no tile is left. */
  #best(after: State, cards: Cards): Prospect {
    const own = after.seats[this.#seat] as Player;
    if (after.combatRound >= this.#last || own.party.length === 0 || this.#spending.isOver) {
      return { points: worthOfPosition(after, this.#seat) };
    }
    const key = `${this.#key(after)} ${cards.join()}`;
    const known = this.#known.get(key);
    if (known) return known;
    const [best] = this.#plans(nextRound(after), cards, this.#limits.later);
    const found = best ?? { points: worthOfPosition(after, this.#seat) };
    this.#known.set(key, found);
    return found;
  }

  #key({ seats, combatRound }: State): string {
    const { party, creatures, traps, prison, dungeon, gold, food, imps } = seats[this.#seat] as Player;
    const conquered = dungeon.flatMap((tile, i) => (tile.conquered ? [i] : []));
    return JSON.stringify([combatRound, party, creatures, traps.toSorted(), prison, conquered, gold, food, imps]);
  }

  /** The cards that may come in this round. If none can be cast, only their fatigue counts. */
  #possible({ year, combatRound, seats }: State, cards: Cards, most: number): readonly Possible[] {
    const known = cards[combatRound - 1];
    if (known) return [{ card: known, weight: 1 }];
    const open = combatCardsOfYear(year)
      .filter((id) => !cards.includes(id))
      .sort((a, b) => combatCard(a).fatigue - combatCard(b).fatigue);
    if (most === 1) return [{ card: open[Math.floor(open.length / 2)] as CombatCardId, weight: 1 }];
    const isCast = iconsOf((seats[this.#seat] as Player).party, 'magic') >= combatRound;
    const alike = [...Map.groupBy(open, (id) => (isCast ? id : combatCard(id).fatigue)).values()];
    const kept = spreadOver(alike, most);
    const sum = kept.reduce((count, { length }) => count + length, 0);
    return kept.map((ids) => ({ card: ids[0] as CombatCardId, weight: ids.length / sum }));
  }
}

/** The ways through a battle that were found, where so many were looked for. */
interface Fight {
  readonly most: number;
  readonly ways: Ways;
}

/** For a first look. */
const FEW_CARDS = 2;
const FEW_WAYS = 8;

interface Possible {
  /** It stands for all that do the same. */
  readonly card: CombatCardId;
  /** How likely one of them is. */
  readonly weight: number;
}

function nextRound(after: State): State {
  return { ...after, stage: 'battlePlans', combatRound: after.combatRound + 1, toFight: [] };
}

function meanOf(possible: readonly Possible[], worth: (card: CombatCardId) => number): number {
  let points = 0;
  for (const { card, weight } of possible) points += weight * worth(card);
  return points;
}

function mostOf(ways: Ways): number {
  let most = Number.NEGATIVE_INFINITY;
  for (const { points } of ways) most = Math.max(most, points);
  return most;
}

function falling(one: Solved, other: Solved): number {
  return other.points - one.points;
}

/** At most so many, from the first to the last. */
function spreadOver<T>(items: readonly T[], most: number): readonly T[] {
  if (items.length <= most) return items;
  return Array.from({ length: most }, (_, i) => items[Math.floor(((i + 0.5) * items.length) / most)] as T);
}
