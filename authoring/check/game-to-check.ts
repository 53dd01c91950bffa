// A game as it is tried: what its folder brings, what stands in its `test/under-test`, and the lists of its words.
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { GameFolder } from '@undertow/games/game-folder.ts';
import { gameIn } from '@undertow/games/game-in-folder.ts';
import { asAny } from '@undertow/shared/table/any-game.ts';
import type { AnyGameUnderTest, Declared } from './game-under-test.ts';
import type { Tried } from './property.ts';
import { settingsFrom } from './settings.ts';

export interface GameToCheck {
  readonly folder: GameFolder;
  readonly tried: Tried;
  readonly declared: Declared;
}

/** The game in the folder at this address. */
export async function gameToCheck(home: string): Promise<GameToCheck> {
  const folder = await gameIn(fileURLToPath(home));
  const under = await underTestIn(home);
  const tried: Tried = {
    settings: settingsFrom(folder.about),
    // Without a `test/under-test` it is not known whether any answer can be taken back.
    ...(under ?? { leastTakenBack: 0 }),
    ...asAny<Pick<AnyGameUnderTest, 'game'>>({ game: folder.game }),
    view: await folder.view(),
  };
  return { folder, tried, declared: joined(await listsOf(folder), under?.declared ?? {}) };
}

async function underTestIn(home: string): Promise<Partial<AnyGameUnderTest> | undefined> {
  const file = new URL('test/under-test/index.ts', home);
  if (!existsSync(file)) return undefined;
  return ((await import(file.href)) as { readonly underTest?: AnyGameUnderTest }).underTest;
}

async function listsOf({ plain }: GameFolder): Promise<Declared> {
  if (!plain) return {};
  const { lists, pieces } = await plain();
  return { ...(await lists?.()), pieces: Object.keys(pieces) };
}

function joined(one: Declared, other: Declared): Declared {
  const both = (name: keyof Declared) => [...new Set([...(one[name] ?? []), ...(other[name] ?? [])])];
  return { prompts: both('prompts'), events: both('events'), pieces: both('pieces'), options: both('options') };
}
