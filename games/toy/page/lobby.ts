// The description of Prizes for the lobby, without loading the game: it has no choices.
import type { GameInLobby } from '@undertow/web/src/game.ts';

export const prizesInLobby: GameInLobby = { signs: {}, names: {} };
