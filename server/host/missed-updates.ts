// The updates that a subscriber missed while it was disconnected, as it would have been told them. The match is run again for it, beside
// all that is played, and once for all that come back to the same version.
import type { AnyGame } from '@undertow/shared/table/any-game.ts';
import type { Viewer } from '@undertow/shared/table/game.ts';
import { LoadingCache } from '../limits/loading-cache.ts';
import type { JournalEntry, MatchRecord } from './archive.ts';
import type { MatchSubscriber, OutgoingMessage } from './outgoing.ts';
import { Projection, STILL } from './projection.ts';
import { begin } from './rerun.ts';
import type { Reruns, Steps } from './reruns.ts';

/** A subscriber that has missed more gets a snapshot, which is shorter. */
const MOST_UPDATES = 50;

/** While more matches than this wait to be run again, a subscriber that comes back gets a snapshot at once. */
const MOST_WAITING = 4;

/** So many bytes of updates are kept. */
const MOST_BYTES = 4 * 1024 * 1024;

/** Up to where a viewer is to be told what was missed. */
export interface CatchUpTarget {
  readonly viewer: Viewer;
  readonly version: number;
  /** So many entries lead there. */
  readonly shown: number;
}

/** The match, and how its entries are read. */
export interface Rerunnable {
  readonly game: AnyGame;
  readonly record: MatchRecord;
  entries(): Promise<readonly JournalEntry[]>;
}

/** Whether updates are better than a snapshot for a subscriber that has all until this version. */
export function isRecent(since: number, version: number): boolean {
  return since <= version && since >= oldest(version);
}

export class MissedUpdates {
  readonly #reruns: Reruns;
  readonly #made = new LoadingCache<readonly OutgoingMessage[]>(MOST_BYTES, bytesOf);

  constructor(reruns: Reruns) {
    this.#reruns = reruns;
  }

  /** The updates from a recent version to this target, or `undefined` if a snapshot is there sooner. */
  async since(
    since: number,
    target: CatchUpTarget,
    played: Rerunnable,
  ): Promise<readonly OutgoingMessage[] | undefined> {
    const { viewer, version } = target;
    const key = `${played.record.id} ${viewer} ${version}`;
    if (!this.#made.has(key) && this.#reruns.coming >= MOST_WAITING) return undefined;
    const updates = await this.#made.get(key, () =>
      this.#reruns.run({ match: played.record.id }, async () => updatesTo(target, played, await played.entries())),
    );
    return updates.slice(since - oldest(version));
  }
}

function oldest(version: number): number {
  return Math.max(0, version - MOST_UPDATES);
}

function bytesOf(updates: readonly OutgoingMessage[]): number {
  return updates.reduce((bytes, { text }) => bytes + text.length, 0);
}

/** All updates that lead there from the oldest version that counts. */
function* updatesTo(
  { viewer, version, shown }: CatchUpTarget,
  { game, record }: Rerunnable,
  entries: readonly JournalEntry[],
): Steps<OutgoingMessage[]> {
  const since = oldest(version);
  const journaled = begin(game, record);
  const { match } = journaled;
  const projection = new Projection(record.id, match, { ...STILL, failed });
  const updates: OutgoingMessage[] = [];
  const subscriber: MatchSubscriber = { told: (outgoing) => updates.push(outgoing) };
  if (since === 0) projection.attach(viewer, subscriber);
  for (const { isSealed, events, answered } of journaled.run(entries.slice(0, shown))) {
    if (!isSealed && match.version >= since) {
      projection.publish(events, answered);
      if (match.version === since) projection.attach(viewer, subscriber);
    }
    yield;
  }
  return updates;
}

function failed(failure: unknown): never {
  throw failure;
}
