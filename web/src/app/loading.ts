// Loads a game: all that must be there before anything of it is drawn, fetched when it is first shown.
import type { ClientGame, GameEntry } from '../game.ts';
import { entryOf, plainEntryOf } from './games.ts';

export async function loadGame(id: string): Promise<ClientGame> {
  return loaded(id, entryOf(id));
}

/** The game as a plain table, also where it has a page. */
export async function loadPlainGame(id: string): Promise<ClientGame> {
  return loaded(id, plainEntryOf(id));
}

async function loaded(id: string, entry: GameEntry | undefined): Promise<ClientGame> {
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
