// The games that there are, by their ids: a line for each. Those that have a page of their own stand in `pages.ts` too.
import { abyss } from './abyss/index.ts';
import { dungeonLords } from './dungeon-lords/index.ts';
import type { GameFolder } from './game-folder.ts';
import { inchOfCandle } from './inch-of-candle/index.ts';

/** A map, so that an id that is made up finds nothing but a game. */
export const games: ReadonlyMap<string, GameFolder> = new Map(
  [abyss, dungeonLords, inchOfCandle].map((game) => [game.game.id, game]),
);
