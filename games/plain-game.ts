// A game that brings its rules, its view and its words as data: its talk, its tale, its screen in the terminal and its table
// follow from these.
import type { About } from '@undertow/shared/table/about.ts';
import { asAny } from '@undertow/shared/table/any-game.ts';
import type { Game, Shown } from '@undertow/shared/table/game.ts';
import type { Looks, Pieces } from '@undertow/shared/table/pieces.ts';
import { anyTalk } from '@undertow/shared/words/game-talk.ts';
import type { Language } from '@undertow/shared/words/languages.ts';
import { type PlainTalk, plainTalk } from '@undertow/shared/words/plain-talk.ts';
import type { PlainWords } from '@undertow/shared/words/plain-words.ts';
import type { GameFolder } from './game-folder.ts';

/** A file with the words of a language. */
export type WordsFile = () => Promise<{ readonly words: PlainWords }>;

export interface PlainGame<State, Event, View extends Shown, Options> extends Pick<GameFolder, 'bots' | 'view'> {
  readonly game: Game<State, Event, View, Options>;
  readonly about: About;
  /** Its cards and tiles, by id. */
  readonly pieces?: Pieces;
  /** The signs and colours of their kinds, where it has its own. */
  readonly looks?: Looks;
  readonly words: { readonly en: WordsFile } & Readonly<Record<Language, WordsFile>>;
}

export type PlainFolder = GameFolder & Required<Pick<GameFolder, 'plain'>>;

export function plainGame<State, Event, View extends Shown, Options>({
  pieces = {},
  looks = {},
  words,
  ...known
}: PlainGame<State, Event, View, Options>): PlainFolder {
  const found = (code: Language) => (Object.hasOwn(words, code) ? code : 'en');
  const wordsIn = async (code: Language) => (await (words[found(code)] as WordsFile)()).words;
  const talk = async (code: Language): Promise<PlainTalk> => plainTalk(found(code), await wordsIn(code), pieces);
  return {
    ...asAny<Pick<GameFolder, 'game' | 'about' | 'bots' | 'view'>>(known),
    plain: async () => ({
      pieces,
      looks,
      words: wordsIn,
      talk,
      languages: Object.keys(words),
      lists: async () => (await talk('en')).lists,
    }),
    talk: async (code) => anyTalk(await talk(code)),
    tale: async (code) => (await import('./plain-tale.ts')).plainTale(await talk(code)),
    screen: async () => (await import('./plain-screen.ts')).plainScreen(await talk('en')),
  };
}
