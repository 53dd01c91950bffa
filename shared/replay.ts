// Runs a replay again, for anyone who doubts that the server played fair, in Node or in a browser. The game is handed in,
// so that no other has to be loaded.
import { Answerers } from './answerers.ts';
import type { Answered } from './protocol/play.ts';
import type { Move, Replay } from './protocol/replay.ts';
import type { AnyEvent, AnyGame, AnyMatch } from './table/any-game.ts';
import { Match } from './table/match.ts';
import { commitment } from './table/random.ts';

/** One move, and what came of it. */
export interface Step {
  readonly move: Move;
  readonly events: readonly AnyEvent[];
  /** Whose answers led to the version at which it is told, and who or what gave them; of an answer that is sealed none. */
  readonly answered: readonly Answered[];
}

/** The match of this replay at its start, from where `steps` leads on. */
export function beginReplay(game: AnyGame, { options, seats, seed }: Replay): AnyMatch {
  return Match.start(game, options, seats.length, seed);
}

/** Who or what gives the answers of this replay, from its first move on. */
export function answerersOf({ from }: Replay): Answerers {
  return new Answerers(from?.moves);
}

/** Makes the moves one after the other; stops with an error where one cannot be made. */
export function* steps(match: AnyMatch, moves: readonly Move[], answerers = new Answerers()): Generator<Step> {
  for (const [number, move] of moves.entries()) {
    const { version } = match;
    answerers.hear(move);
    const events = makeMove(match, move);
    if (!events) throw new Error(`move ${number}: ${failureOf(move)}`);
    yield { move, events, answered: match.version === version ? [] : answerers.take(match) };
  }
}

type BareMove = Pick<Move, 'seat' | 'answer'> & { readonly kind: string };

/** What the rules tell of the move; of an answer that is taken back nothing. `undefined` if it cannot be made now. */
export function makeMove(match: AnyMatch, { seat, kind, answer }: BareMove): readonly AnyEvent[] | undefined {
  if (kind !== 'undo') return answer === undefined ? undefined : match.answer(seat, answer);
  return match.takeBack(seat) ? [] : undefined;
}

/** Why a move could not be made. */
export function failureOf({ seat, kind, answer }: BareMove): string {
  return kind === 'undo'
    ? `seat ${seat} had nothing to take back`
    : `seat ${seat} could not answer ${JSON.stringify(answer)}`;
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
    const match = beginReplay(game, replay);
    for (const _ of steps(match, replay.moves));
    return objectionToEnd(replay, match);
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
