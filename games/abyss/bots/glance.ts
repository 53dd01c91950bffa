// The outlook of a seat in a fully known position, for playouts: made without a view, in a fraction of the time.
import type { Frozen, Seat } from '@undertow/shared/table/game.ts';
import { abyss } from '../rules/index.ts';
import { type PerRace, RACES } from '../rules/races.ts';
import type { Position } from '../rules/rules.ts';
import { scoreOf } from '../rules/scoring.ts';
import type { Player, Score, State } from '../rules/state.ts';
import type { SeatView, View } from '../view.ts';
import { type Outlook, turnsLeft } from './outlook.ts';

export function glance(state: State, seat: Seat): Outlook {
  const rules = abyss.rulesFor(state.options);
  const own = state.seats[seat] as Frozen<Player>;
  return { state, rules, seat, view: viewOf({ state, rules }), own, turnsLeft: turnsLeft(state, seat), isHasty: true };
}

/** As much of a view as habits look at. */
function viewOf(position: Position & { readonly state: State }): View {
  const { state } = position;
  const councilCounts: PerRace<number> = { jellyfish: 0, crab: 0, seahorse: 0, shellfish: 0, squid: 0 };
  for (const race of RACES) councilCounts[race] = state.council[race].length;
  const { leviathan } = state.expansions;
  const seen = {
    ...state,
    councilCounts,
    explorationDeckCount: state.explorationDeck.length,
    discardCount: state.discard.length,
    seats: state.seats.map((player, seat) => new SeatGlance(position, player, seat)),
    expansions: leviathan
      ? { ...state.expansions, leviathan: { ...leviathan, deckCount: leviathan.deck.length } }
      : state.expansions,
  };
  return seen as unknown as View;
}

class SeatGlance {
  readonly lords: SeatView['lords'];
  readonly locations: SeatView['locations'];
  readonly #position: Position;
  readonly #seat: Seat;

  constructor(position: Position, { lords, locations }: Player, seat: Seat) {
    this.lords = lords;
    this.locations = locations;
    this.#position = position;
    this.#seat = seat;
  }

  /** Few habits ask for the points, and they take time to count. */
  get score(): Score {
    return scoreOf(this.#position, this.#seat);
  }
}
