// What has happened in a match, as one viewer may know it: run once, and run on when more has happened.
import { Happened, type History } from '@undertow/shared/protocol/play.ts';
import type { AnyGame, AnyMatch } from '@undertow/shared/table/any-game.ts';
import type { Viewer } from '@undertow/shared/table/game.ts';
import { type JournaledMatch, type Step, toldTo } from '@undertow/shared/table/journaled-match.ts';
import { Written } from '../written.ts';
import type { JournalEntry, MatchRecord } from './archive.ts';
import { begin } from './rerun.ts';
import type { Steps } from './reruns.ts';

/** What the match takes in memory on which the history goes on, beside the text. */
const MATCH_BYTES = 48 * 1024;

interface Told {
  readonly happened: Written<Happened>;
  /** In this turn the match stood then. */
  readonly turn: number;
}

export class ViewerHistory {
  readonly #viewer: Viewer;
  /** By version, from the one at which the match began. */
  readonly #told: Told[] = [];
  readonly #first: number;
  /** Stands where the history ends; `undefined` when it is whole. */
  #journaled: JournaledMatch | undefined;
  #turn: number;
  #textBytes = 0;

  constructor(game: AnyGame, record: MatchRecord, viewer: Viewer) {
    const journaled = begin(game, record);
    const { match } = journaled;
    this.#viewer = viewer;
    this.#journaled = journaled;
    this.#first = match.version;
    this.#turn = match.turn;
    // How it began is open to all.
    this.#tell(match, { events: match.told, answered: [] }, Number.NEGATIVE_INFINITY);
  }

  /** The match is over, and nothing can be added. */
  get isWhole(): boolean {
    return this.#journaled === undefined;
  }

  /** How many entries have led here, as long as more may come. */
  get entries(): number {
    return this.#journaled?.made ?? 0;
  }

  get bytes(): number {
    return this.#textBytes + (this.isWhole ? 0 : MATCH_BYTES);
  }

  /** Goes on with the entries that come next; they are the last if the match is over. */
  *goOn(entries: readonly JournalEntry[], isOver: boolean): Steps<void> {
    if (!this.#journaled) return;
    const { match } = this.#journaled;
    for (const step of this.#journaled.run(entries)) {
      this.#turn = match.turn;
      if (!step.isSealed) this.#tell(match, step, match.turn);
      yield;
    }
    if (isOver) this.#journaled = undefined;
  }

  /** What came after this version, but for what belongs to the last turns, of which so many are hidden. */
  after(version: number, hiddenTurns: number): Written<History> {
    const hidden = this.#told.findIndex(({ turn }) => turn > this.#turn - hiddenTurns);
    const shown = this.#told.slice(Math.max(0, version + 1 - this.#first), hidden < 0 ? undefined : hidden);
    return Written.object({ happened: Written.list(shown.map(({ happened }) => happened)) });
  }

  #tell({ game, version }: AnyMatch, { events, answered }: Pick<Step, 'events' | 'answered'>, turn: number): void {
    const happened = Written.of(Happened, {
      version,
      ...(answered.length > 0 ? { answered: [...answered] } : {}),
      events: toldTo(game, events, this.#viewer),
    });
    this.#told.push({ happened, turn });
    this.#textBytes += happened.text.length;
  }
}
