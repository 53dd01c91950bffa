// The bot characters of each game, fetched when first asked for; `main.ts` says from where.
import { LazyMap } from '../browser/lazy-map.svelte.ts';
import type { Cast } from '../rivals.ts';

export const casts = new LazyMap<Cast>();
