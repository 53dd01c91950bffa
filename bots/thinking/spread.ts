// How far the scores of a game lie apart in the end where all play by chance: it says how much a point is worth.
import { defaultOptions } from '@undertow/shared/table/about.ts';
import type { AnyMatch, KnownGame } from '@undertow/shared/table/any-game.ts';
import { sample } from '@undertow/shared/table/choice.ts';
import { Match } from '@undertow/shared/table/match.ts';
import { scoresOf } from '@undertow/shared/table/score.ts';
import { chanceOfPlayers } from './play.ts';

export interface Spread {
  /** The standard deviation within a match; 1 where it cannot be told. */
  readonly points: number;
  /** Whether there are scores from the beginning on. */
  readonly isShown: boolean;
}

const UNKNOWN: Spread = { points: 1, isShown: false };
const MATCHES = 8;
const MOST_ANSWERS = 3000;

/** As a few matches tell that are played with the usual options, always the same ones. */
export function spreadOf({ game, about }: KnownGame, seats: number): Spread {
  const options = defaultOptions(about);
  if (game.objection(options, seats) !== undefined) return UNKNOWN;
  let [squares, degrees, isShown] = [0, 0, true];
  for (let i = 0; i < MATCHES; i++) {
    const match: AnyMatch = Match.start(game, options, seats, `fast:${i}`);
    isShown &&= scoresOf(game, match.state) !== undefined;
    playAtRandom(match, `fast:${i}`);
    const scores = scoresOf(game, match.state);
    if (!scores) return UNKNOWN;
    const mean = scores.reduce((sum, score) => sum + score, 0) / seats;
    for (const score of scores) squares += (score - mean) ** 2;
    degrees += seats - 1;
  }
  return { points: Math.sqrt(squares / degrees) || 1, isShown };
}

function playAtRandom(match: AnyMatch, seed: string): void {
  const random = chanceOfPlayers(seed);
  for (let answers = 0; !match.outcome && answers < MOST_ANSWERS; answers++) {
    const [decision] = match.pending;
    if (decision) match.answer(decision.seat, sample(decision.choice, random, match.game.forms));
  }
}
