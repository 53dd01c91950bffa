// Tells what happened in sentences, as a player likes to read it: each thing once.
import type { AbyssEvent } from '../rules/events.ts';
import { isSaidBeside } from './narrate/said-beside.ts';
import { sentence } from './narrate/sentence.ts';
import type { Cast } from './narrate/words.ts';

export type { Cast } from './narrate/words.ts';

/** The sentences for events that were told together, as they were redacted for the reader. */
export function narrate(events: readonly AbyssEvent[], cast: Cast): string[] {
  return events.flatMap((event, i) => {
    if (isSaidBeside(event, events, i)) return [];
    return [sentence(event, cast)];
  });
}
