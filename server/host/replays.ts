// Matches that are over: their replays, and how they stood in the end.
import type { KnownGame } from '@undertow/shared/games.ts';
import { REPLAY_FORMAT, type Replay } from '@undertow/shared/protocol/replay.ts';
import type { Seat, Viewer } from '@undertow/shared/table/game.ts';
import { commitment } from '@undertow/shared/table/random.ts';
import { Newest } from '../limits/newest.ts';
import type { Archive, Entry, MatchRecord } from './archive.ts';
import { isRerunnable, standAgain } from './course.ts';
import { STILL, Stage } from './stage.ts';
import type { Telling } from './telling.ts';

/** When a match ends, all who followed it may come again at the same moment. */
const SNAPSHOTS_KEPT = 100;

export class Replays {
  readonly #archive: Archive;
  readonly #games: ReadonlyMap<string, KnownGame>;
  /** The last ones that were asked for. */
  readonly #snapshots = new Newest<Promise<Telling | undefined>>(SNAPSHOTS_KEPT);

  constructor(archive: Archive, games: ReadonlyMap<string, KnownGame>) {
    this.#archive = archive;
    this.#games = games;
  }

  /** The replay of a match that is over, with the names of those who played it. */
  async of(id: string, names: readonly string[]): Promise<Replay | undefined> {
    const over = await this.#over(id);
    return over && replayOf(over.record, over.entries, names, this.#hasOutcome(over.record, over.entries));
  }

  /** How the match stood in the end, if today's rules can still tell. */
  lastSnapshot(id: string, viewer: Viewer): Promise<Telling | undefined> {
    const key = `${id} ${viewer}`;
    const snapshot = this.#snapshots.get(key) ?? this.#lastSnapshot(id, viewer);
    this.#snapshots.set(key, snapshot);
    // What is not there yet may be there the next time.
    const forget = () => this.#snapshots.delete(key);
    snapshot.then((told) => told ?? forget(), forget);
    return snapshot;
  }

  async #lastSnapshot(id: string, viewer: Viewer): Promise<Telling | undefined> {
    const over = await this.#over(id);
    const known = over && this.#games.get(over.record.game);
    if (!known || !isRerunnable(over, known.game)) return undefined;
    const { record, entries } = over;
    const ended = record.ended ?? 0;
    const stage = new Stage(id, standAgain(known.game, { record, entries, rest: null }).match, {
      ...STILL,
      now: () => ended,
      ending: () => ({ ranking: record.ranking as Seat[][] | null, seed: record.seed }),
    });
    return stage.snapshot(viewer);
  }

  async #over(id: string) {
    const record = await this.#archive.find(id);
    // The seed of a match that runs is nobody's to know.
    if (!record || record.ended === null) return undefined;
    return { record, entries: await this.#archive.entries(id) };
  }

  #hasOutcome(record: MatchRecord, entries: readonly Entry[]): boolean {
    const known = this.#games.get(record.game);
    if (!known || !isRerunnable({ record }, known.game)) return record.ranking !== null;
    return standAgain(known.game, { record, entries, rest: null }).match.outcome !== undefined;
  }
}

function replayOf(record: MatchRecord, entries: readonly Entry[], names: readonly string[], isPlayed: boolean): Replay {
  const { id, game, rules, options, seed, started, ended, ranking } = record;
  return {
    format: REPLAY_FORMAT,
    id,
    game,
    rules,
    options,
    seats: [...names],
    commitment: commitment(seed),
    seed,
    started,
    ended: ended ?? started,
    moves: entries.map(({ seat, kind, answer, time }) => ({
      seat,
      kind,
      ...(answer === undefined ? {} : { answer }),
      time,
    })),
    ending: isPlayed ? 'played' : ranking ? 'resigned' : 'abandoned',
    ranking: ranking as Seat[][] | null,
  };
}
