// The games that commands know, with their bots: those of the house, and those from outside that `UNDERTOW_GAMES` names.
import { gamesWith } from '@undertow/games/outside.ts';
import { botsOf } from './bots.ts';

export const games = await gamesWith(process.env.UNDERTOW_GAMES);

export const { bots, minds } = await botsOf(games);
