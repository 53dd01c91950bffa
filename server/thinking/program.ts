// What a thread of the pool runs: a bot of some level answers for a seat, from what this seat knows.
import { minds } from '@undertow/bots/bots.ts';
import { recall } from '@undertow/bots/course.ts';
import { playerOf } from '@undertow/bots/thinking/levels.ts';
import type { Player } from '@undertow/bots/thinking/play.ts';
import { games } from '@undertow/shared/games.ts';
import { openRandom } from '@undertow/shared/table/random.ts';
import type { ThinkingJob } from '../host/thoughts.ts';
import { doJobs } from './jobs.ts';

const players = new Map<string, Player>();

doJobs(({ game: id, course, seat, level, seed }: ThinkingJob) => {
  const game = games.get(id)?.game;
  if (!game) throw new Error(`there is no game ${id}`);
  const recalled = recall(game, course, [seat]);
  const { match } = recalled;
  const decision = match.open(seat)?.decision;
  if (!decision) throw new Error(`seat ${seat} is not asked`);
  const { think, budget } = playerAt(id, level);
  return think({ match, decision, memory: recalled.memoryOf(seat) }, openRandom({ seed, position: 0 }), budget);
});

function playerAt(game: string, level: string): Player {
  const key = `${game} ${level}`;
  const mind = minds.get(game);
  const player = players.get(key) ?? (mind && playerOf(mind, level));
  if (!player) throw new Error(`no bot of the level ${level} plays ${game}`);
  players.set(key, player);
  return player;
}
