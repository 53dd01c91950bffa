// What a viewer has missed, told as it would have been told: the match is run again up to now.
import type { AnyGame } from '@undertow/shared/games.ts';
import type { Viewer } from '@undertow/shared/table/game.ts';
import type { Entry, MatchRecord } from './archive.ts';
import { begin, rerun } from './course.ts';
import { STILL, Stage } from './stage.ts';
import type { Telling, Watcher } from './telling.ts';

/** Who has missed more gets a snapshot, which is shorter. */
const MOST_UPDATES = 50;

function failed(failure: unknown): never {
  throw failure;
}

/** The updates after this version, or `undefined` if a snapshot serves better. */
export function missedUpdates(
  game: AnyGame,
  record: MatchRecord,
  entries: readonly Entry[],
  viewer: Viewer,
  since: number,
): Telling[] | undefined {
  const match = begin(game, record);
  const stage = new Stage(record.id, match, { ...STILL, failed });
  const updates: Telling[] = [];
  const watcher: Watcher = { told: (telling) => updates.push(telling) };
  if (since === 0) stage.attach(viewer, watcher);
  for (const events of rerun(match, entries)) {
    if (!events || match.version < since) continue;
    stage.publish(events);
    if (match.version === since) stage.attach(viewer, watcher);
    if (updates.length > MOST_UPDATES) return undefined;
  }
  return stage.watching() > 0 ? updates : undefined;
}
