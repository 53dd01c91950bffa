// The welcome of each game (`GameGate`), fetched when first asked for.
import { LazyMap } from '../browser/lazy-map.svelte.ts';
import { language } from '../words/words.svelte.ts';
import { entryOf } from './games.ts';

export const gates = new LazyMap(async (game) => entryOf(game)?.gate?.());

/** What is shown of a game that has none. */
export const introductions = new LazyMap(async (game) => {
  const entry = entryOf(game);
  return entry?.gate ? undefined : entry?.introduction?.();
});

/** What one does in it, in a sentence or two; `undefined` until that has come. */
export function leadOf(game: string): string | undefined {
  const { lead } = gates.of(game) ?? {};
  return lead ? (lead[language.current] ?? lead.en) : introductions.of(game)?.lead;
}
