// The game that is meant where none is named.
import { games } from '@undertow/games/pages.ts';

export const [usualGame = ''] = Object.keys(games);
