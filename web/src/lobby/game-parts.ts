// What games bring to the lobby beside their names, and what is said of bots: fetched when it is first asked for, and there from
// then on. What one part of a page asks for alone, stands there.
import { LazyMap } from '../app/lazy-map.svelte.ts';
import { entryOf } from '../app/games.ts';
import { castsFrom } from '../people/casts.ts';

/** What is said of the levels of bots, too. */
export const levels = new LazyMap(async (level) => (await import('./levels.ts')).levelOnceSaid(level));
export const gates = new LazyMap(async (game) => entryOf(game)?.gate?.());

castsFrom(async (game) => (await import('../rivals/cast.ts')).castOf(game, await gates.bring(game)));
