// What the lobby shows of Dungeon Lords before anything of it is loaded.
import type { GameInLobby } from '../game.ts';

const name = { 'dungeon-lords': 'Dungeon Lords' };

export const dungeonLordsInLobby: GameInLobby = {
  signs: {},
  names: { en: name, cs: name, de: name, pl: name, ru: name },
};
