// Checks a replay, for anyone who doubts that the server played fair, in Node or in a browser. The game is handed in, so
// that no other has to be loaded.
import type { Move, Replay } from './protocol/replay.ts';
import type { AnyGame, AnyMatch } from './table/any-game.ts';
import { type Journal, JournaledMatch, rerun } from './table/journaled-match.ts';
import { commitment } from './table/random.ts';

export function journalOf({ options, seats, seed, from, moves }: Replay): Journal<Move> {
  return { beginning: { options, seats: seats.length, seed, foreign: from?.moves ?? 0 }, moves };
}

/** The match of this replay at its start. */
export function beginReplay(game: AnyGame, replay: Replay): JournaledMatch {
  return JournaledMatch.begin(game, journalOf(replay).beginning);
}

/**
 * What is wrong with a replay of this game, as a sentence; `undefined` if it is what was promised at the start of the
 * match. A person who saw then what was promised need not believe what the replay says of it.
 */
export function objectionTo(
  game: AnyGame | undefined,
  replay: Replay,
  promised = replay.commitment,
): string | undefined {
  if (game?.id !== replay.game) return `There is no game ${replay.game}.`;
  const { rules } = game;
  if (replay.rules !== rules) return `It was played by rules ${replay.rules}; these are rules ${rules}.`;
  if (commitment(replay.seed) !== promised) return 'Its seed is not the one that was committed to.';
  try {
    return objectionToEnd(replay, rerun(game, journalOf(replay)).match);
  } catch (error) {
    return `It cannot be run again: ${(error as Error).message}.`;
  }
}

/** Who leaves a match or ends it early decides the ranking, not the rules; then there is little to compare. */
function objectionToEnd({ ranking, ending, seats }: Replay, { outcome }: AnyMatch): string | undefined {
  if (ending === 'played') {
    if (!outcome) return 'Its moves do not lead to the end of the game.';
    return JSON.stringify(outcome.ranking) === JSON.stringify(ranking) ? undefined : 'The ranking is another.';
  }
  if (outcome) return 'It was played to its end, and says that it was not.';
  if (ending === 'abandoned') return ranking ? 'It was abandoned, and has a ranking.' : undefined;
  const ranked = ranking?.flat().toSorted((a, b) => a - b);
  return seats.some((_, seat) => ranked?.[seat] !== seat) || ranked?.length !== seats.length
    ? 'The ranking does not name each seat once.'
    : undefined;
}
