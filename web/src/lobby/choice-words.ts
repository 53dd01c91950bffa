// What the values of a choice bring, as the games say it: fetched where a table is set.
import { Brought } from '../app/brought.svelte.ts';
import { gates } from './game-parts.ts';

export const choiceWords = new Brought(async (game) => (await gates.bring(game))?.choices?.());
