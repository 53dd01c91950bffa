// The scheduler of a match: gives answers that are due when no client does anything, and ends a match that no player plays
// any more.
import { graceOf } from '@undertow/shared/protocol/time-controls.ts';
import { isPassing } from '../limits/busy.ts';
import { backOff } from '../scheduling/timers.ts';
import type { StoredMatch } from './archive.ts';
import { isStoreAway, RuleBroken } from './failures.ts';
import type { HostContext } from './host-context.ts';
import { leftForGood } from './left-for-good.ts';
import type { Play } from './play.ts';
import { restedAt } from './players.ts';
import { nextSubstitute, type Substitute } from './substitute.ts';

/** How long to wait when something has failed that no client asked for: longer each time. */
const TRY_AGAIN = 1000;
const LONGEST = 10 * 60_000;

/** The store comes back sooner or later, and then no client should wait. */
const WHILE_AWAY = 5_000;

/** A match without clocks in which no player has done anything for so long is looked at once more, and ended. */
export const FORGOTTEN = 30 * 24 * 60 * 60 * 1000;

/** What happens at this time, though no client does anything. */
interface Due {
  readonly at: number;
  come(): Promise<void>;
}

export class MatchScheduler {
  readonly #context: HostContext;
  readonly #play: Play;
  /** Comes back when it is time, behind all that is under way. */
  readonly #comeBack: () => Promise<void>;
  #callOff: () => void = () => {};
  #failures = 0;
  /** The last failure delays nothing any more. */
  #longest = LONGEST;
  #isWaiting = false;
  /** Since when no player has been connected. While the store was away, no player could, and that time does not count. */
  #silentSince: number | undefined;
  #isOver = false;

  constructor(held: StoredMatch, play: Play, context: HostContext, comeBack: () => Promise<void>) {
    this.#play = play;
    this.#context = context;
    this.#comeBack = comeBack;
    this.#silentSince = silentSince(held, context.timers.now());
  }

  /** For how long no player has been connected; `undefined` if one is. */
  get silentFor(): number | undefined {
    return this.#silentSince === undefined ? undefined : this.#context.timers.now() - this.#silentSince;
  }

  /** A bot will answer: in a match that waits for its players none does. */
  get isBotAtWork(): boolean {
    return this.#silentSince === undefined && this.#play.isBotAsked;
  }

  /** When a process must look at the match, though no client comes. */
  get due(): number {
    // What has just failed is not better after a moment of sleep.
    if (this.#failures > 0) return this.#context.timers.now() + this.#longest;
    return earliest(this.#coming()) ?? this.#play.lastMove + FORGOTTEN;
  }

  /** Does all that is due. A failure is not the failure of the request before. */
  async goOn(): Promise<void> {
    this.#callOff();
    try {
      const wait = await this.#doWhatIsDue().catch((failure) => this.#play.breakOff(failure));
      this.#failures = 0;
      if (wait !== undefined) this.after(wait);
    } catch (failure) {
      this.tryAgain(failure);
    }
  }

  after(milliseconds: number): void {
    this.#callOff();
    if (this.#isOver) return;
    this.#isWaiting = true;
    this.#callOff = this.#context.timers.after(milliseconds, () => {
      this.#isWaiting = false;
      // The task that ran it may have scheduled the next try already.
      this.#comeBack().catch((failure) => this.#isWaiting || this.tryAgain(failure));
    });
  }

  tryAgain(failure: unknown): void {
    if (this.#isOver || this.#play.isLost) return;
    if (!isPassing(failure)) this.#context.report('the match could not go on', this.#play.record.id, { failure });
    this.#silentSince = undefined;
    this.#longest = isStoreAway(failure) ? WHILE_AWAY : LONGEST;
    this.after(backOff(this.#failures++, TRY_AGAIN, this.#longest));
  }

  stop(): void {
    this.#isOver = true;
    this.#callOff();
  }

  /** Then gives the milliseconds until something is due again. */
  async #doWhatIsDue(): Promise<number | undefined> {
    for (;;) {
      if (this.#play.hasEnded) return undefined;
      const now = this.#context.timers.now();
      this.#noteSilence();
      const coming = this.#coming();
      const due = coming.find(({ at }) => at <= now);
      const next = earliest(coming);
      if (!due) return next === undefined ? undefined : next - now;
      await due.come();
    }
  }

  /** What comes if no client does anything; of what is due, the first. */
  #coming(): readonly Due[] {
    const play = this.#play;
    const { outcome } = play.match;
    if (outcome) return [{ at: play.lastMove, come: () => play.end(outcome.ranking) }];
    const left = leftForGood(play);
    const won = left && { at: left.won, come: () => play.end([[1 - left.by], [left.by]], left.by) };
    const other = this.#givenUp ?? this.#substitute;
    return [won, other].filter((due) => due !== undefined);
  }

  get #substitute(): Due | undefined {
    const next = nextSubstitute(this.#play.substituteContext);
    return next && { at: next.at, come: () => this.give(next) };
  }

  #noteSilence(): void {
    if (!this.#play.players.areSilent) this.#silentSince = undefined;
    else this.#silentSince ??= this.#context.timers.now();
  }

  /** When the match ends because no player plays it any more: at once if no player can come back. */
  get #givenUp(): Due | undefined {
    const { players, record } = this.#play;
    if (this.#silentSince === undefined) return undefined;
    const at = this.#silentSince + (players.areBots ? 0 : graceOf(record.settings.time));
    return { at, come: () => this.#play.end(null) };
  }

  async give({ seat, kind, answers }: Substitute): Promise<void> {
    for (const answer of answers()) {
      try {
        return await this.#play.commit({ seat, kind, answer });
      } catch (failure) {
        if (!(failure instanceof RuleBroken)) throw failure;
      }
    }
    // The player who ordered it can still give another answer.
    if (kind === 'order') this.#play.players.of(seat).orders = [];
    else throw new Error(`seat ${seat} can give no answer over which the rules do not break down`);
  }
}

function earliest(coming: readonly Due[]): number | undefined {
  return coming.length === 0 ? undefined : Math.min(...coming.map(({ at }) => at));
}

/** Since when no player has been connected, as it was stored when the match went to sleep, if nothing has been done since. */
function silentSince({ rest, due, entries }: StoredMatch, now: number): number | undefined {
  if (rest?.silentFor === undefined || rest.entries !== entries.length) return undefined;
  return restedAt(rest, due, now) - rest.silentFor;
}
