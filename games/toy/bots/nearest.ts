// A bot that bids the card that is nearest to what lies there.
import type { Bot } from '@undertow/bots/bot.ts';
import type { View } from '../view.ts';

export const nearest: Bot<View> = ({ stake }, { choice }) => {
  const worth = stake.reduce((sum, prize) => sum + prize, 0);
  const cards = 'options' in choice ? choice.options : [];
  return cards.reduce((best, card) => (distance(card, worth) < distance(best, worth) ? card : best));
};

function distance(card: string, worth: number): number {
  return Math.abs(Number(card) - worth);
}
