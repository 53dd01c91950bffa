// The events that need no sentence of their own, because the sentence of a neighbour tells them too.
import type { AnswerTakenBack } from '@undertow/shared/table/journaled-match.ts';
import type { AbyssEvent } from '../rules/events.ts';

/** What a teller may come across: the events of the game, and that a seat has taken an answer back. */
type Told = AbyssEvent | AnswerTakenBack;

/** A price is told with what it buys, a discard with the Lord that it was played for. */
export function isSaidBeside(event: Told, events: readonly Told[], i: number): boolean {
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

function isOfferToNobody(event: Told | undefined): boolean {
  return event?.type === 'allyOffered' && event.to.length === 0;
}
