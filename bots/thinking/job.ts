// One answer to be thought out, as plain data: so that it can be done in another thread than the match lives in.
import { games } from '@undertow/shared/games.ts';
import type { Answer, Seat } from '@undertow/shared/table/game.ts';
import type { Json } from '@undertow/shared/table/json.ts';
import { Match } from '@undertow/shared/table/match.ts';
import { openRandom } from '@undertow/shared/table/random.ts';
import type { Save } from '@undertow/shared/table/save.ts';
import { minds } from '../bots.ts';
import { playerOf } from './levels.ts';
import type { Player } from './play.ts';
import type { Budget } from './thinker.ts';

export interface Job {
  readonly game: string;
  readonly save: Save<Json>;
  readonly seat: Seat;
  /** What the seat remembers, as its game keeps it. */
  readonly memory: Json | undefined;
  readonly level: string;
  /** What the level usually has, if it is not said. */
  readonly budget?: Budget;
  /** What the thoughts draw from: a seed of `openRandom`. With a budget of iterations, the same seed gives the same answer. */
  readonly seed: string;
}

/** Throws if there is no such level of this game, or if the seat is asked nothing. */
export function think({ game: id, save, seat, memory, level, budget, seed }: Job): Answer {
  const game = games.get(id)?.game;
  const player = playerAt(id, level);
  if (!game || !player) throw new Error(`no bot thinks in ${id} at the level ${level}`);
  const match = Match.resume(game, save);
  const decision = match.pending.find((one) => one.seat === seat);
  if (!decision) throw new Error(`seat ${seat} is asked nothing`);
  const random = openRandom({ seed, position: 0 });
  return player.think({ match, decision, memory }, random, budget ?? player.budget);
}

/** Made once: to read the weights takes longer than some answers. */
const players = new Map<string, Player | undefined>();

function playerAt(game: string, level: string): Player | undefined {
  const key = `${game} ${level}`;
  if (!players.has(key)) {
    const mind = minds.get(game);
    players.set(key, mind && playerOf(mind, level));
  }
  return players.get(key);
}
