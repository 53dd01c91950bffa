// The bots of the server: those that answer at once, in its own thread, and those that look ahead, in threads of theirs.
import { randomInt } from 'node:crypto';
import { botFor, botNames } from '@undertow/bots/bots.ts';
import { HINTS } from '@undertow/bots/thinking/levels.ts';
import { Refusal } from '@undertow/shared/protocol/errors.ts';
import { openRandom } from '@undertow/shared/table/random.ts';
import type { AnalysedMatch, Analysts } from './host/analysis-runner.ts';
import type { Wanted } from './host/askers.ts';
import type { Hinting, HintJob } from './host/hints.ts';
import type { Autopilot } from './host/seat.ts';
import type { Thinkers, ThinkingBot, ThinkingJob } from './host/thoughts.ts';
import type { Metrics } from './metrics.ts';
import type { Offered, ThinkersOffered } from './offered.ts';
import { BARE } from './outside/game-thread.ts';
import type { Timers } from './scheduling/timers.ts';
import { ThinkingPool } from './thinking/pool.ts';
import type { AnyJob, Found } from './thinking/work.ts';

/** The name under which the best bot of each game sits at a table that answers at once. */
export const SUBSTITUTE = 'house';

/** Finds the bot of a name for a game that answers at once: in the place of one that looks ahead, the best of them. */
export function serverBots(
  offered: Offered,
  { botSeconds }: Metrics,
  newSeed: () => string = () => `fast:${randomInt(2 ** 31)}`,
): (game: string, name: string) => Autopilot {
  const known = new Map<string, Autopilot>();

  return (game, name) => {
    const bot = known.get(`${game} ${name}`) ?? newBot(game, name);
    known.set(`${game} ${name}`, bot);
    return bot;
  };

  function newBot(id: string, name: string): Autopilot {
    const game = offered.games.get(id)?.game;
    const random = openRandom({ seed: newSeed(), position: 0 });
    const isNamed = name !== SUBSTITUTE && !thinkerOf(offered.thinkers, id, name);
    const bot = game && botFor(game, random, isNamed ? name : undefined, offered.bots);
    if (!bot) throw new Error(`no bot of the name ${name} plays ${id}`);
    return (view, decision) => {
      const began = performance.now();
      try {
        return bot(view, decision);
      } finally {
        botSeconds.observe((performance.now() - began) / 1000);
      }
    };
  }
}

/** A hint that is not begun within so many milliseconds is refused: the player waits for it. */
const HINT_WITHIN = 2000;

export interface Thinking extends Thinkers, Hinting, Analysts {
  readonly threads: number;
  /** How many thoughts, hints and steps of analyses wait for a thread. */
  readonly waiting: number;
  close(): Promise<void>;
}

export interface ThinkingParts {
  readonly timers: Timers;
  readonly metrics: Metrics;
  /** The most thoughts and hints of one address that may wait for a thread. */
  readonly thoughtsPerAddress: number;
}

type Pool = ThinkingPool<AnyJob, Found[AnyJob['kind']], AnalysedMatch>;

type Outcome = 'found' | 'refused' | 'failed';

/** The threads of those that look ahead; `undefined` where there are none. They start when they are needed. */
export function thinkersOf({ thinkers }: Offered, parts: ThinkingParts): Thinking | undefined {
  if (!thinkers) return undefined;
  const { timers, metrics, thoughtsPerAddress: waitingOfOne } = parts;
  const { program, apart } = thinkers;
  const pool: Pool = new ThinkingPool({ program, timers, waitingOfOne });
  const others: Pool | undefined = apart && new ThinkingPool({ ...apart, threads: 1, env: BARE, timers, waitingOfOne });
  const pools = others ? [pool, others] : [pool];
  const poolFor = (game: string): Pool => (others && apart?.games.has(game) ? others : pool);

  /** Bots at play and people who want a hint are waited for alike: each address has its turn. */
  async function run<Job extends ThinkingJob | HintJob>(
    job: Job,
    within: number,
    wanted: Wanted,
    counted: (outcome: Outcome, seconds: number) => void,
  ): Promise<Found[Job['kind']]> {
    const began = performance.now();
    const count = (outcome: Outcome) => counted(outcome, (performance.now() - began) / 1000);
    try {
      const found = await poolFor(job.game).think(job, { match: job.match, isAwaited: true, ...wanted }, within);
      count('found');
      return found as Found[Job['kind']];
    } catch (failure) {
      count(failure instanceof Refusal ? 'refused' : 'failed');
      throw failure;
    }
  }

  return {
    get threads() {
      return pools.reduce((sum, { threads }) => sum + threads, 0);
    },
    get waiting() {
      return pools.reduce((sum, { waiting }) => sum + waiting, 0);
    },
    prepare: (game) => poolFor(game).prepare(),
    of: (game, bot) => thinkerOf(thinkers, game, bot),
    think: (job, within, wanted) =>
      run(job, within, wanted, (outcome, seconds) => {
        metrics.thoughts.inc({ outcome: outcome === 'found' ? 'answered' : outcome });
        if (outcome === 'found') metrics.thoughtSeconds.observe({ level: job.level }, seconds);
      }),
    knows: (game) => givesHints(game, { thinkers }),
    hint: (job, wanted) =>
      run(job, HINT_WITHIN, wanted, (outcome, seconds) => {
        metrics.hints.inc({ outcome });
        if (outcome === 'found') metrics.hintSeconds.observe(seconds);
      }),
    weightsOf: (game) => thinkers.weights.get(game),
    async goOn(match, step) {
      const began = performance.now();
      const thinking = { match: match.id, askers: [], isAwaited: false, subject: match };
      const bit = await poolFor(match.game).think(step, thinking, Number.POSITIVE_INFINITY);
      metrics.analysisSeconds.observe((performance.now() - began) / 1000);
      return bit as Found['analysis'];
    },
    close: async () => void (await Promise.all(pools.map((one) => one.close()))),
  };
}

/** How well bots can play this game, the strongest first, and how long each of them may think for an answer. */
export function levelsOf(game: string, { games, bots, thinkers }: Offered): { id: string; milliseconds: number }[] {
  const known = games.get(game);
  const instant = (known ? botNames(known.game, bots) : []).map((level) => ({ level, milliseconds: 0 }));
  return (thinkers?.levels.get(game) ?? instant).map(({ level, milliseconds }) => ({ id: level, milliseconds }));
}

/** How well the bot of this name plays: the substitute as well as the best of those that answer at once. */
export function levelOf(game: string, bot: string, offered: Offered): string {
  if (bot !== SUBSTITUTE) return bot;
  return levelsOf(game, offered).find(({ milliseconds }) => milliseconds === 0)?.id ?? bot;
}

/** Whether a bot of this game looks ahead well enough to advise others. */
export function givesHints(game: string, { thinkers }: Pick<Offered, 'thinkers'>): boolean {
  return thinkerOf(thinkers, game, HINTS) !== undefined;
}

function thinkerOf(thinkers: ThinkersOffered | undefined, game: string, bot: string): ThinkingBot | undefined {
  return thinkers?.levels.get(game)?.find(({ level, milliseconds }) => level === bot && milliseconds > 0);
}
