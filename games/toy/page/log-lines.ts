// The log as lines: a heading for each turn, and below it what happened.
import type { LogEntry, LogLine } from '@undertow/web/src/match/log.ts';
import type { Event } from '../rules/index.ts';
import type { Talk } from '../words/prizes-in.ts';

export function linesOf(log: readonly LogEntry<Event>[], talk: Talk, names: readonly string[]): LogLine[] {
  return log.flatMap(({ version, events }) =>
    events.flatMap((event, at): LogLine[] => {
      const key = `${version}:${at}`;
      if (event.type === 'prizeTurnedUp') return [{ key, version, heading: talk.heading(event) }];
      return talk.told(event, names).map((parts, i) => ({ key: `${key}:${i}`, version, parts }));
    }),
  );
}
