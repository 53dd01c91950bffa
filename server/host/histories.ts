// The history of a match for clients that were not connected: its events, as they would have been told.
import { Refusal } from '@undertow/shared/protocol/errors.ts';
import { History } from '@undertow/shared/protocol/play.ts';
import type { AnyGame, KnownGame } from '@undertow/shared/table/any-game.ts';
import type { Viewer } from '@undertow/shared/table/game.ts';
import { ByteCache } from '../limits/byte-cache.ts';
import { KeyedTaskQueue } from '../scheduling/task-queue.ts';
import { Written } from '../written.ts';
import type { Archive, MatchRecord } from './archive.ts';
import { isLate } from './delayed-projection.ts';
import { isRerunnable } from './rerun.ts';
import type { Reruns } from './reruns.ts';
import { ViewerHistory } from './viewer-history.ts';

/** How many bytes of histories are kept: those that were asked for last. */
const MOST_BYTES = 16 * 1024 * 1024;

const NOTHING = Written.of(History, { happened: [] });

export class Histories {
  readonly #archive: Archive;
  readonly #games: ReadonlyMap<string, KnownGame>;
  readonly #reruns: Reruns;
  /** The histories by match and viewer: no viewer is told what only another may know. */
  readonly #known = new ByteCache<ViewerHistory>(MOST_BYTES);
  readonly #lines = new KeyedTaskQueue();

  constructor(archive: Archive, games: ReadonlyMap<string, KnownGame>, reruns: Reruns) {
    this.#archive = archive;
    this.#games = games;
    this.#reruns = reruns;
  }

  /** What came after this version, for a client at this place. Nothing is known of a match that was not played by today's rules. */
  async of(id: string, viewer: Viewer, after: number, place: string): Promise<Written<History>> {
    const record = await this.#archive.find(id);
    const game = record && this.#games.get(record.game)?.game;
    if (!record || !game || !isRerunnable({ record }, game)) return NOTHING;
    const history = await this.#lines.run(`${id} ${viewer}`, () => this.#upToDate(game, record, viewer, place));
    const { ended, settings } = record;
    return history.after(after, ended === null && isLate(viewer, settings.delay) ? settings.delay : 0);
  }

  /** In line: requests that come at the same time wait for the same, and of what is known only the end is read. */
  async #upToDate(game: AnyGame, record: MatchRecord, viewer: Viewer, place: string): Promise<ViewerHistory> {
    const key = `${record.id} ${viewer}`;
    const history = this.#known.get(key) ?? new ViewerHistory(game, record, viewer);
    if (history.isWhole) return history;
    try {
      await this.#reruns.run({ place }, async () => {
        return history.goOn(await this.#archive.entries(record.id, history.entries), record.ended !== null);
      });
    } catch (failure) {
      // Then nothing was begun.
      if (!(failure instanceof Refusal)) this.#known.delete(key);
      throw failure;
    }
    this.#known.set(key, history, history.bytes);
    return history;
  }
}
