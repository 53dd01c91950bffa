// The bots that play Prizes. None of them thinks ahead.
import { type GameBots, gameBots } from '@undertow/bots/game-bots.ts';
import { nearest } from './nearest.ts';

export const bots: GameBots = gameBots({ named: [['nearest', () => nearest]] });
