// A combat alone, set up from data: for puzzles, and for bots that try a plan out. `Match.at(dungeonLords, combatFrom(data),
// chance)` plays it by all rules, and ends with it.

import { paladinOfYear } from '../cards/heroes.ts';
import { emptySeat, emptyTable } from '../setup.ts';
import type { CombatCardId, Options, Player, State } from '../state.ts';
import { LAST_ROUND } from '../table.ts';

export interface CombatData {
  readonly options?: Options;
  readonly year: number;
  /** The round that is to be planned next; the first if it is left out. */
  readonly round?: number;
  readonly combatCards: readonly CombatCardId[];
  /** What each seat has, where it is not what a seat starts with. */
  readonly seats: readonly Partial<Player>[];
  readonly starting?: number;
}

export function combatFrom({
  options = { full: false },
  year,
  round = 1,
  combatCards,
  seats,
  starting = 0,
}: CombatData): State {
  const players = seats.map((seat) => ({ ...emptySeat(), ...seat }));
  return {
    ...emptyTable(options, players),
    year,
    round: LAST_ROUND,
    stage: 'battlePlans',
    starting,
    combatRound: round,
    combatCards,
    paladin: paladinIn(players, paladinOfYear(year)),
  };
}

/** Where the heroes of the seats say that the paladin is; gone if he is with none of them. */
function paladinIn(players: readonly Player[], paladin: string): State['paladin'] {
  const host = players.findIndex(({ party }) => party.some(({ id }) => id === paladin));
  if (host >= 0) return { at: 'party', seat: host };
  const jailer = players.findIndex(({ prison }) => prison.includes(paladin));
  return jailer >= 0 ? { at: 'prison', seat: jailer } : { at: 'gone', seat: null };
}
