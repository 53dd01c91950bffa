// The games that the demo can tell; the first is told unless another is asked for.
import { games } from '@undertow/shared/games.ts';
import { abyss } from './abyss/index.ts';
import { dungeonLords } from './dungeon-lords/index.ts';
import { type AnyTale, anyTale, type ToldGame } from './tale.ts';

const tales: ReadonlyMap<string, AnyTale> = new Map([
  ['abyss', anyTale(abyss)],
  ['dungeon-lords', anyTale(dungeonLords)],
]);

export const toldGames: readonly ToldGame[] = [...games].flatMap(([id, known]) => {
  const tale = tales.get(id);
  return tale ? [{ ...known, tale }] : [];
});
