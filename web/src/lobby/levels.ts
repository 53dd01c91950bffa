// The levels of bots, in words: what each is called, and how it plays.
import type { Level } from '../match/bot-levels.ts';
import { laterWords } from '../words/later.ts';
import { say } from './forms.ts';

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
