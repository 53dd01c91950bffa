// Lines of the log in a form for a person at a terminal.
import { styleText } from 'node:util';
import { printable } from '@undertow/shared/protocol/printing.ts';

const COLOURS = { trace: 'gray', debug: 'gray', info: 'cyan', warn: 'yellow', error: 'red', fatal: 'red' } as const;

interface Line {
  readonly level: keyof typeof COLOURS;
  readonly time: string;
  readonly msg?: string;
  readonly err?: LoggedError | undefined;
}

interface LoggedError {
  readonly message?: string;
  readonly stack?: string;
  readonly cause?: LoggedError;
}

/** A line of the log as text: the local time, what happened, what it is about, and the stack of an error. */
export function readable(line: string): string {
  const { level, time, msg = '', err, ...about } = JSON.parse(line) as Line;
  const clock = new Date(time).toTimeString().slice(0, 8);
  const fields = Object.entries(about).map(([name, value]) => `${name}=${inOneWord(value)}`);
  const parts = [styleText('gray', clock), styleText(COLOURS[level], level.padEnd(5)), printable(msg)];
  if (fields.length > 0) parts.push(styleText('gray', printable(fields.join(' '))));
  return `${parts.join(' ')}\n${err ? traceOf(err) : ''}`;
}

function inOneWord(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function traceOf({ message = '', stack = message, cause }: LoggedError): string {
  const lines = stack.split('\n').map((line) => `  ${printable(line)}\n`);
  return lines.join('') + (cause ? `  Caused by:\n${traceOf(cause)}` : '');
}
