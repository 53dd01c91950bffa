// Games from outside, opened in threads that are gone after the test.
import { cpSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ThreadBounds } from '@undertow/server/outside/game-thread.ts';
import { type OpenedGame, OutsideGame, type OutsideParts } from '@undertow/server/outside/outside-game.ts';
import type { KnownGame } from '@undertow/shared/table/any-game.ts';
import { onTestFinished } from 'vitest';
import { temporaryFolder } from '../programs/folder.ts';

const path = (from: string) => fileURLToPath(new URL(from, import.meta.url));

export const FRAIL = path('frail');
/** A game that is well. */
export const SOUND = path('../../../authoring/new/template');
const MODULES = path('../../../node_modules');

/** A machine that is busy must not make a sound game look like one that hangs; what hangs is waited for. */
export const PATIENT: ThreadBounds = {
  limit: 4000,
  loading: 120_000,
  memory: { maxOldGenerationSizeMb: 64, maxYoungGenerationSizeMb: 8 },
};

export async function opened(folder: string, parts: OutsideParts = {}): Promise<OpenedGame> {
  const found = await OutsideGame.open(folder, { bounds: PATIENT, ...parts });
  onTestFinished(() => void found.game.close());
  return found;
}

/** The games as a host knows them. */
export function known(...games: readonly OpenedGame[]): ReadonlyMap<string, KnownGame> {
  return new Map(games.map(({ game, brought: { about } }) => [game.id, { game, about }]));
}

/** A copy of the game elsewhere, where its files can be changed. */
export function copyOf(folder: string): string {
  const copy = join(temporaryFolder(), 'copy');
  cpSync(folder, copy, { recursive: true });
  symlinkSync(MODULES, join(copy, 'node_modules'));
  return copy;
}
