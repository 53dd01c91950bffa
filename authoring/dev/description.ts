// What the window must know of a game to draw a table of it, as data: it is not built with the window.
import type { GameFolder } from '@undertow/games/game-folder.ts';
import type { About } from '@undertow/shared/table/about.ts';
import type { Json } from '@undertow/shared/table/json.ts';
import type { Looks, Pieces } from '@undertow/shared/table/pieces.ts';
import type { Language } from '@undertow/shared/words/languages.ts';
import type { PlainWords } from '@undertow/shared/words/plain-words.ts';
import { z } from 'zod';

export interface GameDescription {
  readonly id: string;
  readonly rules: number;
  readonly about: About;
  /** The names of the bots that can play a seat. */
  readonly bots: readonly string[];
  /** The JSON Schema of its view. */
  readonly view: Json;
  /** Absent for a game that brings a page of its own, and draws from that. */
  readonly plain?: {
    readonly pieces: Pieces;
    readonly looks: Looks;
    readonly words: Readonly<Record<Language, PlainWords>>;
  };
}

export async function descriptionOf(folder: GameFolder, bots: readonly string[]): Promise<GameDescription> {
  const { game, about } = folder;
  const view = z.toJSONSchema(await folder.view()) as unknown as Json;
  const known = { id: game.id, rules: game.rules, about, bots, view };
  const { pieces = {}, looks = {}, languages = [], words } = (await folder.plain?.()) ?? {};
  if (!words) return known;
  const read = await Promise.all(languages.map(async (code) => [code, await words(code)] as const));
  return { ...known, plain: { pieces, looks, words: Object.fromEntries(read) } };
}
