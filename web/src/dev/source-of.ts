// From what the table in the author's window is drawn: from the words as they stand in the files of the game right now.
import type { GameDescription } from '@undertow/authoring/dev/wire.ts';
import { folders } from '@undertow/games/folders.ts';
import { asAny } from '@undertow/shared/table/any-game.ts';
import { plainTalk } from '@undertow/shared/words/plain-talk.ts';
import { z } from 'zod';
import { shapeOf } from '../table/plain/shapes.ts';
import { looksOf } from '../table/plain/signs.ts';
import type { PlainSource } from '../table/plain/source.ts';
import { language } from '../words/words.svelte.ts';

export async function sourceOf(described: GameDescription): Promise<PlainSource> {
  const { id, about, plain, view } = described;
  const code = language.current;
  const shape = shapeOf(z.fromJSONSchema(asAny(view as object)));
  const known = { name: about.name, shape, game: asAny<PlainSource['game']>({ id, forms: {} }), verifier: noVerifier };
  if (plain) {
    const { pieces, looks, words } = plain;
    const found = Object.hasOwn(words, code) ? code : 'en';
    const talk = plainTalk(found, words[found] as NonNullable<(typeof words)[string]>, pieces);
    return { ...known, pieces, looks: looksOf(pieces, looks), seatFields: [], talk };
  }
  // A game that tells by code of its own is drawn from what the window was built with.
  const parts = await (await folders[id]?.())?.plain?.();
  if (!parts) throw new Error(`${about.name} has no words from which a table could be drawn.`);
  const { pieces, looks, seatFields = [], talk } = parts;
  return { ...known, pieces, looks: looksOf(pieces, looks), seatFields, talk: await talk(code) };
}

function noVerifier(): Worker {
  throw new Error('a match of an author is not verified');
}
