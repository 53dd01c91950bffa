// How a combat is best fought: all plans, all ways through the battles, and all cards that may come are tried with the rules
// themselves, and what was found once is remembered. With narrow limits it is quick, and wide ones make it exact.
import { combatCard, combatCardsOfYear } from '@undertow/shared/dungeon-lords/cards/printed.ts';
import type { BattlePlan } from '@undertow/shared/dungeon-lords/forms/battle-plan.ts';
import { iconsOf } from '@undertow/shared/dungeon-lords/party.ts';
import type { CombatCardId, Player, State } from '@undertow/shared/dungeon-lords/state.ts';
import { LAST_COMBAT_ROUND } from '@undertow/shared/dungeon-lords/table.ts';
import type { Seat } from '@undertow/shared/table/game.ts';
import { askedAfter, planned, type Ways, waysThrough, worthOfPosition } from '../trying.ts';
import { promising } from './promise.ts';

export interface Limits {
  /** So many plans are tried in the round that is asked about, and in each later one. */
  readonly plans: number;
  readonly laterPlans: number;
  /** So many of the cards that may come are tried in this round and in each later one; the most usual ones are taken. */
  readonly cards: number;
  readonly laterCards: number;
  /** So many ways through a battle are tried, and of so many of them the rounds that follow. */
  readonly ways: number;
  readonly followed: number;
  /** Positions after the battles that are looked at in all: then each plan is judged by its own round alone. */
  readonly positions: number;
}

export const EXACT: Limits = {
  plans: 1000,
  laterPlans: 1000,
  cards: 9,
  laterCards: 9,
  ways: 100_000,
  followed: 100_000,
  positions: Number.POSITIVE_INFINITY,
};

export interface Solved {
  readonly plan: BattlePlan;
  /** The points of the combat from here on, with what is left over. */
  readonly points: number;
}

/** The cards of the year by their rounds, as far as the seat knows them. */
export type Cards = readonly (CombatCardId | null)[];

export class Solver {
  readonly #seat: Seat;
  readonly #limits: Limits;
  readonly #known = new Map<string, number>();
  #positions = 0;

  constructor(seat: Seat, limits: Limits) {
    this.#seat = seat;
    this.#limits = limits;
  }

  /** The plans of this round, the best first. The position is one in which this seat alone has something to fight for. */
  plans(state: State, cards: Cards): readonly Solved[] {
    const { plans, cards: most } = this.#limits;
    return this.#tried(state, cards, plans, most).sort((a, b) => b.points - a.points);
  }

  #tried(state: State, cards: Cards, plans: number, most: number): Solved[] {
    const asked = askedAfter(state, []);
    if (asked?.prompt !== 'battlePlan') return [];
    const possible = this.#possible(state, cards, most);
    return promising(state, this.#seat, asked.choice, plans).map((plan) => {
      let points = 0;
      for (const { card, weight } of possible) points += weight * this.#worthOf(state, cards, plan, card);
      return { plan, points };
    });
  }

  #worthOf(state: State, cards: Cards, plan: BattlePlan, card: CombatCardId): number {
    const { combatRound } = state;
    const shown = cards.with(combatRound - 1, card);
    const begun = planned({ ...state, combatCards: shown as readonly CombatCardId[] }, plan);
    let ends = this.#distinct(waysThrough(begun, this.#seat, this.#limits.ways));
    if (ends.length > this.#limits.followed) ends = ends.slice(0, this.#limits.followed);
    let most = Number.NEGATIVE_INFINITY;
    for (const { state: after, points } of ends) most = Math.max(most, this.#following(after, shown, points));
    return most;
  }

  /** Different ways often lead to the same: each end once, what looks best by itself first. */
  #distinct(ways: Ways): Ways {
    if (ways.length < 2) return ways;
    const byKey = new Map(ways.map((way) => [this.#key(way.state), way]));
    return [...byKey.values()].sort((a, b) => b.points - a.points);
  }

  #following(after: State, cards: Cards, points: number): number {
    const { combatRound } = after;
    const own = after.seats[this.#seat] as Player;
    if (combatRound >= LAST_COMBAT_ROUND || own.party.length === 0) return points;
    if (this.#positions >= this.#limits.positions) return points;
    const key = `${this.#key(after)} ${cards.join()}`;
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    this.#positions++;
    const next: State = { ...after, stage: 'battlePlans', combatRound: combatRound + 1, toFight: [] };
    const { laterPlans, laterCards } = this.#limits;
    const tried = this.#tried(next, cards, laterPlans, laterCards);
    // Without a tile there is nothing to plan, and prisoners are freed.
    const found = tried.length > 0 ? Math.max(...tried.map((each) => each.points)) : worthOfPosition(after, this.#seat);
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
    const kept =
      alike.length <= most
        ? alike
        : alike.filter((_, i) => Math.floor((i * most) / alike.length) !== Math.floor(((i - 1) * most) / alike.length));
    const sum = kept.reduce((count, { length }) => count + length, 0);
    return kept.map((ids) => ({ card: ids[0] as CombatCardId, weight: ids.length / sum }));
  }
}

interface Possible {
  readonly card: CombatCardId;
  /** How likely it is. */
  readonly weight: number;
}
