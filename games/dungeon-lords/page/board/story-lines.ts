// The log as lines: a heading for each round and for the combat, and below it what happened, each thing once.
import { attributed, type LogEntry, type LogLine, tellingIn } from '@undertow/web/src/match/log.ts';
import type { Event } from '../../client.ts';
import type { DungeonTalk } from '../words/words.svelte.ts';

/** Tells the last entries of a log in one language, with these names; what was told once is not put into words again. */
export function teller(
  talk: DungeonTalk,
  names: readonly string[],
  viewer: number | null = null,
): (log: readonly LogEntry<Event>[], last?: number) => LogLine[] {
  const told = new WeakMap<LogEntry<Event>, readonly LogLine[]>();
  return (log, last = log.length) =>
    tellingIn(log)
      .slice(-last)
      .flatMap((entry) => {
        const known = told.get(entry);
        if (known) return known;
        const lines = attributed(linesOf(entry, { talk, names, viewer }), entry);
        told.set(entry, lines);
        return lines;
      });
}

interface Telling {
  readonly talk: DungeonTalk;
  readonly names: readonly string[];
  /** The seat that looks. */
  readonly viewer: number | null;
}

function linesOf({ version, events }: LogEntry<Event>, { talk, names, viewer }: Telling): LogLine[] {
  return partsIn(events).flatMap((part, at): LogLine[] => {
    const [first] = part;
    const key = (index: number) => `${version}:${at}:${index}`;
    const heading = first && headingOf(first, talk, names);
    const sentences = talk
      .told(heading === undefined ? part : part.slice(1), names, viewer)
      .map((saying, index) => ({ key: key(index), version, ...saying }));
    return heading === undefined ? sentences : [{ key: key(-1), version, heading }, ...sentences];
  });
}

/** The events cut where rounds begin. */
function partsIn(events: readonly Event[]): Event[][] {
  const parts: Event[][] = [[]];
  for (const event of events) {
    if (event.type === 'roundBegan' || event.type === 'combatRoundBegan') parts.push([]);
    parts.at(-1)?.push(event);
  }
  return parts.filter((part) => part.length > 0);
}

function headingOf(event: Event, talk: DungeonTalk, names: readonly string[]): string | undefined {
  if (event.type === 'roundBegan') {
    const { year, round, starting } = event;
    const season = talk.season(round);
    return talk.text('board.roundOf', { year, season, who: names[starting] ?? '' });
  }
  return event.type === 'combatRoundBegan' ? talk.text('board.combatRound', { n: event.round }) : undefined;
}
