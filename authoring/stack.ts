// Lines of a game's own files: where its rules threw, or where they were when they did not come back.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export interface StackLine {
  /** From the folder of the game: `rules/index.ts:58`. */
  readonly place: string;
  readonly rule: string;
  /** What stands in that line. */
  readonly text: string;
}

export interface Frame {
  readonly rule: string;
  readonly url: string;
  /** From 1. */
  readonly line: number;
}

const MOST_LINES = 4;

/** Of an error and of what caused it, the innermost first. */
export function stackLines(error: unknown, home: string): StackLine[] {
  if (!(error instanceof Error)) return [];
  const inner = stackLines(error.cause, home);
  if (inner.length > 0) return inner;
  const frames = (error.stack ?? '').split('\n').flatMap((line) => frameIn(line) ?? []);
  return linesOf(frames, home);
}

function frameIn(line: string): Frame | undefined {
  const [, rule = '', url = '', number] =
    /^\s+at (?:(?:async )?(.*?) \()?(file:\/\/.*?):(\d+):\d+\)?$/.exec(line) ?? [];
  return url ? { rule, url, line: Number(number) } : undefined;
}

/** Those in the folder of the game, without its tests. */
export function linesOf(frames: readonly Frame[], home: string): StackLine[] {
  return frames
    .filter(({ url }) => url.startsWith(home) && !url.startsWith(`${home}test/under-test/`))
    .slice(0, MOST_LINES)
    .map(({ rule, url, line }) => ({
      place: `${decodeURI(url.slice(home.length))}:${line}`,
      rule: rule.replace(/^(Object|Generator)\./, '').replace(/^next$/, ''),
      text: textAt(url, line),
    }));
}

function textAt(url: string, line: number): string {
  try {
    return readFileSync(fileURLToPath(url), 'utf8').split('\n')[line - 1]?.trim() ?? '';
  } catch {
    // A file that is gone meanwhile.
    return '';
  }
}
