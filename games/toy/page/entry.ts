// The entry of Prizes in a registry of pages.
import type { GameEntry } from '@undertow/web/src/game.ts';
import { prizesInLobby } from './lobby.ts';

export const prizes: GameEntry = {
  lobby: prizesInLobby,
  load: () => import('./index.ts').then(({ prizes }) => prizes),
};
