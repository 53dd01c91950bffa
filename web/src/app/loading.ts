// Loads a game: all that must be there before anything of it is drawn, fetched when it is first shown.
import { games } from '@undertow/games/pages.ts';
import type { ClientGame } from '../game.ts';

/** A server may offer games that this page does not show: then they are played with other clients. */
export function showsGame(id: string): boolean {
  return Object.hasOwn(games, id);
}

export async function loadGame(id: string): Promise<ClientGame> {
  if (!showsGame(id)) throw new UnknownGame(id);
  const game = await (games[id] as (typeof games)[string]).load();
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
