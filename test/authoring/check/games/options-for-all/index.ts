// A game in which all see what a seat may play: its hand.
import { smallGame } from '../../small-game.ts';

export const game = smallGame('options-for-all', { publicChoice: (_, { choice }) => choice });
