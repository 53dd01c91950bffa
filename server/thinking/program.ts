// The program of a thread of the pool that thinks about the games of the house.
import { games } from '@undertow/games/index.ts';
import { thinkAbout } from './thinking.ts';

await thinkAbout(games);
