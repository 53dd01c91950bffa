// Matches that are over: their replays, and their last positions.
import { REPLAY_FORMAT, Replay } from '@undertow/shared/protocol/replay.ts';
import type { AnyMatch, KnownGame } from '@undertow/shared/table/any-game.ts';
import type { Seat, Viewer } from '@undertow/shared/table/game.ts';
import { commitment } from '@undertow/shared/table/random.ts';
import { LoadingCache } from '../limits/loading-cache.ts';
import { Written } from '../written.ts';
import { type Archive, type JournalEntry, type MatchRecord, originOf } from './archive.ts';
import { BROKEN } from './breaking-off.ts';
import type { OutgoingMessage } from './outgoing.ts';
import { Projection, STILL } from './projection.ts';
import { isRerunnable, restoring } from './rerun.ts';
import type { Reruns, Steps } from './reruns.ts';

/** A match that is over, and all that was done in it. */
interface Over {
  readonly record: MatchRecord;
  readonly entries: readonly JournalEntry[];
}

/** Who sat there; of a bot of the house, how well it plays. */
export interface Sitting {
  readonly name: string;
  readonly level?: string | undefined;
  /** A bot that had come over the network. */
  readonly bot?: boolean | undefined;
}

/** How many bytes of replays, and of last positions, are kept. When a match ends, all its clients may ask at the same moment. */
const MOST_BYTES = 8 * 1024 * 1024;

/** The place in the queue that all requests for the end of a match share. Replays queue by the address of the client. */
const LATECOMERS = 'latecomers';

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

  /** The replay of a match that is over, with who played it. It is the same for all clients that may see it. */
  of(id: string, seated: readonly Sitting[], place: string): Promise<Written<Replay> | undefined> {
    return this.#replays.get(JSON.stringify([id, ...seated.map(({ name, level, bot }) => [name, level, bot])]), () =>
      this.#run(id, place, (over, match) => {
        const isPlayed = match ? match.outcome !== undefined : over.record.ranking !== null;
        return Written.of(Replay, replayOf(over, seated, isPlayed));
      }),
    );
  }

  /** How the match stood in the end, if today's rules can still tell. */
  lastSnapshot(id: string, viewer: Viewer): Promise<OutgoingMessage | undefined> {
    return this.#snapshots.get(`${id} ${viewer}`, () =>
      this.#run(id, LATECOMERS, ({ record }, match) => {
        if (!match) return undefined;
        const ended = record.ended ?? 0;
        const broken = record.settings.broken ? BROKEN : {};
        const projection = new Projection(id, match, {
          ...STILL,
          now: () => ended,
          ending: () => ({ ranking: record.ranking as Seat[][] | null, seed: record.seed, ...broken }),
        });
        return projection.snapshot(viewer);
      }),
    );
  }

  /** Runs a match that is over, and makes something of it. There is no match at its end if today's rules do not lead there. */
  async #run<Made>(
    id: string,
    place: string,
    make: (over: Over, match: AnyMatch | undefined) => Made,
  ): Promise<Made | undefined> {
    const record = await this.#archive.find(id);
    // No client may know the seed of a match that runs.
    if (!record || record.ended === null) return undefined;
    return this.#reruns.run({ place }, async () => {
      const over = { record, entries: await this.#archive.entries(id) };
      return this.#steps(over, make);
    });
  }

  *#steps<Made>(over: Over, make: (over: Over, match: AnyMatch | undefined) => Made): Steps<Made> {
    const game = this.#games.get(over.record.game)?.game;
    if (!game || !isRerunnable(over, game)) return make(over, undefined);
    return make(over, (yield* restoring(game, { ...over, rest: null })).journaled.match);
  }
}

function replayOf({ record, entries }: Over, seated: readonly Sitting[], isPlayed: boolean): Replay {
  const { id, game, rules, options, seed, started, ended, ranking, settings } = record;
  return {
    format: REPLAY_FORMAT,
    id,
    game,
    rules,
    options,
    seats: seated.map(({ name }) => name),
    ...(seated.some(({ level }) => level) ? { levels: seated.map(({ level }) => level ?? null) } : {}),
    ...(seated.some(({ bot }) => bot) ? { bots: seated.map(({ bot = false }) => bot) } : {}),
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
    ...(settings.from ? { from: originOf(settings.from) } : {}),
  };
}
