// Plays one game to learn from, and records it.
import type { AnyMatch } from '@undertow/shared/table/any-game.ts';
import { sample } from '@undertow/shared/table/choice.ts';
import { Match } from '@undertow/shared/table/match.ts';
import type { Random } from '@undertow/shared/table/random.ts';
import { games, minds } from '../known-games.ts';
import { playerNamed } from '../players.ts';
import { chanceOfPlayers, type Player, play } from '../thinking/play.ts';
import { type Episode, pointsOf, Recorder } from './episodes.ts';
import type { Setting } from './settings.ts';

export interface Recording {
  readonly game: string;
  readonly setting: Setting;
  readonly seed: number;
  /** Who plays at all seats. */
  readonly player: string;
  /** How many of a hundred answers are drawn at random. */
  readonly astray: number;
}

export function record({ game: id, setting, seed, player, astray }: Recording): Episode {
  const game = games.get(id)?.game;
  const mind = minds.get(id);
  if (!game || !mind?.inputs) throw new Error(`${id} names no inputs`);
  const { options, seats } = setting;
  const match: AnyMatch = Match.start(game, options, seats, `fast:${seed}`);
  const random = chanceOfPlayers(`fast:${seed}`);
  const recorder = new Recorder(mind.inputs, seats);
  const players = Array<Player>(seats).fill(straying(playerNamed(id, player), astray));
  recorder.rest(match.state);
  let turn = match.turn;
  for (const _ of play(match, players, random)) {
    if (match.turn === turn || match.outcome) continue;
    turn = match.turn;
    if (mind.isJudged?.(match.state) === false) continue;
    recorder.rest(match.state);
  }
  if (!match.outcome) throw new Error('the game is not over');
  return recorder.end(match.outcome, pointsOf(game, match.view('spectator'), seats));
}

/** So that games lead where the player itself would not. */
function straying({ think, budget }: Player, astray: number): Player {
  const isAstray = (random: Random) => random.below(100) < astray;
  return {
    budget,
    think: (situation, random, spent) =>
      isAstray(random)
        ? sample(situation.decision.choice, random, situation.match.game.forms)
        : think(situation, random, spent),
  };
}
