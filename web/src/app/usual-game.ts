// The game that is meant where none is named.
import { games } from '../games.ts';

export const [usualGame = ''] = Object.keys(games);
