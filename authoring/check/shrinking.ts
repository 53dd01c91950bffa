// Makes a failure small: other players of the same game may come to it in fewer answers.
import { PROPERTIES } from './properties.ts';
import { type Play, type WatchedBreach, watchGame } from './watching.ts';

/** So many other players are tried, as long as they have not given so many answers together. */
const MOST_PLAYERS = 60;
const MOST_ANSWERS = 6000;

export function shrunk(play: Play, failure: WatchedBreach): WatchedBreach {
  const properties = PROPERTIES.filter(({ id }) => id === failure.property);
  let best = failure;
  let answers = 0;
  // A game without an end is not the shorter for its answers.
  const most = failure.property === 'ends' && !failure.broken.circumstances.found ? 0 : MOST_PLAYERS;
  for (let players = 1; players <= most && answers < MOST_ANSWERS && best.answers.length > 0; players++) {
    const course = watchGame({ ...play, players, mostAnswers: best.answers.length }, properties);
    answers += course.line?.length ?? 0;
    const found = course.failures.find(({ property }) => property === failure.property);
    if (found && found.answers.length < best.answers.length) best = found;
  }
  return best;
}
