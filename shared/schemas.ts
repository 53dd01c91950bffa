// How the tables of each game are declared for Colyseus: apart from the games, as only its rooms need to know.
import { AbyssTable } from './abyss/schema.ts';
import { DungeonLordsTable } from './dungeon-lords/schema.ts';
import type { TableState } from './protocol/room-state.ts';

export type Schemas = ReadonlyMap<string, new () => TableState>;

export const schemas: Schemas = new Map<string, new () => TableState>([
  ['abyss', AbyssTable],
  ['dungeon-lords', DungeonLordsTable],
]);
