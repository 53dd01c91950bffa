// A game that brings its rules, its view and its words as data: its talk, its tale, its screen in the terminal and its table
// follow from these.

import type { About } from '@undertow/shared/table/about.ts';
import { asAny } from '@undertow/shared/table/any-game.ts';
import type { Game, Shown } from '@undertow/shared/table/game.ts';
import type { Pieces } from '@undertow/shared/table/pieces.ts';
import { anyTalk } from '@undertow/shared/words/game-talk.ts';
import type { Language } from '@undertow/shared/words/languages.ts';
import { type PlainTalk, plainTalk } from '@undertow/shared/words/plain-talk.ts';
import type { PlainWords } from '@undertow/shared/words/plain-words.ts';
import type { z } from 'zod';
import type { GameFolder } from './game-folder.ts';

/** From what a table is drawn that has no page. */
export interface PlainParts {
  readonly pieces: Pieces;
  /** In English where there are no words in this language. */
  readonly talk: (code: Language) => Promise<PlainTalk>;
  /** In which languages there are words. */
  readonly languages: readonly Language[];
}

/** A file with the words of a language. */
export type WordsFile = () => Promise<{ readonly words: PlainWords }>;

export interface PlainGame<State, Event, View extends Shown, Options> extends Pick<GameFolder, 'bots'> {
  readonly game: Game<State, Event, View, Options>;
  readonly about: About;
  readonly view: z.ZodObject;
  /** Its cards and tiles, by id. */
  readonly pieces?: Pieces;
  readonly words: { readonly en: WordsFile } & Readonly<Record<Language, WordsFile>>;
}

export type PlainFolder = GameFolder & { readonly plain: PlainParts };

export function plainGame<State, Event, View extends Shown, Options>({
  view,
  pieces = {},
  words,
  ...known
}: PlainGame<State, Event, View, Options>): PlainFolder {
  const talk = async (code: Language): Promise<PlainTalk> => {
    const found = Object.hasOwn(words, code) ? code : 'en';
    return plainTalk(found, (await (words[found] as WordsFile)()).words, pieces);
  };
  return {
    ...asAny<Pick<GameFolder, 'game' | 'about' | 'bots'>>(known),
    view: async () => view,
    plain: { pieces, talk, languages: Object.keys(words) },
    talk: async (code) => anyTalk(await talk(code)),
    tale: async (code) => (await import('./plain-tale.ts')).plainTale(await talk(code)),
    screen: async () => (await import('./plain-screen.ts')).plainScreen(await talk('en')),
  };
}
