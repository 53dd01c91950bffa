// A running match as its game draws it small, for all lists of tables.
import { Brought } from '../app/brought.svelte.ts';
import { gates } from '../lobby/game-parts.ts';

export const miniatures = new Brought(async (game) => (await gates.bring(game))?.miniature?.());
