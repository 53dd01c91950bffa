// What the answers of finished matches were worth: asked for, worked out one match after the other in the threads of the bots
// and behind those at play, and kept. The line stands in the store, so that it outlives the process.
import type { Course } from '@undertow/bots/course.ts';
import { type Bit, type Finding, summed, type Tries } from '@undertow/bots/thinking/analysis.ts';
import type { KnownGame } from '@undertow/shared/games.ts';
import { Analysis, AnalysisState } from '@undertow/shared/protocol/analysis.ts';
import { Refusal } from '@undertow/shared/protocol/errors.ts';
import type { Timers } from '../scheduling/timers.ts';
import { Written } from '../written.ts';
import type { Archive, MatchRecord } from './archive.ts';
import { courseOf } from './course.ts';
import { isRerunnable } from './rerun.ts';
import { RulesChanged } from './rules-changed.ts';
import { isStoreAway } from './store-failure.ts';

/** A small part of an analysis: what a thread does at a time. */
export interface AnalysisJob {
  readonly match: string;
  readonly game: string;
  readonly course: Course;
  /** So many moves lead to where it is at work. */
  readonly position: number;
  /** What was tried there before. */
  readonly tries: Tries;
}

/** Who can judge answers, in threads of their own. */
export interface Analysts {
  /** Names the weights by which this game is judged; `undefined` if there are none. */
  weightsOf(game: string): string | undefined;
  /** Does as much as a thread may be held for. Refuses where too many wait for a thread, and fails if it breaks down. */
  goOn(job: AnalysisJob): Promise<Bit>;
}

export interface AskedAnalysis {
  readonly match: string;
  /** By which rules and weights. */
  readonly madeBy: string;
  readonly asked: number;
  /** Whether a living process works on it, 1 or 0. */
  readonly isBegun: number;
  /** Of a thousand. */
  readonly done: number;
  readonly body: string | null;
}

/** Where analyses are kept, those too that were only asked for. */
export interface AnalysisShelf {
  find(match: string): Promise<AskedAnalysis | undefined>;
  /** How many others were asked for before. */
  ahead(asked: number): Promise<number>;
  /** How many that are made by one of these are not done yet. */
  waiting(madeBy: readonly string[], person: string): Promise<{ readonly own: number; readonly all: number }>;
  /** Changes nothing if it was asked for before, by the same rules and weights. */
  ask(match: string, madeBy: string, person: string, now: number): Promise<void>;
  /** The next one that is made by one of these and on which no living process works; from now on this one does. */
  take(madeBy: readonly string[]): Promise<Pick<AskedAnalysis, 'match' | 'madeBy'> | undefined>;
  progress(match: string, done: number): Promise<void>;
  keep(match: string, madeBy: string, body: string): Promise<void>;
  drop(match: string, madeBy: string): Promise<void>;
  /** Those that were asked for before this time and never done. */
  forget(before: number): Promise<void>;
}

export interface AnalysesParts {
  readonly archive: Pick<Archive, 'find' | 'entries'>;
  readonly shelf: AnalysisShelf;
  readonly games: ReadonlyMap<string, KnownGame>;
  readonly analysts: Analysts;
  readonly timers: Timers;
  report(problem: string, match: string, details: object): void;
  counted(outcome: 'asked' | 'kept' | 'refused' | 'failed'): void;
}

/** So many may wait or be under way: of each person, and in all. */
const MOST_OF_ONE = 2;
const MOST = 50;

/** A position takes no more steps than this, and a match no more than that: what is not found by then is not said. */
const MOST_STEPS = 400;
const MOST_STEPS_OF_MATCH = 5000;
const TRY_AGAIN = 1000;
/** Of a thousand. What is done is written down so rarely. */
const WRITTEN_EVERY = 50;
const DAY = 24 * 60 * 60_000;
/** Raised when analyses say more, or something else. */
const FORMAT = 1;

export class Analyses {
  readonly #parts: AnalysesParts;
  #asking: Promise<void> = Promise.resolve();
  #working: Promise<void> | undefined;
  /** Since it was last looked who is next. */
  #isMoreAsked = false;
  #isClosed = false;
  readonly #closing = Promise.withResolvers<undefined>();

  constructor(parts: AnalysesParts) {
    this.#parts = parts;
  }

  /** Goes on with what was asked for: when the process begins, and when another has gone. */
  async start(): Promise<void> {
    const { shelf, timers, report } = this.#parts;
    await shelf
      .forget(timers.now() - DAY)
      .catch((failure) => report('old requests for analyses stay', '', { failure }));
    this.#goOn();
  }

  /** Refuses while the match runs: there is no analysis then, for no client. */
  async ask(id: string, person: string): Promise<void> {
    const madeBy = this.#madeBy(await this.#finished(id));
    // One after the other, so that none is counted twice.
    const asking = this.#asking.then(() => this.#put(id, madeBy, person));
    this.#asking = asking.catch(() => {});
    await asking;
    this.#goOn();
  }

  async #put(id: string, madeBy: string, person: string): Promise<void> {
    const { shelf, timers, counted } = this.#parts;
    const known = await shelf.find(id);
    if (known?.madeBy !== madeBy) {
      const { own, all } = await shelf.waiting(this.#keys(), person);
      if (own >= MOST_OF_ONE || all >= MOST) {
        counted('refused');
        throw new Refusal('too-many', 'Too many analyses are under way. Ask again when one is done.', {
          retryAfter: 10_000,
        });
      }
      await shelf.ask(id, madeBy, person, timers.now());
      counted('asked');
    }
  }

  async of(id: string): Promise<Written<AnalysisState>> {
    const { shelf } = this.#parts;
    const record = await this.#finished(id);
    const known = await shelf.find(id);
    if (!known || known.madeBy !== this.#madeBy(record)) return Written.of(AnalysisState, { state: 'none' });
    if (known.body !== null) {
      const analysis: Analysis = JSON.parse(known.body);
      return Written.of(AnalysisState, { state: 'done', analysis });
    }
    if (known.isBegun) return Written.of(AnalysisState, { state: 'working', share: known.done / 1000 });
    return Written.of(AnalysisState, { state: 'waiting', ahead: await shelf.ahead(known.asked) });
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    // What a thread is at is not waited for.
    this.#closing.resolve(undefined);
    await this.#working;
  }

  async #finished(id: string): Promise<MatchRecord> {
    const record = await this.#parts.archive.find(id);
    if (!record) throw new Refusal('not-found', 'No match was played on this table.');
    if (record.ended === null) throw new Refusal('conflict', 'This match is not over yet.');
    return record;
  }

  #madeBy({ game, rules }: Pick<MatchRecord, 'game' | 'rules'>): string {
    const madeBy = this.#key(game);
    if (madeBy === undefined) throw new Refusal('conflict', 'No bot can judge this game.');
    if (rules !== this.#parts.games.get(game)?.game.rules) {
      throw new RulesChanged();
    }
    return madeBy;
  }

  #key(game: string): string | undefined {
    const weights = this.#parts.analysts.weightsOf(game);
    const rules = this.#parts.games.get(game)?.game.rules;
    return weights === undefined || rules === undefined ? undefined : `${game} ${rules} ${weights} ${FORMAT}`;
  }

  #keys(): string[] {
    return [...this.#parts.games.keys()].flatMap((game) => this.#key(game) ?? []);
  }

  #goOn(): void {
    this.#isMoreAsked = true;
    if (this.#isClosed || this.#working !== undefined || this.#keys().length === 0) return;
    this.#working = this.#work().finally(() => {
      this.#working = undefined;
      // It may have been asked for when the line had just been found empty.
      if (this.#isMoreAsked) this.#goOn();
    });
  }

  async #work(): Promise<void> {
    while (!this.#isClosed) {
      try {
        this.#isMoreAsked = false;
        const next = await this.#parts.shelf.take(this.#keys());
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

  async #tryToAnalyse({ match, madeBy }: Pick<AskedAnalysis, 'match' | 'madeBy'>): Promise<void> {
    const { shelf, report, counted } = this.#parts;
    try {
      await this.#analyse(match, madeBy);
    } catch (failure) {
      if (isStoreAway(failure)) throw failure;
      report('a match could not be analysed', match, { failure });
      counted('failed');
      // It must not hold up the others.
      await shelf.drop(match, madeBy);
    }
  }

  async #analyse(id: string, madeBy: string): Promise<void> {
    const { archive, games, shelf, counted } = this.#parts;
    const record = await archive.find(id);
    const game = games.get(record?.game ?? '')?.game;
    const entries = await archive.entries(id);
    if (!record || !game || !isRerunnable({ record }, game)) {
      await shelf.drop(id, madeBy);
      return;
    }
    const { seats } = record;
    const course = courseOf({ record, rest: null, entries }, game);
    const { moves } = course;
    const findings: Finding[] = [];
    let written = 0;
    let steps = MOST_STEPS_OF_MATCH;
    while (findings.length <= moves.length) {
      const position = findings.length;
      const before = findings.at(-1)?.chances ?? Array<number>(seats).fill(1 / seats);
      const job = { match: id, game: record.game, course, position, tries: [] };
      const { finding, made } = await this.#found(job, Math.min(steps, MOST_STEPS));
      steps -= made;
      if (this.#isClosed) return;
      findings.push(finding ?? { chances: before, judged: null });
      const done = Math.floor((1000 * findings.length) / (moves.length + 1));
      if (done < written + WRITTEN_EVERY) continue;
      written = done;
      await shelf.progress(id, done);
    }
    await shelf.keep(id, madeBy, JSON.stringify(Analysis.parse(summed(record, findings))));
    counted('kept');
  }

  /** No finding if nothing can be found at this position; and how many steps it took. */
  async #found(job: AnalysisJob, most: number): Promise<{ readonly finding?: Finding; readonly made: number }> {
    const { analysts, report, counted } = this.#parts;
    let { tries } = job;
    let step = 0;
    for (; step < most && !this.#isClosed; step++) {
      try {
        const bit = await Promise.race([analysts.goOn({ ...job, tries }), this.#closing.promise]);
        if (!bit) return { made: step };
        if ('finding' in bit) return { finding: bit.finding, made: step + 1 };
        tries = bit.tries;
      } catch (failure) {
        if (!(failure instanceof Refusal)) {
          report('an answer could not be judged', job.match, { position: job.position, failure });
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
    return Promise.race([promise, this.#closing.promise]).finally(callOff);
  }
}
