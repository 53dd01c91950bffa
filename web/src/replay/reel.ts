// A replay run through once, and kept in such a way that every position of it can be looked at in an instant.
import type { AbyssEvent } from '@undertow/shared/abyss/events.ts';
import { type AnyMatch, games } from '@undertow/shared/games.ts';
import type { Move, Replay } from '@undertow/shared/protocol/replay.ts';
import { beginReplay, steps } from '@undertow/shared/replay.ts';

/** What is told at a position: what the move before it did. Position 0 is the start, before any move. */
export interface Beat {
  readonly move: Move | null;
  readonly events: readonly ToldEvent[];
}

/** That an answer was taken back is no event of the rules, but belongs to the story. */
export type ToldEvent = AbyssEvent | { readonly type: 'answerTakenBack'; readonly seat: number };

/** From one position that is kept whole to the next. */
const KEPT_EVERY = 16;
/** So many moves are made at a time: few enough for the page to go on in between. */
const SLICE = 12;

export interface Winding {
  /** Is called at every position, while the match stands there. */
  see?(match: AnyMatch, beat: Beat, position: number): void;
  /** Lets the page do something else. */
  pause?(share: number): Promise<void>;
}

/** Runs the replay; stops with an error where it cannot be run. */
export async function wind(replay: Replay, { see, pause }: Winding = {}): Promise<Reel> {
  const game = games.get(replay.game)?.game;
  if (!game) throw new Error(`there is no game ${replay.game}`);
  const match = beginReplay(game, replay);
  const beats: Beat[] = [];
  const kept: AnyMatch[] = [];
  const keep = (beat: Beat) => {
    const position = beats.push(beat) - 1;
    if (position % KEPT_EVERY === 0) kept.push(match.fork());
    see?.(match, beat, position);
  };
  keep({ move: null, events: match.told as unknown as AbyssEvent[] });
  for (const { move, events } of steps(match, replay.moves)) {
    keep({ move, events: toldOf(move, events as unknown as AbyssEvent[]) });
    if (pause && beats.length % SLICE === 0) await pause(beats.length / (replay.moves.length + 1));
  }
  return new Reel(replay, beats, kept);
}

function toldOf({ kind, seat }: Move, events: readonly AbyssEvent[]): readonly ToldEvent[] {
  return kind === 'undo' ? [{ type: 'answerTakenBack', seat }] : events;
}

export class Reel {
  readonly replay: Replay;
  readonly beats: readonly Beat[];
  readonly #kept: readonly AnyMatch[];

  constructor(replay: Replay, beats: readonly Beat[], kept: readonly AnyMatch[]) {
    this.replay = replay;
    this.beats = beats;
    this.#kept = kept;
  }

  /** The last position: as many moves lead to it. */
  get last(): number {
    return this.beats.length - 1;
  }

  within(position: number): number {
    return Math.min(this.last, Math.max(0, Math.trunc(position) || 0));
  }

  /** The match as it stood there. It is the caller's own. */
  at(position: number): AnyMatch {
    const there = this.within(position);
    const nearest = Math.floor(there / KEPT_EVERY);
    const match = (this.#kept[nearest] as AnyMatch).fork();
    for (const _ of steps(match, this.replay.moves.slice(nearest * KEPT_EVERY, there)));
    return match;
  }
}
