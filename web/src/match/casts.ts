// Who plays each game for the house, once that is fetched. Where it comes from is said by what knows the games.
import { LazyMap } from '../browser/lazy-map.svelte.ts';
import type { Cast } from '../rivals.ts';

export const casts = new LazyMap<Cast>();
