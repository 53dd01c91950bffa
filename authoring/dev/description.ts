// What the window must know of a game to draw a table of it, as data: it is not built with the window.
import type { GameFolder } from '@undertow/games/game-folder.ts';
import { flawForRooms } from '@undertow/server/rooms/table-class.ts';
import type { Json } from '@undertow/shared/table/json.ts';
import { z } from 'zod';
import { linesWith } from './source-lines.ts';
import type { GameDescription } from './wire.ts';

export async function descriptionOf(
  folder: GameFolder,
  bots: readonly string[],
  home: string,
): Promise<GameDescription> {
  const { game, about } = folder;
  const declared = await folder.view();
  const flaw = flawForRooms(declared);
  if (flaw !== undefined) throw new Error(`No server can show the view: ${flaw}`);
  const view = z.toJSONSchema(declared) as unknown as Json;
  const known = { id: game.id, rules: game.rules, about, bots, view, reasons: {} };
  const { pieces = {}, looks = {}, languages = [], words } = (await folder.plain?.()) ?? {};
  if (!words) return known;
  const read = await Promise.all(languages.map(async (code) => [code, await words(code)] as const));
  const reasons = linesWith(Object.keys(read[0]?.[1].reasons ?? {}), home);
  return { ...known, reasons, plain: { pieces, looks, words: Object.fromEntries(read) } };
}
