// Prints to a terminal text that may come from outside, such as names. Nothing in a line can end it, act on the terminal,
// or turn the direction of what stands beside it.

/** Control characters, line breaks, and what says in which direction letters run. */
const UNPRINTABLE = /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/gu;
const REPLACEMENT = '\u{fffd}';

/** As it may stand in one line. */
export function printable(text: string): string {
  return text.replace(UNPRINTABLE, REPLACEMENT);
}

/** JSON in one line, which means the same to a program. */
export function printableJson(value: unknown): string {
  const escaped = (sign: string) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`;
  return JSON.stringify(value).replace(UNPRINTABLE, escaped);
}

/** Each of these is one line, whatever stands in it. */
export function printTo(stream: { write(text: string): unknown }, ...lines: readonly string[]): void {
  stream.write(lines.map((line) => `${printable(line)}\n`).join(''));
}
