// The names and descriptions of bot levels.
import { laterSaying, laterWords } from '../words/later.ts';

const say = laterSaying('forms');

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
  await laterWords.open();
  return {
    get said() {
      return levelIn(id);
    },
  };
}

type KnownLevel = keyof typeof laterWords.words.forms.levels;

function isKnown(id: string): id is KnownLevel {
  return Object.hasOwn(laterWords.words.forms.levels, id);
}
