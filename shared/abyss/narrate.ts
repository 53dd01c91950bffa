// Tells what happened in sentences, as a player likes to read it: each thing once.
import type { AbyssEvent } from './events.ts';
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

/** Whether it goes without saying: a price is told with what it buys, a discard with the Lord that it was played for. */
function isSaidBeside(event: AbyssEvent, events: readonly AbyssEvent[], i: number): boolean {
  const before = events[i - 1]?.type;
  const after = events[i + 1]?.type;
  switch (event.type) {
    case 'pearlsLost':
      return before === 'plotted' || before === 'allyBought' || after === 'alliesPlayed';
    case 'pearlsGained':
      return before === 'pearlsLost' && events[i - 2]?.type === 'allyBought';
    case 'alliesDiscarded':
      return after === 'lordEntered';
    case 'locationChosen':
      return after === 'locationControlled' || after === 'keysSpent' || after === 'locationsMadeAvailable';
    case 'allyOffered':
      return isOfferToNobody(event);
    case 'offerDeclined':
      return isOfferToNobody(events[i - 1]);
    default:
      return false;
  }
}

function isOfferToNobody(event: AbyssEvent | undefined): boolean {
  return event?.type === 'allyOffered' && event.to.length === 0;
}
