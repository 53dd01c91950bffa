// The bots that play Dungeon Lords, the strongest first, and the mind with which others think.
import { type GameBots, gameBots } from '@undertow/bots/game-bots.ts';
import { mind } from './mind.ts';
import { sensible } from './sensible.ts';

export const bots: GameBots = gameBots({ named: [['sensible', () => sensible]], mind });
