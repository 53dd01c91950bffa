// The projection of a match some turns late, for spectators who must not be able to help a player.
import type { Ending } from '@undertow/shared/protocol/play.ts';
import type { AnyGame } from '@undertow/shared/table/any-game.ts';
import type { Viewer } from '@undertow/shared/table/game.ts';
import type { JournaledMatch } from '@undertow/shared/table/journaled-match.ts';
import type { JournalEntry, MatchRecord } from './archive.ts';
import type { HostContext } from './host-context.ts';
import { Projection, STILL } from './projection.ts';
import { begin } from './rerun.ts';
import type { Steps } from './reruns.ts';

/** An entry, and the turn of the match behind it. */
interface Waiting {
  readonly entry: JournalEntry;
  readonly turn: number;
}

export class DelayedProjection {
  readonly projection: Projection;
  /** Fulfilled when it has caught up. Before that no spectator can follow it. */
  readonly caughtUp: Promise<void>;
  readonly #journaled: JournaledMatch;
  readonly #delay: number;
  #waiting: Waiting[] = [];
  /** What came up to this turn may be shown. */
  #upTo = Number.NEGATIVE_INFINITY;
  #isThere = false;
  #ending: Ending | null = null;

  /** Begins at the start of the match. What was done before it began is read, and run again, when there is time for it. */
  constructor(
    game: AnyGame,
    record: MatchRecord,
    context: HostContext,
    before: () => Promise<readonly JournalEntry[]>,
  ) {
    const { timers, report, reruns } = context;
    this.#journaled = begin(game, record);
    this.#delay = record.settings.delay;
    this.projection = new Projection(record.id, this.#journaled.match, {
      ...STILL,
      now: () => timers.now(),
      ending: () => this.#ending,
      failed: (failure) => report('a subscriber could not be told', record.id, { failure }),
    });
    this.caughtUp = reruns.run({ match: record.id }, async () => this.#catchUp(begin(game, record), await before()));
  }

  get isThere(): boolean {
    return this.#isThere;
  }

  /** How many entries are shown by now. */
  get shown(): number {
    return this.#journaled.made;
  }

  /** Something happened in the match, which stands in this turn now. */
  add(entry: JournalEntry, turn: number): void {
    this.#waiting.push({ entry, turn });
    this.#allow(turn - this.#delay);
  }

  /** The match is over: there is nothing left to hide. */
  end(ending: Ending | null): void {
    this.#allow(Number.POSITIVE_INFINITY);
    this.#ending = ending;
    this.projection.tellEnding();
  }

  #allow(upTo: number): void {
    this.#upTo = upTo;
    if (this.#isThere) while (this.#mayShow) this.#show();
  }

  /** A match at its start runs ahead, to find out in which turn each of these was. */
  *#catchUp(ahead: JournaledMatch, before: readonly JournalEntry[]): Steps<void> {
    const waiting: Waiting[] = [];
    for (const { move } of ahead.run(before)) {
      waiting.push({ entry: move, turn: ahead.match.turn });
      yield;
    }
    this.#waiting = [...waiting, ...this.#waiting];
    this.#upTo = Math.max(this.#upTo, ahead.match.turn - this.#delay);
    for (; this.#mayShow; this.#show()) yield;
    this.#isThere = true;
  }

  get #mayShow(): boolean {
    const [next] = this.#waiting;
    return next !== undefined && next.turn <= this.#upTo;
  }

  #show(): void {
    const next = this.#waiting.shift();
    if (!next) return;
    const { isSealed, events, answered } = this.#journaled.make(next.entry);
    if (!isSealed) this.projection.publish(events, answered);
  }
}

/** Only spectators are late. */
export function isLate(viewer: Viewer, delay: number): boolean {
  return viewer === 'spectator' && delay > 0;
}
