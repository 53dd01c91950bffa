// What the values of a choice bring, as the games say it: fetched where a table is set.
import { gates } from '../app/gates.ts';
import { LazyMap } from '../browser/lazy-map.svelte.ts';

export const choiceWords = new LazyMap(async (game) => (await gates.bring(game))?.choices?.());
