// The queue of matches that this process must wake though no client asks for them, with a delay after each failure.
import { backOff } from '../scheduling/timers.ts';

/** How long to wait until a match is woken that could not be woken. */
const TRY_AGAIN = 2_000;
const LONGEST = 60 * 60_000;
const WHILE_AWAY = 5_000;

interface Want {
  readonly tries: number;
  readonly at: number;
}

export class WakeQueue {
  readonly #wants = new Map<string, Want>();

  add(id: string): void {
    if (!this.#wants.has(id)) this.#wants.set(id, { tries: 0, at: 0 });
  }

  isAwake(id: string): void {
    this.#wants.delete(id);
  }

  /** When the store is away, or too many are woken, that is no fault of the match. */
  couldNotBeWoken(id: string, now: number, isAway: boolean): void {
    const tries = (this.#wants.get(id)?.tries ?? 0) + 1;
    this.#wants.set(id, { tries, at: now + backOff(tries, TRY_AGAIN, isAway ? WHILE_AWAY : LONGEST) });
  }

  /** The matches that are to be tried now. */
  due(now: number): string[] {
    return [...this.#wants].flatMap(([id, { at }]) => (at <= now ? id : []));
  }
}
