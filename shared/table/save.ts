// A saved match, as plain JSON.
import type { Answer, Seat } from './game.ts';
import { isObject } from './json.ts';
import type { RandomPlace } from './random.ts';

export interface Given {
  readonly seat: Seat;
  readonly answer: Answer;
}

/** Where a match stands between two turns. */
export interface Rest<State> {
  readonly state: State;
  readonly random: RandomPlace;
  /** How many rest points came before this one. */
  readonly turn: number;
}

/** A match as plain JSON: its last rest point, and what was answered since. */
export interface Save<State> extends Rest<State> {
  readonly game: string;
  readonly rules: number;
  readonly version: number;
  readonly answers: readonly Given[];
}

/** What is wrong with something that should be a save, as far as it can be told without its game. */
export function flawOf(save: unknown, game: string): string | undefined {
  if (!isObject(save)) return 'it is not a save';
  if (save.game !== game) return `it is of ${JSON.stringify(save.game)}, not of ${game}`;
  if (!isObject(save.state) || !isObject(save.random)) return 'its state or its place in the random stream is missing';
  if (!Number.isInteger(save.turn)) return 'its turn is missing';
  if (!Array.isArray(save.answers)) return 'its answers are not a list';
  return undefined;
}
