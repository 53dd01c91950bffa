// What a language says of one thing each, in any game.
import type { Forms } from './plural.ts';

/** A thing's name by itself, as the subject of a sentence, and as what something is done to. */
export interface Name {
  readonly name: string;
  readonly subject: string;
  readonly object: string;
}

export type Form = keyof Name;

/** A question to the seat that is asked, and what the others are told of one who is, or of all who are, asked the same. */
export interface PromptWords {
  readonly title: string;
  readonly hint: string;
  readonly others: string;
  readonly all?: string;
}

export interface HelpWords {
  readonly title: string;
  readonly text: string;
}

/** What is counted in sentences, always as an object: `gains 2 Pearls`. */
export type NounForms<Noun extends string> = Readonly<Record<Noun, Forms>>;

export function ask(title: string, hint: string, others: string, all?: string): PromptWords {
  return { title, hint, others, ...(all === undefined ? {} : { all }) };
}

export function help(title: string, text: string): HelpWords {
  return { title, text };
}

/** The form that a place asks for; the subject where it asks for none. */
export function formOf(asked: string | undefined): Form {
  return asked === 'name' || asked === 'object' ? asked : 'subject';
}

/** What stands in a table under an id that may not be there. */
export function entry<Value>(table: object, id: string): Value | undefined {
  return Object.hasOwn(table, id) ? (table as Readonly<Record<string, Value>>)[id] : undefined;
}
