// The registry of a client that can show Prizes, too.
import type { GameEntry } from '@undertow/web/src/game.ts';
import { games as ofTheHouse } from '@undertow/web/src/games.ts';
import { prizesInLobby } from './lobby.ts';

export const games: Readonly<Record<string, GameEntry>> = {
  ...ofTheHouse,
  prizes: { lobby: prizesInLobby, load: () => import('./index.ts').then(({ prizes }) => prizes) },
};
