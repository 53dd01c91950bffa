// The views of the games as JSON schemas, by game: for descriptions only, as no server reads a view.
import type { z } from 'zod';
import { games } from './index.ts';

export type Views = ReadonlyMap<string, z.ZodType>;

export const views: Views = new Map(
  await Promise.all([...games].map(async ([id, { view }]) => [id, await view()] as const)),
);
