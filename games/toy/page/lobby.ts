// What the lobby shows of Prizes before anything of it is loaded: there is nothing to choose.
import type { GameInLobby } from '@undertow/web/src/game.ts';

export const prizesInLobby: GameInLobby = { signs: {}, names: {} };
