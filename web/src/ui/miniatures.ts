// A running match as its game draws it small, for all lists of tables.
import { LazyMap } from '../app/lazy-map.svelte.ts';
import { gates } from '../lobby/game-parts.ts';

export const miniatures = new LazyMap(async (game) => (await gates.bring(game))?.miniature?.());
