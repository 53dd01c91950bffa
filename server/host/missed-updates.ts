// What a viewer has missed, told as it would have been told: the match is run again up to now.
import type { AnyGame } from '@undertow/shared/games.ts';
import type { Viewer } from '@undertow/shared/table/game.ts';
import type { Entry, MatchRecord } from './archive.ts';
import { begin, rerun } from './course.ts';
import { STILL, Stage } from './stage.ts';
import type { Telling } from './telling.ts';

/** Who has missed more gets a snapshot, which is shorter. */
const MOST_UPDATES = 50;

/** The updates after this version, or `undefined` if a snapshot serves better. */
export function missedUpdates(
  game: AnyGame,
  record: MatchRecord,
  entries: readonly Entry[],
  viewer: Viewer,
  since: number,
): Telling[] | undefined {
  const match = begin(game, record);
  const stage = new Stage(record.id, match, STILL);
  const updates: Telling[] = [];
  let isFound = since === 0;
  let before = stage.own(viewer);
  for (const events of rerun(match, entries)) {
    if (!events || match.version < since) continue;
    stage.advance();
    const own = stage.own(viewer);
    if (isFound && updates.push(stage.update(viewer, events, before, own)) > MOST_UPDATES) return undefined;
    isFound ||= match.version === since;
    before = own;
  }
  return isFound ? updates : undefined;
}
