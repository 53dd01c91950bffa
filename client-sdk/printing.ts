// Prints text from others to a terminal so that it can neither end the line nor act on the terminal.
import { printable as asOneLine, printTo as print } from '@undertow/shared/protocol/printing.ts';

/** Without what would end the line, act on the terminal, or turn the direction of the text. */
export function printable(text: string): string {
  return asOneLine(text);
}

/** Writes each of these as one line, whatever stands in it. */
export function printTo(stream: { write(text: string): unknown }, ...lines: readonly string[]): void {
  print(stream, ...lines);
}
