// The outlook of a seat: its view as a position that the rules can query.
import type { Frozen, Seat } from '@undertow/shared/table/game.ts';
import type { CombatCardId, Player, State, TrapId } from '../rules/state.ts';
import { LAST_ROUND, LAST_YEAR, type Position } from '../rules/table.ts';
import type { SeatView, View } from '../view.ts';

export interface Outlook extends Position {
  readonly seat: Seat;
  readonly view: View;
  readonly own: Frozen<Player>;
  /** How many building rounds the game still has, with this one; 0 in the last combat. */
  readonly roundsLeft: number;
  /** What stays the same while plans are weighed, by name. */
  readonly noted: Map<string, unknown>;
  /** In a match that is tried out, few ways are weighed. */
  readonly isHasty?: boolean;
}

/** Worked out once for an outlook. */
export function noted<T extends {}>({ noted: known }: Outlook, name: string, make: () => T): T {
  return foundIn(known as Map<string, T>, name, make);
}

/** What the map has there; it is made where there is nothing. */
export function foundIn<Key, T extends {}>(map: Map<Key, T>, key: Key, make: () => T): T {
  const found = map.get(key);
  if (found !== undefined) return found;
  const made = make();
  map.set(key, made);
  return made;
}

/** A trap that the seat does not know. */
export const UNKNOWN: TrapId = '?';

export function outlookOf(view: View, seat: Seat): Outlook {
  const state = stateOf(view, seat);
  const own = state.seats[seat];
  if (!own) throw new Error(`there is no seat ${seat}`);
  return { state, seat, view, own, roundsLeft: roundsLeft(view), noted: new Map() };
}

export function roundsLeft({ phase, round, year }: Pick<View, 'phase' | 'round' | 'year'>): number {
  return (phase === 'combat' ? 0 : LAST_ROUND + 1 - round) + LAST_ROUND * (LAST_YEAR - year);
}

/** The position with unknown traps where none are seen. What lies in the piles is asked of no habit. */
function stateOf(view: View, seat: Seat): Frozen<State> {
  const state = {
    ...view,
    stage: 'battles',
    done: 0,
    seats: view.seats.map(playerOf),
    combatCards: knownCards(view, seat),
    trapDeck: [],
    trapDiscard: [],
    heroPile: [],
    creaturePile: [],
    roomPile: [],
    nextYear: null,
    scores: null,
  };
  return state as unknown as Frozen<State>;
}

function playerOf(seat: SeatView): Frozen<Player> {
  const { traps = Array<TrapId>(seat.trapCount).fill(UNKNOWN), drawn = [], plannedTraps = [], battle } = seat;
  return { ...seat, traps, drawn, battle: battle && { ...battle, traps: plannedTraps } };
}

/** The combat cards of the year, as far as the seat knows them. */
export function knownCards({ combatCards, seats }: View, seat: Seat): readonly (CombatCardId | null)[] {
  const { spied = [], spiedCards = [] } = seats[seat] ?? {};
  return combatCards.map((card, i) => card ?? spiedCards[spied.indexOf(i + 1)] ?? null);
}
