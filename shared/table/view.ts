// Builds what viewers are shown of a position and of what is asked: most of it is for everybody, and some for one seat
// alone.
import { askedBefore, openTo } from './batch.ts';
import type { Answers, Choice, Decision, Game, Seat, Shown, Viewer } from './game.ts';

/** What a viewer sees of a decision that is open. The choice is left out where its options are secret. */
export interface Asked {
  readonly seat: Seat;
  readonly prompt: string;
  readonly choice?: Choice;
}

/**
 * What this viewer sees of these decisions: of each other seat the first, answered or not, and of its own seat the one
 * that is open.
 */
export function askedOf<State>(
  game: Pick<Game<State, never, never, never>, 'publicChoice'>,
  state: State,
  decisions: readonly Decision[],
  answers: Answers,
  viewer: Viewer,
): Asked[] {
  const asked: Asked[] = [];
  decisions.forEach((decision, i) => {
    // Of several things that a seat is asked, others see the first: how far it has come is secret.
    if (askedBefore(decisions, i) > 0) return;
    const { seat, prompt } = decision;
    if (seat === viewer) {
      const open = decisions[openTo(seat, decisions, answers)];
      if (open) asked.push(open);
      return;
    }
    const choice = game.publicChoice(state, decision);
    asked.push(choice ? { seat, prompt, choice } : { seat, prompt });
  });
  return asked;
}

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
