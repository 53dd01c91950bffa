// A whole match as a file: how it began, every answer, and how it ended.
import type { Outcome } from '@undertow/shared/table/game.ts';
import type { Json } from '@undertow/shared/table/json.ts';
import { Match } from '@undertow/shared/table/match.ts';
import type { Given } from '@undertow/shared/table/save.ts';
import { type AnyMatch, gameUnderTest } from '../../games/games.ts';

export interface RecordedMatch {
  readonly game: string;
  /** The version of the rules that it was played by. */
  readonly rules: number;
  readonly options: Json;
  readonly seats: number;
  readonly seed: string;
  readonly answers: readonly Given[];
  readonly outcome: Outcome;
  /** What the game shows of the last position beside the ranking, such as each seat's points. */
  readonly scores: readonly Json[];
}

export type Beginning = Pick<RecordedMatch, 'game' | 'options' | 'seats' | 'seed'>;

export function begin({ game, options, seats, seed }: Beginning): AnyMatch {
  return Match.start(gameUnderTest(game).game, options, seats, seed);
}

export function endOf(match: AnyMatch): Pick<RecordedMatch, 'outcome' | 'scores'> {
  if (!match.outcome) throw new Error('the match has not ended');
  return { outcome: match.outcome, scores: gameUnderTest(match.game.id).scores(match.view('spectator')) };
}
