// Loads a game: all that must be there before anything of it is drawn, fetched when it is first shown.
import type { ClientGame } from '../game.ts';
import { entryOf } from './games.ts';

export async function loadGame(id: string): Promise<ClientGame> {
  const entry = entryOf(id);
  if (!entry) throw new UnknownGame(id);
  const game = await entry.load();
  await game.words.open();
  return game;
}

export class UnknownGame extends Error {
  readonly game: string;

  constructor(game: string) {
    super(`this client does not know the game ${game}`);
    this.game = game;
  }
}
