// The page of Abyss, as the registry of pages knows it.
import type { GameEntry } from '@undertow/web/src/game.ts';
import { abyssInLobby } from './lobby.ts';

export const abyss: GameEntry = {
  lobby: abyssInLobby,
  load: () => import('./index.ts').then(({ abyss }) => abyss),
  gate: () => import('./gate.ts').then(({ gate }) => gate),
  tableNames: () => import('./table-names.ts').then(({ tableNames }) => tableNames),
};
