// Analyses of finished matches: takes requests for them, and tells how far they are and what they found. The line of
// requests is in the store, so it survives the process, and all processes share it.
import { createHmac } from 'node:crypto';
import { type Analysis, AnalysisState } from '@undertow/shared/protocol/analysis.ts';
import { Refusal } from '@undertow/shared/protocol/errors.ts';
import type { KnownGame } from '@undertow/shared/table/any-game.ts';
import type { Timers } from '../scheduling/timers.ts';
import { Written } from '../written.ts';
import { type AnalysisQueue, AnalysisRunner, type Analysts, type WantedAnalysis } from './analysis-runner.ts';
import type { Archive, MatchRecord } from './archive.ts';
import type { Asker } from './askers.ts';
import { RulesChanged } from './failures.ts';
import { isRerunnable } from './rerun.ts';

export interface AskedAnalysis extends WantedAnalysis {
  readonly asked: number;
  /** Whether a living process works on it, 1 or 0. */
  readonly isBegun: number;
  /** How much is done, of a thousand. */
  readonly done: number;
  /** What was found so far; of a process that has gone, until the next one has found something. */
  readonly found: string | null;
  readonly body: string | null;
}

/** An analysis that a person wants, and the others among which it counts. */
export interface WantedBy extends WantedAnalysis {
  readonly person: string;
  /** The address, as a keyed hash: the store shows none. */
  readonly place: string;
  readonly now: number;
  readonly among: readonly string[];
  readonly capacity: LineCapacity;
}

/** How many analyses may wait or be under way. */
export interface LineCapacity {
  readonly ofPerson: number;
  readonly ofPlace: number;
  readonly all: number;
}

/** Where analyses are kept, those too that were only asked for. */
export interface AnalysisShelf extends AnalysisQueue {
  find(match: string): Promise<AskedAnalysis | undefined>;
  /** How many others of these come first, as the line stands. */
  ahead(match: string, among: readonly string[]): Promise<number>;
  /** Whether it stands in the line: for the next turn of its address and person if there is room, or where it stood before. */
  ask(wanted: WantedBy): Promise<boolean>;
  /** Deletes the requests from before this time that were never done. */
  forget(before: number): Promise<void>;
  /** The finished ones that other rules or bots have made: no client is shown them any more. */
  discard(except: readonly string[]): Promise<void>;
}

export interface AnalysesParts {
  readonly archive: Pick<Archive, 'find' | 'entries'>;
  readonly shelf: AnalysisShelf;
  readonly games: ReadonlyMap<string, KnownGame>;
  readonly analysts: Analysts;
  readonly timers: Timers;
  /** The key with which addresses are hashed, the same in all processes. */
  readonly placeKey: string;
  /** How many of one address may wait or be under way. */
  readonly perAddress: number;
  report(problem: string, match: string, details: object): void;
  counted(outcome: 'asked' | 'kept' | 'refused' | 'failed'): void;
}

const MOST_OF_PERSON = 2;
const MOST_IN_ALL = 100;
const DAY = 24 * 60 * 60_000;
/** Raised when analyses say more, or something else. */
const FORMAT = 4;

export class Analyses {
  readonly #parts: AnalysesParts;
  /** The rules and the weights by which each game is analysed. */
  readonly #makers: ReadonlyMap<string, string>;
  readonly #runner: AnalysisRunner;

  constructor(parts: AnalysesParts) {
    this.#parts = parts;
    this.#makers = makersIn(parts);
    this.#runner = new AnalysisRunner({ ...parts, queue: parts.shelf, makes: this.#among });
  }

  /** Goes on with what was asked for: when the process begins, and when another has gone. */
  async start(): Promise<void> {
    const { shelf, timers, report } = this.#parts;
    this.#runner.goOn();
    await shelf
      .forget(timers.now() - DAY)
      .catch((failure) => report('old requests for analyses stay', '', { failure }));
    await shelf
      .discard(this.#among)
      .catch((failure) => report('analyses by other rules or bots stay', '', { failure }));
  }

  /** Refuses while the match runs: there is no analysis then, for no client. */
  async ask(id: string, { person, place }: Asker): Promise<void> {
    const { shelf, timers, placeKey, perAddress, counted } = this.#parts;
    const madeBy = this.#makerOf(await this.#finished(id));
    if ((await shelf.find(id))?.madeBy !== madeBy) {
      const isTaken = await shelf.ask({
        ...{ match: id, madeBy, person, now: timers.now(), among: this.#among },
        place: createHmac('sha256', placeKey).update(place).digest('base64url'),
        capacity: { ofPerson: MOST_OF_PERSON, ofPlace: perAddress, all: MOST_IN_ALL },
      });
      counted(isTaken ? 'asked' : 'refused');
      if (!isTaken) {
        throw new Refusal('too-many', 'Too many analyses are under way. Ask again when one is done.', {
          retryAfter: 10_000,
        });
      }
    }
    this.#runner.goOn();
  }

  async of(id: string): Promise<Written<AnalysisState>> {
    const { shelf } = this.#parts;
    const record = await this.#finished(id);
    const known = await shelf.find(id);
    if (!known || known.madeBy !== this.#makerOf(record)) return Written.of(AnalysisState, { state: 'none' });
    if (known.body !== null) {
      const analysis: Analysis = JSON.parse(known.body);
      return Written.of(AnalysisState, { state: 'done', analysis });
    }
    if (known.isBegun) {
      // One that was begun anew has found nothing yet.
      const found: { found?: Analysis } = known.found && known.done > 0 ? { found: JSON.parse(known.found) } : {};
      return Written.of(AnalysisState, { state: 'working', share: known.done / 1000, ...found });
    }
    return Written.of(AnalysisState, { state: 'waiting', ahead: await shelf.ahead(id, this.#among) });
  }

  get #among(): string[] {
    return [...this.#makers.values()];
  }

  close(): Promise<void> {
    return this.#runner.close();
  }

  async #finished(id: string): Promise<MatchRecord> {
    const record = await this.#parts.archive.find(id);
    if (!record) throw new Refusal('not-found', 'No match was played on this table.');
    if (record.ended === null) throw new Refusal('conflict', 'This match is not over yet.');
    return record;
  }

  #makerOf(record: Pick<MatchRecord, 'game' | 'rules' | 'settings'>): string {
    const maker = this.#makers.get(record.game);
    if (maker === undefined) throw new Refusal('conflict', 'No bot can judge this game.');
    const game = this.#parts.games.get(record.game)?.game;
    if (!game || !isRerunnable({ record }, game)) throw new RulesChanged();
    return maker;
  }
}

function makersIn({ games, analysts }: Pick<AnalysesParts, 'games' | 'analysts'>): Map<string, string> {
  const makers = new Map<string, string>();
  for (const [id, { game }] of games) {
    const weights = analysts.weightsOf(id);
    if (weights !== undefined) makers.set(id, `${id} ${game.rules} ${weights} ${FORMAT}`);
  }
  return makers;
}
