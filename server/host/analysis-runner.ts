// Works on the analyses that were asked for: one match at a time, step by step, in the threads of the bots and after
// those at play.
import { type Bit, type Finding, summed, summedSoFar, type Tries } from '@undertow/bots/thinking/analysis.ts';
import { Analysis } from '@undertow/shared/protocol/analysis.ts';
import { Refusal } from '@undertow/shared/protocol/errors.ts';
import type { KnownGame } from '@undertow/shared/table/any-game.ts';
import type { Journal } from '@undertow/shared/table/journaled-match.ts';
import type { Timers } from '../scheduling/timers.ts';
import type { Archive } from './archive.ts';
import { isStoreAway } from './failures.ts';
import { isRerunnable, journalOf } from './rerun.ts';

/** A match that is over, to be analysed: the same for all steps. */
export interface AnalysedMatch {
  readonly id: string;
  readonly game: string;
  readonly journal: Journal;
}

/** A step of an analysis: what a thread does at a time. */
export interface AnalysisStep {
  readonly kind: 'analysis';
  readonly match: string;
  /** How many moves lead to the position of this step. */
  readonly position: number;
  /** What was tried there before. */
  readonly tries: Tries;
  /** Whether it takes no other step there: what was found by then is what is said. */
  readonly isLast: boolean;
}

/** Who can judge answers, in threads of their own. */
export interface Analysts {
  /** Names the weights by which this game is judged; `undefined` if there are none. */
  weightsOf(game: string): string | undefined;
  /** Does as much as a thread may be held for. Refuses where too many wait for a thread, and fails if it breaks down. */
  goOn(match: AnalysedMatch, step: AnalysisStep): Promise<Bit>;
}

/** An analysis that is to be made: of which match, and by which rules and weights. */
export interface WantedAnalysis {
  readonly match: string;
  readonly madeBy: string;
}

/** Where analyses are taken from, and kept. */
export interface AnalysisQueue {
  /** The next one that is made by one of these and on which no living process works; from now on this one does. */
  take(madeBy: readonly string[]): Promise<WantedAnalysis | undefined>;
  /** How much of a thousand is done, and what was found so far. */
  progress(match: string, done: number, found: string): Promise<void>;
  keep(match: string, madeBy: string, body: string): Promise<void>;
  drop(match: string, madeBy: string): Promise<void>;
}

export interface AnalysisRunnerParts {
  readonly archive: Pick<Archive, 'find' | 'entries'>;
  readonly queue: AnalysisQueue;
  readonly games: ReadonlyMap<string, KnownGame>;
  readonly analysts: Pick<Analysts, 'goOn'>;
  readonly timers: Timers;
  /** The kinds of analyses that this process can make. */
  readonly makes: readonly string[];
  report(problem: string, match: string, details: object): void;
  counted(outcome: 'kept' | 'failed'): void;
}

/** A position takes no more steps than this, and a match no more than that: what was found by then is what is said. */
const MOST_STEPS = 400;
const MOST_STEPS_OF_MATCH = 5000;
const TRY_AGAIN = 1000;
/** How often progress is stored: after so many of a thousand, and when another turning point was found. */
const WRITTEN_EVERY = 50;

export class AnalysisRunner {
  readonly #parts: AnalysisRunnerParts;
  #working: Promise<void> | undefined;
  /** Since it was last looked who is next. */
  #isMoreAsked = false;
  #isClosed = false;
  /** Ends what is waited for. */
  #endWait = () => {};

  constructor(parts: AnalysisRunnerParts) {
    this.#parts = parts;
  }

  /** There may be more to do. */
  goOn(): void {
    this.#isMoreAsked = true;
    if (this.#isClosed || this.#working !== undefined || this.#parts.makes.length === 0) return;
    this.#working = this.#work().finally(() => {
      this.#working = undefined;
      // It may have been asked for when the line had just been found empty.
      if (this.#isMoreAsked) this.goOn();
    });
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    // What a thread is at is not waited for.
    this.#endWait();
    await this.#working;
  }

  async #work(): Promise<void> {
    while (!this.#isClosed) {
      try {
        this.#isMoreAsked = false;
        const next = await this.#parts.queue.take(this.#parts.makes);
        if (!next) return;
        await this.#tryToAnalyse(next);
      } catch (failure) {
        this.#parts.report('analyses cannot go on', '', { failure });
        if (!isStoreAway(failure)) return;
        // What was asked for is still in the store.
        await this.#pause();
      }
    }
  }

  async #tryToAnalyse({ match, madeBy }: WantedAnalysis): Promise<void> {
    const { queue, report, counted } = this.#parts;
    try {
      await this.#analyse(match, madeBy);
    } catch (failure) {
      if (isStoreAway(failure)) throw failure;
      report('a match could not be analysed', match, { failure });
      counted('failed');
      // It must not hold up the others.
      await queue.drop(match, madeBy);
    }
  }

  async #analyse(id: string, madeBy: string): Promise<void> {
    const { archive, games, queue, counted } = this.#parts;
    const record = await archive.find(id);
    const game = games.get(record?.game ?? '')?.game;
    const entries = await archive.entries(id);
    if (!record || !game || !isRerunnable({ record }, game)) {
      await queue.drop(id, madeBy);
      return;
    }
    const { seats } = record;
    const journal = journalOf({ record, rest: null, entries }, game);
    const { moves } = journal;
    const analysed = { id, game: record.game, journal };
    const findings: Finding[] = [];
    let written = 0;
    let told = '';
    let steps = MOST_STEPS_OF_MATCH;
    while (findings.length <= moves.length) {
      const position = findings.length;
      const before = findings.at(-1)?.chances ?? Array<number>(seats).fill(1 / seats);
      const { finding, made } = await this.#found(analysed, position, Math.min(steps, MOST_STEPS));
      steps -= made;
      if (this.#isClosed) return;
      findings.push(finding ?? { chances: before, judged: null });
      const done = Math.floor((1000 * findings.length) / (moves.length + 1));
      if (done < written + WRITTEN_EVERY && !finding?.judged) continue;
      const found = summedSoFar(record, findings);
      const points = found.turningPoints.join();
      if (done < written + WRITTEN_EVERY && points === told) continue;
      written = done;
      told = points;
      await queue.progress(id, done, JSON.stringify(Analysis.parse(found)));
    }
    await queue.keep(id, madeBy, JSON.stringify(Analysis.parse(summed(record, findings))));
    counted('kept');
  }

  /** No finding if nothing can be found at this position; and how many steps it took. */
  async #found(
    match: AnalysedMatch,
    position: number,
    most: number,
  ): Promise<{ readonly finding?: Finding; readonly made: number }> {
    const { analysts, report, counted } = this.#parts;
    let tries: Tries = [];
    let step = 0;
    for (; step < most && !this.#isClosed; step++) {
      try {
        const isLast = step === most - 1;
        const bit = await this.#waitFor(
          analysts.goOn(match, { kind: 'analysis', match: match.id, position, tries, isLast }),
        );
        if (!bit) return { made: step };
        if ('finding' in bit) return { finding: bit.finding, made: step + 1 };
        tries = bit.tries;
      } catch (failure) {
        if (!(failure instanceof Refusal)) {
          report('an answer could not be judged', match.id, { position, failure });
          break;
        }
        step--;
        await this.#pause();
      }
    }
    if (!this.#isClosed && most > 0) counted('failed');
    return { made: step };
  }

  #pause(): Promise<unknown> {
    const { promise, resolve } = Promise.withResolvers<undefined>();
    const callOff = this.#parts.timers.after(TRY_AGAIN, () => resolve(undefined));
    return this.#waitFor(promise).finally(callOff);
  }

  /** `undefined` if this is closed meanwhile. A race against one promise would keep all that ever ran in it. */
  #waitFor<Waited>(waited: Promise<Waited>): Promise<Waited | undefined> {
    const { promise, resolve, reject } = Promise.withResolvers<Waited | undefined>();
    this.#endWait = () => resolve(undefined);
    if (this.#isClosed) this.#endWait();
    waited.then(resolve, reject);
    return promise;
  }
}
