// Makes the vocabulary entry of one thing, in the plainest form. A language with articles, or with cases, has its own.

import type { Name } from '@undertow/shared/words/entries.ts';
import { upperFirst } from '@undertow/shared/words/parts.ts';

export function named(name: string, object = name, subject = name): Name {
  return { name, subject, object };
}

/** With a capital by itself, and in small letters in a sentence. */
export function small(subject: string, object = subject): Name {
  return { name: upperFirst(subject), subject, object };
}
