// The same match, some turns behind: what spectators see who must not help a player.
import type { AnyGame, AnyMatch } from '@undertow/shared/games.ts';
import type { Ending } from '@undertow/shared/protocol/play.ts';
import type { Viewer } from '@undertow/shared/table/game.ts';
import type { Entry, MatchRecord } from './archive.ts';
import { begin, perform, rerun } from './course.ts';
import { STILL, Stage } from './stage.ts';
import type { Surroundings } from './surroundings.ts';

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
  #ending: Ending | null = null;

  /** Begins with a match that stands at its start. */
  constructor({ id, settings }: MatchRecord, match: AnyMatch, { timers, report }: Surroundings) {
    this.#match = match;
    this.#delay = settings.delay;
    this.stage = new Stage(id, match, {
      ...STILL,
      now: () => timers.now(),
      ending: () => this.#ending,
      failed: (failure) => report('somebody could not be told', id, { failure }),
    });
  }

  /** The match after these entries, as far as spectators may have seen them. */
  static after(game: AnyGame, record: MatchRecord, entries: readonly Entry[], around: Surroundings): LateStage {
    const late = new LateStage(record, begin(game, record), around);
    const scout = begin(game, record);
    const again = rerun(scout, entries);
    for (const entry of entries) {
      again.next();
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
  end(ending: Ending | null): void {
    this.#show(Number.POSITIVE_INFINITY);
    this.#ending = ending;
    this.stage.tellEnding();
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
