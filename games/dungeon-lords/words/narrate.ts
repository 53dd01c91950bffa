// Tells what happened in sentences, as a player likes to read it: each thing once.
import type { Names } from '@undertow/shared/table/words.ts';
import type { DungeonEvent } from '../rules/events.ts';
import { groupsOf } from './narrate/groups.ts';
import { sentence } from './narrate/sentence.ts';

/** The sentences for events that were told together, as they were redacted for the reader. */
export function narrate(events: readonly DungeonEvent[], cast: Names): string[] {
  return groupsOf(events).map((group) => sentence(group, cast));
}
