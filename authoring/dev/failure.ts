// What an author is told of an error that the rules have thrown: its sentence, and the lines of the game in it.
import type { Failure } from './wire.ts';

/** The lines of a stack that stand in the folder of the game. */
const MOST_LINES = 5;

export function failureOf(error: unknown, at: number, home: string): Failure {
  if (!(error instanceof Error))
    return { kind: 'broken', at, sentence: `The rules threw ${String(error)}.`, lines: [] };
  return { kind: 'broken', at, sentence: sentenceOf(error), lines: linesOf(error, home) };
}

function sentenceOf({ name, message }: Error): string {
  const text = message.charAt(0).toUpperCase() + message.slice(1);
  return name === 'Error' ? `${text}.`.replace(/\.\.$/, '.') : `${name}: ${text}`;
}

/** `rules/index.ts:41`, without the columns, and without what stands outside of the game. */
function linesOf({ stack = '' }: Error, home: string): string[] {
  const found = [...stack.matchAll(/(file:\/\/\S+?):(\d+):\d+/g)].flatMap(([, file = '', line]) =>
    file.startsWith(home) ? [`${decodeURI(file.slice(home.length)).replace(/\?.*$/, '')}:${line}`] : [],
  );
  return [...new Set(found)].slice(0, MOST_LINES);
}
