// What an author is told of an error that the rules have thrown: its sentence, and the lines of the game in it.
import { upperFirst } from '@undertow/shared/words/parts.ts';
import { stackLines } from '../stack.ts';
import type { Failure } from './wire.ts';

export function failureOf(error: unknown, at: number, home: string): Failure {
  if (!(error instanceof Error))
    return { kind: 'broken', at, sentence: `The rules threw ${String(error)}.`, lines: [] };
  const lines = [...new Set(stackLines(error, home).map(({ place }) => place))];
  return { kind: 'broken', at, sentence: sentenceOf(error), lines };
}

function sentenceOf({ name, message }: Error): string {
  const text = upperFirst(message);
  return name === 'Error' ? `${text}.`.replace(/\.\.$/, '.') : `${name}: ${text}`;
}
