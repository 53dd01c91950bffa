// What the values of a choice bring, as the games say it: fetched where a table is set.
import { LazyMap } from '../app/lazy-map.svelte.ts';
import { gates } from './game-parts.ts';

export const choiceWords = new LazyMap(async (game) => (await gates.bring(game))?.choices?.());
