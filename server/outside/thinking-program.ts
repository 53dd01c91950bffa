// The program of the thread that thinks about games from outside: it is given their folders.
import { workerData } from 'node:worker_threads';
import { outsideGames } from '@undertow/games/outside.ts';
import { thinkAbout } from '../thinking/thinking.ts';

const found = await outsideGames(workerData as readonly string[]);
await thinkAbout(new Map(found.map(({ brought }) => [brought.game.id, brought])));
