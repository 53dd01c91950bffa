// A combat alone, set up from data: for training fights, for puzzles, and for bots that try a plan out.
// `Match.at(dungeonLords, combatFrom(data), chance)` plays it by all rules, and ends with it.
import { paladinOfYear } from '../cards/heroes.ts';
import { trainingSituation } from '../cards/printed.ts';
import { emptyTable, startingSeat } from '../start.ts';
import type { CombatCardId, Options, Paladin, Player, State } from '../state.ts';
import { LAST_ROUND } from '../table.ts';

export interface CombatData {
  readonly options?: Options;
  readonly year: number;
  /** The combat round that is played next; the first if it is left out. */
  readonly round?: number;
  readonly combatCards: readonly CombatCardId[];
  /** What each seat has, where it is not what a seat starts with. */
  readonly seats: readonly Partial<Player>[];
  readonly starting?: number;
  /** Where the paladin is who is with no seat: gone if it is left out. */
  readonly paladin?: Paladin;
  /** In the middle of a round: the seats that have planned a battle and have still to fight, in their order. */
  readonly toFight?: readonly number[];
}

export function combatFrom(data: CombatData): State {
  const { options = { full: false }, year, round = 1, combatCards, starting = 0, toFight } = data;
  const seats = data.seats.map(seatWith);
  return {
    ...emptyTable(options, seats),
    year,
    round: LAST_ROUND,
    stage: toFight ? 'battles' : 'battlePlans',
    starting,
    combatRound: round,
    combatCards,
    toFight: toFight ?? [],
    paladin: paladinAt(seats, paladinOfYear(year)) ?? data.paladin ?? { at: 'gone', seat: null },
  };
}

/** The fight of one seat against the party of a situation of the rulebook (D132). */
export function trainingFight(options: Options): State {
  const { creatures, party, ...has } = trainingSituation(options.training ?? 0);
  const seat = {
    food: has.food,
    gold: has.gold,
    traps: has.traps,
    creatures: creatures.map((id) => ({ id })),
    party: party.map((id) => ({ id })),
  };
  return combatFrom({ options, year: 1, combatCards: [], seats: [seat] });
}

function seatWith(has: Partial<Player>): Player {
  const trolls = has.creatures?.filter(({ id }) => id === 'troll').length ?? 0;
  return { ...startingSeat(), trollTokens: trolls, ...has };
}

function paladinAt(seats: readonly Player[], paladin: string): Paladin | undefined {
  const host = seats.findIndex(({ party }) => party.some(({ id }) => id === paladin));
  if (host >= 0) return { at: 'party', seat: host };
  const jailer = seats.findIndex(({ prison }) => prison.includes(paladin));
  return jailer >= 0 ? { at: 'prison', seat: jailer } : undefined;
}
