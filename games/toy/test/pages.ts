// The registry of a client that can show Prizes, too.
import type { GameEntry } from '@undertow/web/src/game.ts';
import { games as ofTheHouse } from '../../pages.ts';
import { prizes } from '../page/entry.ts';

export const games: Readonly<Record<string, GameEntry>> = { ...ofTheHouse, prizes };
