// The log as lines: a heading for each turn, and below it what happened, each thing once.
import type { AbyssEvent } from '@undertow/shared/abyss/events.ts';
import type { LogEntry } from '../../table/log.ts';
import type { AbyssTalk, Part } from '../words/words.svelte.ts';

export type Line =
  | { readonly key: string; readonly heading: string }
  | { readonly key: string; readonly parts: readonly Part[] };

/** Tells a log in one language and with these names; what was told once is not put into words again. */
export function teller(talk: AbyssTalk, names: readonly string[]): (log: readonly LogEntry<AbyssEvent>[]) => Line[] {
  const told = new WeakMap<LogEntry<AbyssEvent>, readonly Line[]>();
  return (log) =>
    log.flatMap((entry) => {
      const known = told.get(entry);
      if (known) return known;
      const lines = linesOf(entry, talk, names);
      told.set(entry, lines);
      return lines;
    });
}

function linesOf({ version, events }: LogEntry<AbyssEvent>, talk: AbyssTalk, names: readonly string[]): Line[] {
  return turnsIn(events).flatMap((turn, at): Line[] => {
    const [first] = turn;
    const key = (index: number) => `${version}:${at}:${index}`;
    if (first?.type !== 'turnBegan') return sentences(turn, talk, names, key);
    const heading = talk.text('board.round', { n: first.round, who: names[first.seat] ?? '' });
    return [{ key: key(-1), heading }, ...sentences(turn.slice(1), talk, names, key)];
  });
}

function sentences(
  events: readonly AbyssEvent[],
  talk: AbyssTalk,
  names: readonly string[],
  key: (index: number) => string,
): Line[] {
  return talk.story(events, names).map((parts, index) => ({ key: key(index), parts }));
}

/** The events cut where turns begin. */
function turnsIn(events: readonly AbyssEvent[]): AbyssEvent[][] {
  const turns: AbyssEvent[][] = [[]];
  for (const event of events) {
    if (event.type === 'turnBegan') turns.push([]);
    turns.at(-1)?.push(event);
  }
  return turns.filter((turn) => turn.length > 0);
}
