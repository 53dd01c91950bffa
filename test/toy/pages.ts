// The registry of a client that can show Prizes, too.

import { games as ofTheHouse } from '@undertow/games/pages.ts';
import type { GameEntry } from '@undertow/web/src/game.ts';
import { prizes } from '../page/entry.ts';

export const games: Readonly<Record<string, GameEntry>> = { ...ofTheHouse, prizes };
