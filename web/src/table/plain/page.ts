// The page of a game that brings none: all parts of the contract for pages, from the data in its folder.
import type { GameTypes } from '@undertow/client-sdk/index.ts';
import type { Language } from '@undertow/shared/words/languages.ts';
import { type ClientGame, type DrawnFolder, type GameReplay, shown } from '../../game.ts';
import { laterWords } from '../../words/later.ts';
import { given } from './given.ts';
import type { PlainTable } from './plain-table.svelte.ts';
import { shapeOf } from './shapes.ts';
import { looksOf } from './signs.ts';
import type { PlainSource } from './source.ts';
import { spokenIn } from './spoken.ts';

export async function plainPage(folder: DrawnFolder, verifier: () => Worker): Promise<ClientGame> {
  const [parts, view] = await Promise.all([folder.plain?.(), folder.view()]);
  if (!parts) throw new Error(`${folder.game.id} has no data from which a table could be drawn`);
  const talks = spokenIn(parts.languages, parts.talk);
  const source: PlainSource = {
    game: folder.game,
    name: folder.about.name,
    pieces: parts.pieces,
    looks: looksOf(parts.pieces, parts.looks),
    shape: shapeOf(view),
    seatFields: parts.seatFields ?? [],
    verifier,
    forms: folder.forms,
    judging: judgingOf(folder, parts.languages),
    get talk() {
      return talks.words;
    },
  };
  return shown<GameTypes, PlainTable>({
    words: { open: async () => void (await Promise.all([laterWords.open(), talks.open()])) },
    matchPage: async () => given((await import('./Board.svelte')).default, source),
    replay: async () => (await import('./replay.ts')).plainReplay(source),
    reference: async () => (await import('./reference.ts')).plainReference(source),
  });
}

/** Without a talk, nothing can be said of its answers. */
function judgingOf({ talk }: DrawnFolder, languages?: readonly Language[]): GameReplay['judging'] {
  if (!talk) return undefined;
  const talks = spokenIn(languages, talk);
  return async () => {
    await talks.open();
    return { talk: () => talks.words };
  };
}
