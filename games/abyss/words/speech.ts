// Who tells of Abyss: what its things are called, and what is counted in it.

import type { Language } from '@undertow/shared/words/languages.ts';
import type { Speaker } from '@undertow/shared/words/sentences.ts';
import { MONSTER } from '../rules/state.ts';
import type { AbyssWords } from './abyss-words.ts';
import { nameOf, raceForm } from './names.ts';
import { NOUNS } from './vocabulary.ts';

export interface AbyssSpeaker extends Speaker {
  readonly words: AbyssWords;
}

export function speakerOf(code: Language, words: AbyssWords, names: readonly string[]): AbyssSpeaker {
  return {
    code,
    words,
    names,
    mention(kind, id, form) {
      if (kind === 'space') return spaceName(id);
      const text = kind === 'race' ? raceForm(words, id, form) : nameOf(words, kind, id, form);
      return { kind: id === MONSTER ? 'monster' : kind, id, text };
    },
    noun(name) {
      const known = NOUNS.find((one) => one === name);
      return known && words.nouns[known];
    },
  };
}

/** A space of the Border by the sums of the dice that lead there: `b2-3` is 2–3. */
export function spaceName(space: string): string {
  return space.slice(1).replace('-', '–');
}
