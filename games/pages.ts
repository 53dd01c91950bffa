// The games that have a page of their own, by their ids. The first is the one that is meant where none is named. All others
// stand in `folders.ts`.
import type { GameEntry } from '@undertow/web/src/game.ts';
import { abyss } from './abyss/page/entry.ts';
import { dungeonLords } from './dungeon-lords/page/entry.ts';

export const games: Readonly<Record<string, GameEntry>> = { abyss, 'dungeon-lords': dungeonLords };
