// The page of a game that brings none, with a worker that verifies its replays by the rules in its folder.
import type { ClientGame, DrawnFolder } from '@undertow/web/src/game.ts';
import { plainPage } from '@undertow/web/src/table/plain/page.ts';

export function pageOf(folder: DrawnFolder): Promise<ClientGame> {
  return plainPage(folder, () => new Worker(new URL('./verifier.ts', import.meta.url), { type: 'module' }));
}
