// What has happened in a match, as one viewer may know it: run once, and run on when more has happened.
import type { AnyEvent, AnyGame, AnyMatch } from '@undertow/shared/games.ts';
import { Happened, type History } from '@undertow/shared/protocol/play.ts';
import type { Viewer } from '@undertow/shared/table/game.ts';
import { Written } from '../written.ts';
import type { Entry, MatchRecord } from './archive.ts';
import { begin, rerun } from './course.ts';
import type { Steps } from './reruns.ts';
import { known } from './stage.ts';

/** What the match takes in memory on which the story goes on, beside the text. */
const MATCH_BYTES = 48 * 1024;

interface Told {
  readonly happened: Written<Happened>;
  /** In this turn the match stood then. */
  readonly turn: number;
}

export class Story {
  readonly #viewer: Viewer;
  readonly #match: AnyMatch;
  /** By version, from the one at which the match began. */
  readonly #told: Told[] = [];
  readonly #first: number;
  /** The match is over, and nothing can be added. */
  isWhole = false;
  #entries = 0;
  #textBytes = 0;

  constructor(game: AnyGame, record: MatchRecord, viewer: Viewer) {
    this.#viewer = viewer;
    this.#match = begin(game, record);
    this.#first = this.#match.version;
    // How it began is hidden from nobody.
    this.#tell(this.#match.told, Number.NEGATIVE_INFINITY);
  }

  /** How many entries have led here. */
  get entries(): number {
    return this.#entries;
  }

  get bytes(): number {
    return MATCH_BYTES + this.#textBytes;
  }

  /** Goes on with the entries that come next. */
  *goOn(entries: readonly Entry[]): Steps<void> {
    for (const events of rerun(this.#match, entries)) {
      this.#entries++;
      if (events) this.#tell(events, this.#match.turn);
      yield;
    }
  }

  /** What came after this version, but for what belongs to the last turns, of which so many are hidden. */
  after(version: number, hiddenTurns: number): Written<History> {
    const shownUpTo = this.#match.turn - hiddenTurns;
    const hidden = this.#told.findIndex(({ turn }) => turn > shownUpTo);
    const shown = this.#told.slice(Math.max(0, version + 1 - this.#first), hidden < 0 ? undefined : hidden);
    return Written.list(
      'happened',
      shown.map(({ happened }) => happened),
    );
  }

  #tell(events: readonly AnyEvent[], turn: number): void {
    const { game, version } = this.#match;
    const happened = Written.of(Happened, { version, events: known(game, events, this.#viewer) });
    this.#told.push({ happened, turn });
    this.#textBytes += happened.text.length;
  }
}
