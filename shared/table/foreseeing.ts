// What a seat could foresee of its answer: what it would be told, whatever stands behind what it does not see.
import type { Answer, Seat, Shown } from './game.ts';
import type { Match } from './match.ts';
import { openRandom } from './random.ts';
import { isSame } from './supposing.ts';

/** How many positions are guessed: chance seldom brings the same in all of them. */
const GUESSES = 5;

/** Nothing where the game does not guess. What the seat remembers is left out: nothing is told that depends on it. */
export function foreseen<State, Event, View extends Shown, Options>(
  match: Pick<Match<State, Event, View, Options>, 'game' | 'view' | 'suppose'>,
  seat: Seat,
  answer: Answer,
): readonly Event[] {
  const { game } = match;
  const view = match.view(seat);
  const told: readonly (readonly Event[])[] = Array.from({ length: GUESSES }, (_, guess) => {
    const random = openRandom({ seed: `fast:${guess}`, position: 0 });
    const state = game.guessing?.determinize(view, seat, undefined, random);
    const supposed = state && match.suppose(seat, state, { seed: `fast:${GUESSES + guess}`, position: 0 });
    return (supposed?.answer(seat, answer) ?? []).flatMap((event) => game.redact(event, seat) ?? []);
  });
  return told.reduce((one, other) => alike(one, other));
}

/** The first events that are the same in both. */
function alike<Event>(one: readonly Event[], other: readonly Event[]): readonly Event[] {
  const differing = one.findIndex((event, i) => !isSame(event, other[i]));
  return differing < 0 ? one : one.slice(0, differing);
}
