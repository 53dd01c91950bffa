// The outlook of a seat in a fully known position, for playouts: made without a view, in a fraction of the time. What lies face
// down is left out, as in a view.
import type { Frozen, Seat } from '@undertow/shared/table/game.ts';
import { phaseOf } from '../rules/phases.ts';
import type { Player, State } from '../rules/state.ts';
import { LAST_ROUND } from '../rules/table.ts';
import type { View } from '../view.ts';
import { type Outlook, roundsLeft } from './outlook.ts';

export function glance(state: State, seat: Seat): Outlook {
  let view: View | undefined;
  return glanceFrom(state, () => (view ??= viewOf(state)), seat);
}

/** For each seat. */
export function glances(state: State): readonly Outlook[] {
  const view = viewOf(state);
  return state.seats.map((_, seat) => glanceFrom(state, () => view, seat));
}

/** Many questions are answered without a look at the view. */
function glanceFrom(state: State, view: () => View, seat: Seat): Outlook {
  const { stage, round, year } = state;
  const left = roundsLeft({ phase: phaseOf(stage), round, year });
  return {
    state,
    seat,
    get view() {
      return view();
    },
    own: state.seats[seat] as Frozen<Player>,
    roundsLeft: left,
    noted: new Map(),
    isHasty: true,
  };
}

/** As much of a view as habits look at. */
function viewOf(state: State): View {
  const { stage, round, combatRound, events } = state;
  const open = stage === 'battles' ? combatRound : Math.max(0, combatRound - 1);
  const known = Math.min(round, LAST_ROUND - 1);
  const seen = {
    ...state,
    phase: phaseOf(stage),
    events: events.map((event, place) => (place < known ? event : null)),
    specialEvent: events.indexOf('special') < known ? state.specialEvent : null,
    combatCards: state.combatCards.map((card, place) => (place < open ? card : null)),
    seats: state.seats.map((player) => {
      const spiedCards = player.spied.map((place) => state.combatCards[place - 1]);
      return { ...player, trapCount: player.traps.length, spiedCards };
    }),
  };
  return seen as unknown as View;
}
