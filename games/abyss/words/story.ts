// Which of the events that are told together need a sentence of their own: each thing is said once.
import { isSaidBeside } from './narrate/said-beside.ts';
import type { ToldEvent } from './telling.ts';

export function withoutEchoes<Told extends ToldEvent>(events: readonly Told[]): Told[] {
  return events.filter((event, i) => !isSaidBeside(event, events, i) && !isNothing(event));
}

/** The track was cleared, and nothing lay there. */
function isNothing(event: ToldEvent): boolean {
  return event.type === 'trackCleared' && event.allies.length === 0 && event.monsters === 0;
}
