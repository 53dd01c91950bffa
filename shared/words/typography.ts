// Spaces at which a line must not break, as the printers of a language want it: after prepositions of one letter, before
// dashes, and between a number and what it counts.
import type { Language } from './languages.ts';

const NO_BREAK = '\u00a0';

/** Words of one letter that may not end a line. */
const SHORT_WORDS: Readonly<Partial<Record<Language, string>>> = {
  cs: 'aikosuvzAIKOSUVZ',
  pl: 'aiouwzAIOUWZ',
  ru: 'авикосуяАВИКОСУЯ',
};

const PATTERNS = new Map(
  Object.entries(SHORT_WORDS).map(([code, letters]) => [code, new RegExp(`(?<=(?:^|[\\s(„«])[${letters}]) `, 'g')]),
);

/** For where nothing is set, such as a terminal. */
export function withPlainSpaces(text: string): string {
  return text.replaceAll(NO_BREAK, ' ');
}

export function typeset(code: Language, text: string): string {
  const short = PATTERNS.get(code);
  const tight = short ? text.replace(short, NO_BREAK) : text;
  return tight.replace(/ (?=–|—)/g, NO_BREAK).replace(/(?<=\d|\{n\}) (?=\p{L})/gu, NO_BREAK);
}
