// The projection of a match some turns late, for spectators who must not be able to help a player.
import type { Answerers } from '@undertow/shared/answerers.ts';
import type { Ending } from '@undertow/shared/protocol/play.ts';
import type { AnyGame, AnyMatch } from '@undertow/shared/table/any-game.ts';
import type { Viewer } from '@undertow/shared/table/game.ts';
import type { JournalEntry, MatchRecord } from './archive.ts';
import type { HostContext } from './host-context.ts';
import { Projection, STILL } from './projection.ts';
import { begin, makeMove, rerun } from './rerun.ts';
import { answerersIn } from './rerun-updates.ts';
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
  readonly #match: AnyMatch;
  readonly #delay: number;
  readonly #answerers: Answerers;
  #waiting: Waiting[] = [];
  #shown = 0;
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
    this.#match = begin(game, record);
    this.#delay = record.settings.delay;
    this.#answerers = answerersIn(record);
    this.projection = new Projection(record.id, this.#match, {
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
    return this.#shown;
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
  *#catchUp(ahead: AnyMatch, before: readonly JournalEntry[]): Steps<void> {
    const waiting: Waiting[] = [];
    const again = rerun(ahead, before);
    for (const entry of before) {
      again.next();
      waiting.push({ entry, turn: ahead.turn });
      yield;
    }
    this.#waiting = [...waiting, ...this.#waiting];
    this.#upTo = Math.max(this.#upTo, ahead.turn - this.#delay);
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
    this.#shown++;
    const { version } = this.#match;
    const events = makeMove(this.#match, next.entry);
    if (!events) throw new Error(`entry ${this.#shown} cannot be shown`);
    this.#answerers.hear(next.entry);
    if (this.#match.version !== version) this.projection.publish(events, this.#answerers.take(this.#match));
  }
}

/** Only spectators are late. */
export function isLate(viewer: Viewer, delay: number): boolean {
  return viewer === 'spectator' && delay > 0;
}
