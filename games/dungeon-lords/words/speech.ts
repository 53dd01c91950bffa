// Who tells of Dungeon Lords: what its things are called, and what is counted in it.

import type { Language } from '@undertow/shared/words/languages.ts';
import type { Speaker } from '@undertow/shared/words/sentences.ts';
import type { DungeonWords } from './dungeon-words.ts';
import { nameOf } from './names.ts';
import { NOUNS } from './vocabulary.ts';

export interface DungeonSpeaker extends Speaker {
  readonly words: DungeonWords;
}

export function speakerOf(code: Language, words: DungeonWords, names: readonly string[]): DungeonSpeaker {
  return {
    code,
    words,
    names,
    mention: (kind, id, form) => ({ kind, id, text: nameOf(words, kind, id, form) }),
    noun(name) {
      const known = NOUNS.find((one) => one === name);
      return known && words.nouns[known];
    },
  };
}
