// Matches that are over: their replays, and how they stood in the end.
import type { AnyMatch, KnownGame } from '@undertow/shared/games.ts';
import { REPLAY_FORMAT, Replay } from '@undertow/shared/protocol/replay.ts';
import type { Seat, Viewer } from '@undertow/shared/table/game.ts';
import { commitment } from '@undertow/shared/table/random.ts';
import { LoadingCache } from '../limits/loading-cache.ts';
import { Written } from '../written.ts';
import type { Archive, JournalEntry, MatchRecord } from './archive.ts';
import type { OutgoingMessage } from './outgoing.ts';
import { Projection, STILL } from './projection.ts';
import { isRerunnable, restoring } from './rerun.ts';
import type { Reruns } from './reruns.ts';

/** A match that is over, and all that was done in it. */
interface Over {
  readonly record: MatchRecord;
  readonly entries: readonly JournalEntry[];
}

/** So many bytes of each are kept. When a match ends, all its clients may ask again at the same moment. */
const MOST_BYTES = 8 * 1024 * 1024;

export class Replays {
  readonly #archive: Archive;
  readonly #games: ReadonlyMap<string, KnownGame>;
  readonly #reruns: Reruns;
  readonly #replays = new LoadingCache<Written<Replay>>(MOST_BYTES, ({ text }) => text.length);
  readonly #snapshots = new LoadingCache<OutgoingMessage>(MOST_BYTES, ({ text }) => text.length);

  constructor(archive: Archive, games: ReadonlyMap<string, KnownGame>, reruns: Reruns) {
    this.#archive = archive;
    this.#games = games;
    this.#reruns = reruns;
  }

  /** The replay of a match that is over, with the names of its players. It is the same for every client that may see it. */
  of(id: string, names: readonly string[]): Promise<Written<Replay> | undefined> {
    return this.#replays.get(JSON.stringify([id, ...names]), async () => {
      const over = await this.#over(id);
      return over && Written.of(Replay, replayOf(over, names, await this.#hasOutcome(over)));
    });
  }

  /** How the match stood in the end, if today's rules can still tell. */
  lastSnapshot(id: string, viewer: Viewer): Promise<OutgoingMessage | undefined> {
    return this.#snapshots.get(`${id} ${viewer}`, () => this.#lastSnapshot(id, viewer));
  }

  async #lastSnapshot(id: string, viewer: Viewer): Promise<OutgoingMessage | undefined> {
    const over = await this.#over(id);
    const match = over && (await this.#playedAgain(over));
    if (!match) return undefined;
    const { record } = over;
    const ended = record.ended ?? 0;
    const projection = new Projection(id, match, {
      ...STILL,
      now: () => ended,
      ending: () => ({ ranking: record.ranking as Seat[][] | null, seed: record.seed }),
    });
    return projection.snapshot(viewer);
  }

  async #over(id: string): Promise<Over | undefined> {
    const record = await this.#archive.find(id);
    // No client may know the seed of a match that runs.
    if (!record || record.ended === null) return undefined;
    return { record, entries: await this.#archive.entries(id) };
  }

  async #hasOutcome(over: Over): Promise<boolean> {
    const match = await this.#playedAgain(over);
    return match ? match.outcome !== undefined : over.record.ranking !== null;
  }

  /** The match at its end; `undefined` if today's rules do not lead there. */
  async #playedAgain({ record, entries }: Over): Promise<AnyMatch | undefined> {
    const game = this.#games.get(record.game)?.game;
    if (!game || !isRerunnable({ record }, game)) return undefined;
    return (await this.#reruns.run(async () => restoring(game, { record, entries, rest: null }))).match;
  }
}

function replayOf({ record, entries }: Over, names: readonly string[], isPlayed: boolean): Replay {
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
