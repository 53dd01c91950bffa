// One match of a contest: who won, and how long each player thought.
import type { AnyMatch } from '@undertow/shared/table/any-game.ts';
import { Match } from '@undertow/shared/table/match.ts';
import { games } from '../known-games.ts';
import { playerNamed } from '../players.ts';
import type { Clock } from '../thinking/clock.ts';
import { chanceOfPlayers, play } from '../thinking/play.ts';
import { sharesOf } from '../thinking/value.ts';
import { pointsOf } from '../training/episodes.ts';
import type { Setting } from '../training/settings.ts';

export interface Pairing {
  readonly game: string;
  readonly setting: Setting;
  readonly seed: number;
  /** The player at each seat. */
  readonly players: readonly string[];
  /** The clock that counts thoughts and budgets: the wall's unless told otherwise. */
  readonly clock?: Clock;
}

/** The result of a match; all by seat. */
export interface Result {
  readonly pairing: Pairing;
  readonly won: readonly number[];
  /** 0 for the first. */
  readonly places: readonly number[];
  readonly points: readonly number[];
  readonly decisions: readonly number[];
  /** The time that was spent on the decisions, and on the longest of them, in milliseconds. */
  readonly ms: readonly number[];
  readonly longest: readonly number[];
}

export function contest(pairing: Pairing): Result {
  const game = games.get(pairing.game)?.game;
  if (!game) throw new Error(`there is no game ${pairing.game}`);
  const { clock = 'wall' } = pairing;
  const { options, seats } = pairing.setting;
  const match: AnyMatch = Match.start(game, options, seats, `fast:${pairing.seed}`);
  const random = chanceOfPlayers(`fast:${pairing.seed}`);
  const players = pairing.players.map((name) => {
    const player = playerNamed(pairing.game, name);
    return { ...player, budget: { ...player.budget, clock } };
  });
  const [decisions, ms, longest] = [0, 1, 2].map(() => pairing.players.map(() => 0)) as [number[], number[], number[]];
  for (const thought of play(match, players, random)) {
    const { seat } = thought.decision;
    decisions[seat] = (decisions[seat] as number) + 1;
    ms[seat] = (ms[seat] as number) + thought.ms;
    longest[seat] = Math.max(longest[seat] as number, thought.ms);
  }
  if (!match.outcome) throw new Error('the game is not over');
  const points = pointsOf(game, match.view('spectator'), seats);
  const { ranking } = match.outcome;
  const places = pairing.players.map((_, seat) => ranking.findIndex((place) => place.includes(seat)));
  return { pairing, won: sharesOf(match.outcome, seats), places, points, decisions, ms, longest };
}
