// A game with all that must be there before anything of it is drawn; fetched when something of it is shown for the first time.
import type { ClientGame } from '../game.ts';
import { games } from '../games.ts';

export async function loadGame(id: string): Promise<ClientGame> {
  if (!Object.hasOwn(games, id)) throw new UnknownGame(id);
  const game = await (games[id] as (typeof games)[string]).load();
  await game.words.open();
  return game;
}

/** A newer server may have a game that this page does not know yet. */
export class UnknownGame extends Error {
  constructor(id: string) {
    super(`this client does not know the game ${id}`);
  }
}
