// The views of the games as JSON schemas, by game: for descriptions only, as no server reads a view.
import type { z } from 'zod';
import { AbyssView } from './abyss/view-schema.ts';
import { DungeonLordsView } from './dungeon-lords/view-schema.ts';

export type Views = ReadonlyMap<string, z.ZodType>;

export const views: Views = new Map<string, z.ZodType>([
  ['abyss', AbyssView],
  ['dungeon-lords', DungeonLordsView],
]);
