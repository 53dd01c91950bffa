// The descriptions of the values of a choice, from the games, fetched with the form of a table.
import { gates } from '../app/gates.ts';
import { LazyMap } from '../browser/lazy-map.svelte.ts';

export const choiceWords = new LazyMap(async (game) => (await gates.bring(game))?.choices?.());
