// The log as lines: a heading for each turn, and below it what happened, each thing once.
import { attributed, type LogEntry, type LogLine, linesOf, tellingIn } from '@undertow/web/src/match/log.ts';
import type { AbyssEvent } from '../../rules/events.ts';
import type { AbyssTalk } from '../words/words.svelte.ts';

/**
 * Tells the last entries of a log in one language, with these names, to this seat if one looks; what was told once is not put into words again,
 * unless more has become known of what came before it.
 */
export function teller(
  talk: AbyssTalk,
  names: readonly string[],
  viewer: number | null = null,
): (log: readonly LogEntry<AbyssEvent>[], last?: number) => LogLine[] {
  const made = new WeakMap<LogEntry<AbyssEvent>, { readonly before: Asked; readonly lines: readonly LogLine[] }>();
  return (log, last = log.length) => {
    let asked: Asked;
    return tellingIn(log).flatMap((entry, i, telling) => {
      const before = asked;
      asked = askedAfter(entry.events, asked);
      if (i < telling.length - last) return [];
      const known = made.get(entry);
      if (known && known.before === before) return known.lines;
      const { version, events } = entry;
      const told = turnedDown(events, before);
      const lines = attributed(linesOf(version, talk.chapters(told, names, viewer)), entry);
      made.set(entry, { before, lines });
      return lines;
    });
  };
}

/** Those to whom an Ally was offered last. */
type Asked = readonly number[] | undefined;

function askedAfter(events: readonly AbyssEvent[], before: Asked): Asked {
  const offer = events.findLast((event) => event.type === 'allyOffered');
  return offer ? offer.to : before;
}

/** Of those who did not buy, only who was asked has turned something down. */
function turnedDown(events: readonly AbyssEvent[], before: Asked): AbyssEvent[] {
  return events.flatMap((event, i): AbyssEvent[] => {
    if (event.type !== 'offerDeclined') return [event];
    const asked = askedAfter(events.slice(0, i), before);
    const seats = asked ? event.seats.filter((seat) => asked.includes(seat)) : event.seats;
    return seats.length > 0 ? [{ ...event, seats }] : [];
  });
}
