// The log as lines: a heading for each round and for the combat, and below it what happened, each thing once.
import { attributed, type LogEntry, type LogLine, linesOf, tellingIn } from '@undertow/web/src/match/log.ts';
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
        const lines = attributed(linesOf(entry.version, talk.chapters(entry.events, names, viewer)), entry);
        told.set(entry, lines);
        return lines;
      });
}
