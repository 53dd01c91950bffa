// The thoughts of a match's bots that look ahead: each begins when a seat is asked, and ends with its answer.
import { randomInt } from 'node:crypto';
import { Refusal } from '@undertow/shared/protocol/errors.ts';
import type { AnyGame, AnyMatch } from '@undertow/shared/table/any-game.ts';
import type { Answer, Seat } from '@undertow/shared/table/game.ts';
import type { Journal, Move } from '@undertow/shared/table/journaled-match.ts';
import type { Timers } from '../scheduling/timers.ts';
import type { MatchRecord, StoredMatch } from './archive.ts';
import type { Asker, Wanted } from './askers.ts';
import { bare, journalOf } from './rerun.ts';

/** A bot that takes its time: of which level, and for how many milliseconds at most. */
export interface ThinkingBot {
  readonly level: string;
  readonly milliseconds: number;
}

/** What is handed to a thread: all that is needed to repeat the thought. */
export interface ThinkingJob {
  readonly kind: 'answer';
  readonly match: string;
  readonly game: string;
  readonly journal: Journal;
  readonly seat: Seat;
  readonly level: string;
  /** The seed of the chance in its thoughts. */
  readonly seed: string;
}

/** An answer that is being thought of, or was found. */
export interface Thought {
  /** The time from which another bot answers instead. */
  readonly until: number;
  readonly answer?: Answer;
}

/** How many times its budget a thought may take until another bot answers. */
const PATIENCE = 2;

/** The bots that look ahead. */
export interface Thinkers {
  /** Has a thread ready, since there will be something to think about. */
  prepare(game: string): void;
  /** What this bot is, if it is one of them. */
  of(game: string, bot: string): ThinkingBot | undefined;
  /**
   * Lets it think in a thread of its own. Refuses where it cannot begin within so many milliseconds, or is no longer
   * wanted when its turn comes; fails if it breaks down.
   */
  think(job: ThinkingJob, within: number, wanted: Wanted): Promise<Answer>;
}

/** What a match needs of the server for this. */
export interface ThoughtsContext {
  readonly thinkers?: Thinkers | undefined;
  readonly timers: Timers;
  askersAt(match: string): readonly Asker[];
  report(problem: string, match: string, details: object): void;
}

interface ThoughtsParts {
  readonly thinkers: Thinkers;
  now(): number;
  askers(): readonly Asker[];
  /** A thought has come to its end. */
  ready(): void;
  report(problem: string, details: object): void;
}

export class Thoughts {
  readonly #parts: ThoughtsParts;
  readonly #match: Pick<MatchRecord, 'id' | 'game'>;
  readonly #beginning: Journal['beginning'];
  readonly #moves: Move[];
  /** The thought of each seat, with the number of the decision that it is about. */
  readonly #thoughts = new Map<Seat, { readonly number: number; thought: Thought }>();

  /** The thoughts of a match; `undefined` where no bot looks ahead. */
  static in(held: StoredMatch, game: AnyGame, context: ThoughtsContext, ready: () => void): Thoughts | undefined {
    const { record } = held;
    const { thinkers, timers, report } = context;
    const looksAhead = (bot: string | null) => bot !== null && thinkers?.of(record.game, bot) !== undefined;
    if (!thinkers || !record.settings.bots.some(looksAhead)) return undefined;
    return new Thoughts(record, journalOf(held, game), {
      ...{ thinkers, ready, now: () => timers.now(), askers: () => context.askersAt(record.id) },
      report: (problem, details) => report(problem, record.id, details),
    });
  }

  private constructor(match: Pick<MatchRecord, 'id' | 'game'>, journal: Journal, parts: ThoughtsParts) {
    this.#match = match;
    this.#beginning = journal.beginning;
    this.#moves = [...journal.moves];
    this.#parts = parts;
    parts.thinkers.prepare(match.game);
  }

  /** What has been done in the match since. */
  add(move: Move): void {
    this.#parts.thinkers.prepare(this.#match.game);
    this.#moves.push(bare(move));
  }

  /** These seats alone are asked now: what others think of is of no use any more. */
  keep(asked: readonly Seat[]): void {
    for (const seat of this.#thoughts.keys()) if (!asked.includes(seat)) this.#thoughts.delete(seat);
  }

  /**
   * What the bot at this seat thinks of what it is asked; `undefined` if it does not look ahead. It begins to think when
   * this is first asked.
   */
  of(match: AnyMatch, seat: Seat, bot: string | null): Thought | undefined {
    const thinker = bot === null ? undefined : this.#parts.thinkers.of(this.#match.game, bot);
    const open = match.open(seat);
    if (!thinker || !open) return undefined;
    const known = this.#thoughts.get(seat);
    return known?.number === open.number ? known.thought : this.#begin(seat, open.number, thinker);
  }

  #begin(seat: Seat, number: number, { level, milliseconds }: ThinkingBot): Thought {
    const { now, thinkers, askers, ready, report } = this.#parts;
    const within = PATIENCE * milliseconds;
    const thought: Thought = { until: now() + within };
    const begun = { number, thought };
    this.#thoughts.set(seat, begun);
    // It may wait for its turn, while others go on.
    const journal = { beginning: this.#beginning, moves: this.#moves.slice() };
    const { id, game } = this.#match;
    const job: ThinkingJob = {
      ...{ kind: 'answer', match: id, game, journal, seat, level },
      seed: `fast:${randomInt(2 ** 31)}`,
    };
    const end = (found: Thought): void => {
      begun.thought = found;
      if (this.#thoughts.get(seat) === begun) ready();
    };
    const isWanted = () => this.#thoughts.get(seat) === begun && begun.thought === thought;
    thinkers.think(job, within, { askers: askers(), isWanted }).then(
      (answer) => end({ ...thought, answer }),
      (failure) => {
        // Where too many think at once there is nothing to mend: another bot answers.
        if (!(failure instanceof Refusal)) report('a bot did not come to an answer', { job, failure });
        end({ until: now() });
      },
    );
    return thought;
  }
}
