// A replay that was run once, and is indexed so that every position can be shown at once.
import type { Move, Replay } from '@undertow/shared/protocol/replay.ts';
import { beginReplay } from '@undertow/shared/replay.ts';
import type { AnyEvent, AnyGame, AnyMatch } from '@undertow/shared/table/any-game.ts';
import { JournaledMatch, type Step } from '@undertow/shared/table/journaled-match.ts';

/** What is told at a position: what the move before it did. Position 0 is the start, before any move. */
export interface PlayedMove {
  readonly move: Move | null;
  readonly events: readonly AnyEvent[];
  /** Whose answers led to what is told here, and who or what gave them. */
  readonly answered?: Step['answered'] | undefined;
}

/** From one position that is kept whole to the next. */
const KEPT_EVERY = 16;
/** So many moves are made at a time: few enough for the page to go on in between. */
const SLICE = 12;

export interface Watcher {
  /** Is called at every position, while the match stands there. */
  see?(match: AnyMatch, played: PlayedMove, position: number): void;
  /** Lets the page do something else. */
  pause?(share: number): Promise<void>;
}

/** Runs the replay by the rules of its game; stops with an error where it cannot be run. */
export async function runThrough(replay: Replay, game: AnyGame, { see, pause }: Watcher = {}): Promise<Playback> {
  const journaled = beginReplay(game, replay);
  const { match } = journaled;
  const moves: PlayedMove[] = [];
  const kept: AnyMatch[] = [];
  const keep = (played: PlayedMove) => {
    const position = moves.push(played) - 1;
    if (position % KEPT_EVERY === 0) kept.push(match.fork());
    see?.(match, played, position);
  };
  keep({ move: null, events: match.told });
  for (const { move, events, answered } of journaled.run(replay.moves)) {
    keep({ move, events, answered });
    if (pause && moves.length % SLICE === 0) await pause(moves.length / (replay.moves.length + 1));
  }
  return new Playback(replay, moves, kept);
}

export class Playback {
  readonly replay: Replay;
  readonly moves: readonly PlayedMove[];
  readonly #kept: readonly AnyMatch[];

  constructor(replay: Replay, moves: readonly PlayedMove[], kept: readonly AnyMatch[]) {
    this.replay = replay;
    this.moves = moves;
    this.#kept = kept;
  }

  /** The last position: as many moves lead to it. */
  get last(): number {
    return this.moves.length - 1;
  }

  within(position: number): number {
    return Math.min(this.last, Math.max(0, Math.trunc(position) || 0));
  }

  /** The match as it stood there. It is the caller's own. */
  at(position: number): AnyMatch {
    const there = this.within(position);
    const nearest = Math.floor(there / KEPT_EVERY);
    const match = (this.#kept[nearest] as AnyMatch).fork();
    const journaled = new JournaledMatch(match);
    for (const move of this.replay.moves.slice(nearest * KEPT_EVERY, there)) journaled.make(move);
    return match;
  }
}
