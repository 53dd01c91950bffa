// The games that scenarios can be written for.
import { abyssAdapter } from './abyss/adapter.ts';
import type { GameAdapter } from './adapter.ts';
import { dungeonLordsAdapter } from './dungeon-lords/adapter.ts';

export const games: readonly GameAdapter[] = [abyssAdapter, dungeonLordsAdapter];
