// The views of the games as JSON schemas, by game: for descriptions only, as no server reads a view.
import type { z } from 'zod';
import type { GameFolder } from './game-folder.ts';
import { games } from './index.ts';

export type Views = ReadonlyMap<string, z.ZodType>;

export const views: Views = await viewsOf(games);

export async function viewsOf(games: ReadonlyMap<string, GameFolder>): Promise<Views> {
  return new Map(await Promise.all([...games].map(async ([id, { view }]) => [id, await view()] as const)));
}
