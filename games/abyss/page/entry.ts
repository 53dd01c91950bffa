// The entry of Abyss in the registry of pages.
import type { GameEntry } from '@undertow/web/src/game.ts';
import { abyssInLobby } from './lobby.ts';

export const abyss: GameEntry = {
  lobby: abyssInLobby,
  load: () => import('./index.ts').then(({ abyss }) => abyss),
  gate: () => import('./gate.ts').then(({ gate }) => gate),
  tableNames: () => import('./table-names.ts').then(({ tableNames }) => tableNames),
};
