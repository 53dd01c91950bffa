// A game that tells everybody what was drawn into a hand.
import { smallGame } from '../../small-game.ts';

export const game = smallGame('drawn-openly', { redact: (event) => event });
