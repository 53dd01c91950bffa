// The levels of bots, in words: what each is called, and how it plays.
import { formWords, say } from './forms.ts';

export interface Level {
  /** In a word. */
  readonly name: string;
  /** In a sentence; empty for a level that this page does not know. */
  readonly plays: string;
}

/** A server may have levels that this page has no words for. */
export function levelIn(id: string): Level {
  if (!isKnown(id)) return { name: id, plays: '' };
  return { name: say(`levels.${id}.name`), plays: say(`levels.${id}.plays`) };
}

/** Once its words are there. */
export async function levelOnceSaid(id: string): Promise<{ readonly said: Level }> {
  await formWords.open();
  return {
    get said() {
      return levelIn(id);
    },
  };
}

type KnownLevel = keyof typeof formWords.words.levels;

function isKnown(id: string): id is KnownLevel {
  return Object.hasOwn(formWords.words.levels, id);
}
