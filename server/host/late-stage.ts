// The same match, some turns behind: what spectators see who must not help a player.
import type { AnyMatch } from '@undertow/shared/games.ts';
import type { Viewer } from '@undertow/shared/table/game.ts';
import type { Entry, MatchRecord } from './archive.ts';
import { perform } from './course.ts';
import { Stage, type Wings } from './stage.ts';

/** An entry, and the turn of the match behind it. */
interface Waiting {
  readonly entry: Entry;
  readonly turn: number;
}

export class LateStage {
  readonly stage: Stage;
  readonly #match: AnyMatch;
  readonly #delay: number;
  readonly #waiting: Waiting[] = [];
  #shown = 0;

  /** Begins with a match that stands at its start. */
  constructor(table: string, match: AnyMatch, delay: number, now: () => number) {
    this.#match = match;
    this.#delay = delay;
    const wings: Wings = { now, clocks: () => [], until: () => undefined, orders: () => [], ending: () => null };
    this.stage = new Stage(table, match, wings);
  }

  /** The same match after these entries, as far as spectators may have seen them. */
  static after(
    { id, settings }: MatchRecord,
    entries: readonly Entry[],
    begin: () => AnyMatch,
    now: () => number,
  ): LateStage {
    const late = new LateStage(id, begin(), settings.delay, now);
    const scout = begin();
    for (const entry of entries) {
      perform(scout, entry);
      late.add(entry, scout.turn);
    }
    return late;
  }

  /** How many entries are shown by now. */
  get shown(): number {
    return this.#shown;
  }

  /** Something happened in the match, which stands in this turn now. */
  add(entry: Entry, turn: number): void {
    this.#waiting.push({ entry, turn });
    this.#show(turn - this.#delay);
  }

  /** The match is over: there is nothing left to hide. */
  showAll(): void {
    this.#show(Number.POSITIVE_INFINITY);
  }

  #show(upTo: number): void {
    for (let next = this.#waiting[0]; next && next.turn <= upTo; next = this.#waiting[0]) {
      this.#waiting.shift();
      this.#shown++;
      const { version } = this.#match;
      const events = perform(this.#match, next.entry);
      if (!events) throw new Error(`entry ${this.#shown} cannot be shown`);
      if (this.#match.version !== version) this.stage.publish(events);
    }
  }
}

/** Only spectators are late. */
export function isLate(viewer: Viewer, delay: number): boolean {
  return viewer === 'spectator' && delay > 0;
}
