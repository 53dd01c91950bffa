// The screens of the games that have one, by id: of the house, and of folders from outside.
import { gamesWith } from '@undertow/games/outside.ts';
import { anyGame, type Screen } from './screen.ts';

export async function screenOf(game: string): Promise<Screen> {
  return (await (await gamesWith(process.env.UNDERTOW_GAMES)).get(game)?.screen?.()) ?? anyGame;
}
