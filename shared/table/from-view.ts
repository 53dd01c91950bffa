// A guess for a game in which all that a seat may know is shown to it, and nothing needs to be remembered.
import type { Guessing, Seat } from './game.ts';
import type { Random } from './random.ts';

/**
 * The position that the view shows, with what it hides drawn at random. Where nothing is hidden, it follows from the view alone: that
 * is how a game says that it is open.
 */
export function fromView<State, Event, View>(
  position: (view: View, seat: Seat, random: Random) => State,
): Guessing<State, Event, View> {
  return { remember: () => null, determinize: (view, seat, _, random) => position(view, seat, random) };
}
