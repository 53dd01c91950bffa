// The games that scenarios can be written for.
import { abyssAdapter } from '@undertow/games/abyss/test/scenarios/adapter.ts';
import { dungeonLordsAdapter } from '@undertow/games/dungeon-lords/test/scenarios/adapter.ts';
import type { GameAdapter } from './adapter.ts';

export const games: readonly GameAdapter[] = [abyssAdapter, dungeonLordsAdapter];
