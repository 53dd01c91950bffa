// How the tables of the games are declared for Colyseus: apart from the games, as only its rooms need to know.
import type { TableState } from '@undertow/shared/protocol/room-state.ts';
import type { GameFolder } from './game-folder.ts';
import { games } from './index.ts';

export type Schemas = ReadonlyMap<string, new () => TableState>;

export const schemas: Schemas = await schemasOf(games);

export async function schemasOf(games: ReadonlyMap<string, GameFolder>): Promise<Schemas> {
  return new Map(await Promise.all([...games].map(async ([id, { room }]) => [id, await room()] as const)));
}
