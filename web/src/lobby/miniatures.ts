// The small pictures of running matches, drawn by their games, for all lists of tables.
import { gates } from '../app/gates.ts';
import { LazyMap } from '../browser/lazy-map.svelte.ts';

export const miniatures = new LazyMap(async (game) => (await gates.bring(game))?.miniature?.());
