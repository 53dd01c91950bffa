// The program of a thread that thinks about Prizes.
import { prizes } from '@undertow/games/prizes/index.ts';
import { thinkAbout } from '@undertow/server/thinking/thinking.ts';

await thinkAbout(new Map([[prizes.game.id, prizes]]));
