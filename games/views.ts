// How the games declare their views, by game: for descriptions and for the state of rooms, as no server reads a view.
import type { z } from 'zod';
import type { GameFolder } from './game-folder.ts';
import { games } from './index.ts';

export type Views = ReadonlyMap<string, z.ZodObject>;

export const views: Views = await viewsOf(games);

export async function viewsOf(games: ReadonlyMap<string, GameFolder>): Promise<Views> {
  return new Map(await Promise.all([...games].map(async ([id, { view }]) => [id, await view()] as const)));
}
