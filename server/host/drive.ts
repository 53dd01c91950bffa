// What drives a match on when nobody does anything: answers that are due, and its end.
import type { MatchRecord } from './archive.ts';
import { type Play, RuleBroken } from './play.ts';
import { isStoreAway } from './store-failure.ts';
import { nextSubstitute, type Substitute } from './substitute.ts';
import type { Surroundings } from './surroundings.ts';
import { backOff } from './timers.ts';

/** How long to wait when something has failed while nobody was there to be told: longer each time. */
const TRY_AGAIN = 1000;
const LONGEST = 10 * 60_000;

/** The store comes back sooner or later, and then nobody wants to wait. */
const WHILE_AWAY = 5_000;

/** A match without clocks in which nobody has done anything for so long is looked at once more, and ended. */
export const FORGOTTEN = 30 * 24 * 60 * 60 * 1000;

export class Drive {
  readonly #around: Surroundings;
  readonly #play: Play;
  /** Comes back when it is time, behind all that is under way. */
  readonly #comeBack: () => Promise<void>;
  #callOff: () => void = () => {};
  #failures = 0;
  /** Nobody waits longer for what has failed last. */
  #longest = LONGEST;
  #isWaiting = false;
  #isOver = false;

  constructor(play: Play, around: Surroundings, comeBack: () => Promise<void>) {
    this.#play = play;
    this.#around = around;
    this.#comeBack = comeBack;
  }

  /** When somebody must look at the match, though nobody comes. */
  get due(): number {
    // What has just failed is not better after a moment of sleep.
    if (this.#failures > 0) return this.#around.timers.now() + this.#longest;
    return nextSubstitute(this.#play.situation)?.at ?? this.#play.lastMove + FORGOTTEN;
  }

  /** Does all that is due. If that fails, it is nothing to whoever was here before. */
  async goOn(): Promise<void> {
    this.#callOff();
    try {
      const wait = await this.#doWhatIsDue();
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
    this.#callOff = this.#around.timers.after(milliseconds, () => {
      this.#isWaiting = false;
      // Whoever was in line with it may have said already that it is to be tried again.
      this.#comeBack().catch((failure) => this.#isWaiting || this.tryAgain(failure));
    });
  }

  tryAgain(failure: unknown): void {
    if (this.#isOver || this.#play.isLost) return;
    this.#around.report('the match could not go on', this.#play.record.id, { failure });
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
      const ending = endingOf(this.#play);
      if (ending) {
        await this.#play.end(ending.ranking);
        return undefined;
      }
      const next = nextSubstitute(this.#play.situation);
      if (!next) return undefined;
      const wait = next.at - this.#around.timers.now();
      if (wait > 0) return wait;
      await this.#give(next);
    }
  }

  async #give({ seat, kind, answers }: Substitute): Promise<void> {
    for (const answer of answers()) {
      try {
        return await this.#play.keep(seat, kind, answer);
      } catch (failure) {
        if (!(failure instanceof RuleBroken)) throw failure;
      }
    }
    // Whoever ordered it can still answer otherwise.
    if (kind === 'order') this.#play.players.of(seat).orders = [];
    else throw new Error(`seat ${seat} can give no answer over which the rules do not break down`);
  }
}

/** How the match ends now, if it does: by its rules; or because there is nobody left to play for. */
function endingOf({ match, players }: Play): Pick<MatchRecord, 'ranking'> | undefined {
  if (match.outcome) return match.outcome;
  return players.seats.every(({ isAutomatic }) => isAutomatic) ? { ranking: null } : undefined;
}
