// The games that the terminal shows in words of their own, by id.
import { abyss } from './abyss.ts';
import { dungeonLords } from './dungeon-lords.ts';
import { anyGame, type Screen } from './screen.ts';

const SCREENS: ReadonlyMap<string, Screen> = new Map([
  ['abyss', of(abyss)],
  ['dungeon-lords', of(dungeonLords)],
]);

export function screenOf(game: string): Screen {
  return SCREENS.get(game) ?? anyGame;
}

function of<View>(screen: Screen<View>): Screen {
  // A view is JSON, which the compiler does not see of an interface.
  return screen as unknown as Screen;
}
