// The screens of the games that have one, by id.
import { games } from '@undertow/games/index.ts';
import { anyGame, type Screen } from './screen.ts';

export async function screenOf(game: string): Promise<Screen> {
  return (await games.get(game)?.screen?.()) ?? anyGame;
}
