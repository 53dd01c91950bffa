// Works on the analysis of a finished match in a thread, one small step at a time.
import { minds } from '@undertow/bots/bots.ts';
import { ANALYSIS, Analyst, type Bit } from '@undertow/bots/thinking/analysis.ts';
import { trialOf } from '@undertow/bots/thinking/levels.ts';
import { games } from '@undertow/games/index.ts';
import type { AnalysedMatch, AnalysisStep } from '../host/analysis-runner.ts';

/** The match that was looked at last: the next step is most often of the same. */
let latest: { readonly match: AnalysedMatch; readonly analyst: Analyst } | undefined;

/** How many milliseconds an analysis may hold a thread, since bots at play wait for it. */
const HELD = 40;

/** A step in this match, which the thread was sent once for all steps. */
export function analysed({ match: id, position, tries, isLast }: AnalysisStep, match: AnalysedMatch | undefined): Bit {
  const until = performance.now() + HELD;
  if (match?.id !== id) throw new Error(`this thread was not sent the match ${id}`);
  if (latest?.match !== match) latest = { match, analyst: analystOf(match) };
  return latest.analyst.goOn(position, tries, { isTimeUp: () => performance.now() > until, isLast });
}

function analystOf({ game: id, journal }: AnalysedMatch): Analyst {
  const game = games.get(id)?.game;
  const mind = minds.get(id);
  if (!game || !mind) throw new Error(`no bot judges ${id}`);
  return new Analyst(game, journal, mind, trialOf(mind), ANALYSIS);
}
