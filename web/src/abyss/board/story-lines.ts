// The log as lines: a heading for each turn, and below it what happened, each thing once.
import type { AbyssEvent } from '@undertow/shared/abyss/events.ts';
import type { LogEntry } from '../../table/log.ts';
import type { AbyssTalk, Part } from '../words/words.svelte.ts';

export type Line =
  | { readonly key: string; readonly heading: string }
  | { readonly key: string; readonly parts: readonly Part[] };

export function linesOf(log: readonly LogEntry<AbyssEvent>[], talk: AbyssTalk, names: readonly string[]): Line[] {
  return log.flatMap(({ version, events }) =>
    turnsIn(events).flatMap((turn, at): Line[] => {
      const [first] = turn;
      const key = (index: number) => `${version}:${at}:${index}`;
      if (first?.type !== 'turnBegan') return sentences(turn, talk, names, key);
      const heading = talk.text('board.round', { n: first.round, who: names[first.seat] ?? '' });
      return [{ key: key(-1), heading }, ...sentences(turn.slice(1), talk, names, key)];
    }),
  );
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
