// The welcome of each game (`GameGate`), fetched when first asked for.
import { LazyMap } from '../browser/lazy-map.svelte.ts';
import { entryOf } from './games.ts';

export const gates = new LazyMap(async (game) => entryOf(game)?.gate?.());
