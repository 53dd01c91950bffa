// Which of the events that are told together need a sentence of their own: each thing is said once.
import type { ToldEvent } from './telling.ts';

export function withoutEchoes<Told extends ToldEvent>(events: readonly Told[]): Told[] {
  return events.filter((event, i) => !isEcho(event, events, i));
}

/** Whether it goes without saying: a price is told with what it buys, a discard with the Lord that it was played for. */
function isEcho(event: ToldEvent, events: readonly ToldEvent[], i: number): boolean {
  const before = events[i - 1];
  const after = events[i + 1];
  switch (event.type) {
    case 'pearlsLost':
      return before?.type === 'plotted' || before?.type === 'allyBought' || after?.type === 'alliesPlayed';
    case 'pearlsGained':
      return before?.type === 'pearlsLost' && events[i - 2]?.type === 'allyBought';
    case 'alliesDiscarded':
      return after?.type === 'lordEntered';
    case 'locationChosen':
      return ['locationControlled', 'keysSpent', 'locationsMadeAvailable'].includes(after?.type ?? '');
    case 'allyOffered':
      return event.to.length === 0;
    case 'offerDeclined':
      return before?.type === 'allyOffered' && before.to.length === 0;
    case 'trackCleared':
      return event.allies.length === 0 && event.monsters === 0;
    default:
      return false;
  }
}
