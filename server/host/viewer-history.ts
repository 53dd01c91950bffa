// What has happened in a match, as one viewer may know it: run once, and run on when more has happened.
import type { Answerers } from '@undertow/shared/answerers.ts';
import { Happened, type History } from '@undertow/shared/protocol/play.ts';
import type { AnyGame, AnyMatch } from '@undertow/shared/table/any-game.ts';
import type { Viewer } from '@undertow/shared/table/game.ts';
import { Written } from '../written.ts';
import type { JournalEntry, MatchRecord } from './archive.ts';
import { known } from './projection.ts';
import { begin } from './rerun.ts';
import { answerersIn, type RerunUpdate, rerunUpdates } from './rerun-updates.ts';
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
  #match: AnyMatch | undefined;
  readonly #answerers: Answerers;
  #turn: number;
  #entries = 0;
  #textBytes = 0;

  constructor(game: AnyGame, record: MatchRecord, viewer: Viewer) {
    const match = begin(game, record);
    this.#viewer = viewer;
    this.#match = match;
    this.#answerers = answerersIn(record);
    this.#first = match.version;
    this.#turn = match.turn;
    // How it began is open to all.
    this.#tell(match, { events: match.told, answered: [] }, Number.NEGATIVE_INFINITY);
  }

  /** The match is over, and nothing can be added. */
  get isWhole(): boolean {
    return this.#match === undefined;
  }

  /** How many entries have led here. */
  get entries(): number {
    return this.#entries;
  }

  get bytes(): number {
    return this.#textBytes + (this.isWhole ? 0 : MATCH_BYTES);
  }

  /** Goes on with the entries that come next; they are the last if the match is over. */
  *goOn(entries: readonly JournalEntry[], isOver: boolean): Steps<void> {
    const match = this.#match;
    if (!match) return;
    for (const told of rerunUpdates(match, entries, this.#answerers)) {
      this.#entries++;
      this.#turn = match.turn;
      if (told) this.#tell(match, told, match.turn);
      yield;
    }
    if (isOver) this.#match = undefined;
  }

  /** What came after this version, but for what belongs to the last turns, of which so many are hidden. */
  after(version: number, hiddenTurns: number): Written<History> {
    const hidden = this.#told.findIndex(({ turn }) => turn > this.#turn - hiddenTurns);
    const shown = this.#told.slice(Math.max(0, version + 1 - this.#first), hidden < 0 ? undefined : hidden);
    return Written.object({ happened: Written.list(shown.map(({ happened }) => happened)) });
  }

  #tell({ game, version }: AnyMatch, { events, answered }: RerunUpdate, turn: number): void {
    const happened = Written.of(Happened, {
      version,
      ...(answered.length > 0 ? { answered: [...answered] } : {}),
      events: known(game, events, this.#viewer),
    });
    this.#told.push({ happened, turn });
    this.#textBytes += happened.text.length;
  }
}
