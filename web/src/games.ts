// The games that this client can show, by their ids: the only place that names them. The first is the one that is meant
// where none is named.
import { abyssInLobby } from './abyss/lobby.ts';
import { dungeonLordsInLobby } from './dungeon-lords/lobby.ts';
import type { GameEntry } from './game.ts';

export const games: Readonly<Record<string, GameEntry>> = {
  abyss: {
    lobby: abyssInLobby,
    load: () => import('./abyss/index.ts').then(({ abyss }) => abyss),
    gate: () => import('./abyss/gate.ts').then(({ gate }) => gate),
    tableNames: () => import('./abyss/table-names.ts').then(({ tableNames }) => tableNames),
  },
  'dungeon-lords': {
    lobby: dungeonLordsInLobby,
    load: () => import('./dungeon-lords/index.ts').then(({ dungeonLords }) => dungeonLords),
    gate: () => import('./dungeon-lords/gate.ts').then(({ gate }) => gate),
    tableNames: () => import('./dungeon-lords/table-names.ts').then(({ tableNames }) => tableNames),
  },
};
