// The entry of Dungeon Lords in the registry of pages.
import type { GameEntry } from '@undertow/web/src/game.ts';
import { dungeonLordsInLobby } from './lobby.ts';

export const dungeonLords: GameEntry = {
  lobby: dungeonLordsInLobby,
  load: () => import('./index.ts').then(({ dungeonLords }) => dungeonLords),
  gate: () => import('./gate.ts').then(({ gate }) => gate),
  tableNames: () => import('./table-names.ts').then(({ tableNames }) => tableNames),
};
