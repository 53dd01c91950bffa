// A whole match as a file: how it began, every answer, and how it ended.
import { abyss } from '@undertow/shared/abyss/index.ts';
import type { Options } from '@undertow/shared/abyss/state.ts';
import type { Outcome } from '@undertow/shared/table/game.ts';
import { Match } from '@undertow/shared/table/match.ts';
import type { Given } from '@undertow/shared/table/save.ts';

export const GAMES = { abyss };

export interface RecordedMatch {
  readonly game: keyof typeof GAMES;
  /** The version of the rules that it was played by. */
  readonly rules: number;
  readonly options: Options;
  readonly seats: number;
  readonly seed: string;
  readonly answers: readonly Given[];
  readonly outcome: Outcome;
  /** What the view of the last position shows of each seat's points. */
  readonly scores: readonly unknown[];
}

export function begin({ game, options, seats, seed }: Pick<RecordedMatch, 'game' | 'options' | 'seats' | 'seed'>) {
  return Match.start(GAMES[game], options, seats, seed);
}

export function endOf(match: ReturnType<typeof begin>): Pick<RecordedMatch, 'outcome' | 'scores'> {
  if (!match.outcome) throw new Error('the match has not ended');
  return { outcome: match.outcome, scores: match.view('spectator').seats.map(({ score }) => score) };
}
