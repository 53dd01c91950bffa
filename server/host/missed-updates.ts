// What a viewer has missed, told as it would have been told: the match is run again up to now.
import type { AnyGame } from '@undertow/shared/games.ts';
import type { Viewer } from '@undertow/shared/table/game.ts';
import type { Json } from '@undertow/shared/table/json.ts';
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
  let view: Json | undefined = since === 0 ? stage.view(viewer) : undefined;
  for (const events of rerun(match, entries)) {
    if (!events) continue;
    if (view !== undefined) {
      stage.advance();
      const update = stage.update(viewer, view, events);
      view = update.view as Json;
      if (updates.push(update) > MOST_UPDATES) return undefined;
    } else if (match.version === since) {
      stage.advance();
      view = stage.view(viewer);
    }
  }
  return view === undefined ? undefined : updates;
}
