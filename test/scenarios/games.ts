// The games that scenarios can be written for: those that have an adapter in their folder.
import { partsOfGames } from '../support/games/parts-of-games.ts';
import type { GameAdapter } from './adapter.ts';

const brought = await partsOfGames<{ readonly adapter: GameAdapter }>('scenarios/adapter.ts');

export const games: readonly GameAdapter[] = brought.map(({ part }) => part.adapter);
