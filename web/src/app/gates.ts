// How each game welcomes visitors: fetched when it is first asked for, and there from then on.
import { LazyMap } from '../browser/lazy-map.svelte.ts';
import { entryOf } from './games.ts';

export const gates = new LazyMap(async (game) => entryOf(game)?.gate?.());
