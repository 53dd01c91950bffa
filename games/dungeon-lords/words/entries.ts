// What a language says of one thing each, in the plainest form. A language with articles, or with cases, has its own.
import { upperFirst } from '@undertow/shared/words/parts.ts';
import type { HelpWords, Name, PromptWords } from './vocabulary.ts';

export function named(name: string, object = name, subject = name): Name {
  return { name, subject, object };
}

/** With a capital by itself, and in small letters in a sentence. */
export function small(subject: string, object = subject): Name {
  return { name: upperFirst(subject), subject, object };
}

export function ask(title: string, hint: string, others: string, all?: string): PromptWords {
  return { title, hint, others, ...(all === undefined ? {} : { all }) };
}

export function help(title: string, text: string): HelpWords {
  return { title, text };
}
