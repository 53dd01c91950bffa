// What a thread of the pool does: gives the answer of a bot, or a hint, from what a seat knows; or takes a step of an analysis.
import { botsOf } from '@undertow/bots/bots.ts';
import { recall } from '@undertow/bots/recall.ts';
import { hinterOf, playerOf } from '@undertow/bots/thinking/levels.ts';
import type { Player } from '@undertow/bots/thinking/play.ts';
import type { Situation } from '@undertow/bots/thinking/thinker.ts';
import type { GameFolder } from '@undertow/games/game-folder.ts';
import { openRandom, type Random } from '@undertow/shared/table/random.ts';
import type { AnalysedMatch } from '../host/analysis-runner.ts';
import type { HintJob } from '../host/hints.ts';
import type { ThinkingJob } from '../host/thoughts.ts';
import { analysing } from './analysing.ts';
import { doJobs } from './jobs.ts';
import type { AnyJob, Found } from './work.ts';

/** Does the jobs that come, in these games. */
export async function thinkAbout(games: ReadonlyMap<string, GameFolder>): Promise<void> {
  const { minds } = await botsOf(games);
  const players = new Map<string, Player>();
  const hinters = new Map<string, ReturnType<typeof hinterOf>>();
  const analysed = analysing(games, minds);

  doJobs((job: AnyJob, match?: AnalysedMatch): Found[AnyJob['kind']] => {
    switch (job.kind) {
      case 'answer': {
        const { think, budget } = playerAt(job.game, job.level);
        return think(situationOf(job), chanceOf(job), budget);
      }
      case 'hint':
        return hinterAt(job.game)(situationOf(job), chanceOf(job));
      case 'analysis':
        return analysed(job, match);
    }
  });

  function situationOf({ game: id, journal, seat }: ThinkingJob | HintJob): Situation {
    const game = games.get(id)?.game;
    if (!game) throw new Error(`there is no game ${id}`);
    const recalled = recall(game, journal, [seat]);
    const { match } = recalled;
    const decision = match.open(seat)?.decision;
    if (!decision) throw new Error(`seat ${seat} is not asked`);
    return { match, decision, memory: recalled.memoryOf(seat) };
  }

  function hinterAt(game: string) {
    const mind = minds.get(game);
    const hinter = hinters.get(game) ?? (mind && hinterOf(mind));
    if (!hinter) throw new Error(`there are no hints for ${game}`);
    hinters.set(game, hinter);
    return hinter;
  }

  function playerAt(game: string, level: string): Player {
    const key = `${game} ${level}`;
    const mind = minds.get(game);
    const player = players.get(key) ?? (mind && playerOf(mind, level));
    if (!player) throw new Error(`no bot of the level ${level} plays ${game}`);
    players.set(key, player);
    return player;
  }
}

function chanceOf({ seed }: ThinkingJob | HintJob): Random {
  return openRandom({ seed, position: 0 });
}
