// Makes the words for one thing of the game, for languages in which names hardly change. Other languages make their
// own.
import type { Name } from '@undertow/shared/words/entries.ts';
import { upperFirst } from '@undertow/shared/words/parts.ts';

export function named(name: string, object = name, subject = name): Name {
  return { name, subject, object };
}

/** With a capital by itself, and in small letters in a sentence. */
export function small(subject: string, object = subject): Name {
  return { name: upperFirst(subject), subject, object };
}
