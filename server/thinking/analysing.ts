// A thread works on the analysis of a match that is over, a small part at a time.
import { minds } from '@undertow/bots/bots.ts';
import { Analyst, type Bit } from '@undertow/bots/thinking/analysis.ts';
import { trialOf } from '@undertow/bots/thinking/levels.ts';
import { games } from '@undertow/shared/games.ts';
import type { AnalysisJob } from '../host/analysis-worker.ts';

/** The match that was looked at last: the next part is most often of the same. */
let latest: { readonly match: string; readonly analyst: Analyst } | undefined;

/** In milliseconds: no bot at play waits for longer until an analysis lets go of a thread. */
const HELD = 40;

const SETTING = { worlds: 12, candidates: 8, seed: 1 };

export function analysed({ match, game: id, course, position, tries }: AnalysisJob): Bit {
  const until = performance.now() + HELD;
  if (latest?.match !== match) {
    const game = games.get(id)?.game;
    const mind = minds.get(id);
    if (!game || !mind) throw new Error(`no bot judges ${id}`);
    latest = { match, analyst: new Analyst(game, course, mind, trialOf(mind), SETTING) };
  }
  return latest.analyst.goOn(position, tries, () => performance.now() > until);
}
