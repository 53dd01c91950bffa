// What is shown of a position: most of it to everybody, and to each seat its own besides.
import type { Game, Seat, Shown, Viewer } from './game.ts';

/** What this viewer is shown of the position. */
export function viewOf<State, View extends Shown>(
  game: Pick<Game<State, never, View, never>, 'openView' | 'ownView'>,
  state: State,
  viewer: Viewer,
): View {
  const open = game.openView(state);
  return viewer === 'spectator' ? open : withOwn(open, viewer, game.ownView(state, viewer, open));
}

/** The open view as this seat sees it. */
export function withOwn<View extends Shown>(open: View, seat: Seat, own: View['seats'][number]): View {
  return { ...open, seats: open.seats.with(seat, own) };
}
