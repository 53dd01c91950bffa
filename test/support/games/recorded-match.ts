// A whole match as a file in the folder of its game: how it began, every answer, and how it ended.
import { existsSync, readdirSync } from 'node:fs';
import type { MatchInFile } from '@undertow/authoring/match-file.ts';
import { playAtRandom } from '@undertow/bots/random.ts';
import type { Outcome } from '@undertow/shared/table/game.ts';
import type { Json } from '@undertow/shared/table/json.ts';
import { Match } from '@undertow/shared/table/match.ts';
import type { Given } from '@undertow/shared/table/save.ts';
import { type AnyMatch, type GameWithTests, gameUnderTest } from '../../games/games.ts';

export interface RecordedMatch extends MatchInFile {
  readonly outcome: Outcome;
  /** What the game shows of the last position beside the ranking, such as each seat's points. */
  readonly scores: readonly Json[];
}

export type Beginning = Pick<RecordedMatch, 'game' | 'options' | 'seats' | 'seed'>;

export function folderOf({ tests }: Pick<GameWithTests, 'tests'>): string {
  return `${tests}matches`;
}

/** The files of this game. */
export function recordedMatches(under: Pick<GameWithTests, 'tests'>): string[] {
  const folder = folderOf(under);
  if (!existsSync(folder)) return [];
  return readdirSync(folder).map((file) => `${folder}/${file}`);
}

export function begin({ game, options, seats, seed }: Beginning): AnyMatch {
  return Match.start(gameUnderTest(game).game, options, seats, seed);
}

/** The same match: what was answered as far as it still fits, and then by chance. */
export function recordedAgain({
  answers,
  ...beginning
}: Beginning & Partial<Pick<RecordedMatch, 'answers'>>): RecordedMatch {
  const { game, options, seats, seed } = beginning;
  const match = begin(beginning);
  const given: Given[] = [];
  for (const { seat, answer } of answers ?? []) {
    if (match.outcome || !match.answer(seat, answer)) break;
    given.push({ seat, answer });
  }
  for (const { decision, answer } of playAtRandom(match, seats, seed)) given.push({ seat: decision.seat, answer });
  return { ...{ game, rules: match.game.rules, options, seats, seed, answers: given }, ...endOf(match) };
}

export function endOf(match: AnyMatch): Pick<RecordedMatch, 'outcome' | 'scores'> {
  if (!match.outcome) throw new Error('the match has not ended');
  return { outcome: match.outcome, scores: gameUnderTest(match.game.id).scores?.(match.view('spectator')) ?? [] };
}
