// Works on the analysis of a finished match in a thread, one small step at a time.
import type { Minds } from '@undertow/bots/bots.ts';
import { ANALYSIS, Analyst, type Bit } from '@undertow/bots/thinking/analysis.ts';
import { trialOf } from '@undertow/bots/thinking/levels.ts';
import type { GameFolder } from '@undertow/games/game-folder.ts';
import type { AnalysedMatch, AnalysisStep } from '../host/analysis-runner.ts';

/** How many milliseconds an analysis may hold a thread, since bots at play wait for it. */
const HELD = 40;

/** Takes a step in a match, which the thread was sent once for all steps. */
export type Analysing = (step: AnalysisStep, match: AnalysedMatch | undefined) => Bit;

export function analysing(games: ReadonlyMap<string, GameFolder>, minds: Minds): Analysing {
  /** The match that was looked at last: the next step is most often of the same. */
  let latest: { readonly match: AnalysedMatch; readonly analyst: Analyst } | undefined;

  return ({ match: id, position, tries, isLast }, match) => {
    const until = performance.now() + HELD;
    if (match?.id !== id) throw new Error(`this thread was not sent the match ${id}`);
    if (latest?.match !== match) latest = { match, analyst: analystOf(match) };
    return latest.analyst.goOn(position, tries, { isTimeUp: () => performance.now() > until, isLast });
  };

  function analystOf({ game: id, journal }: AnalysedMatch): Analyst {
    const game = games.get(id)?.game;
    const mind = minds.get(id);
    if (!game || !mind) throw new Error(`no bot judges ${id}`);
    return new Analyst(game, journal, mind, trialOf(mind), ANALYSIS);
  }
}
