// The bots that play Prizes: one that bids the card that is nearest to what lies there. It does not look ahead.
import type { Bot } from '@undertow/bots/bot.ts';
import { type GameBots, gameBots } from '@undertow/bots/game-bots.ts';
import { pieceValue } from '@undertow/shared/table/pieces.ts';
import type { View } from '../view.ts';

export const nearest: Bot<View> = ({ stake }, { choice }) => {
  const worth = stake.reduce((sum, prize) => sum + pieceValue(prize), 0);
  const distance = (bid: string) => Math.abs(pieceValue(bid) - worth);
  const bids = 'options' in choice ? choice.options : [];
  return bids.reduce((best, bid) => (distance(bid) < distance(best) ? bid : best));
};

export const bots: GameBots = gameBots({ named: [['nearest', () => nearest]] });
