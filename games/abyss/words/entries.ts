// Makes the vocabulary entry of one thing, in the plainest form. A language with articles, or with fewer cases, has its own.
import type { LocationWords, LordWords, RaceWords } from './vocabulary.ts';

export function lord(name: string, object: string, power = ''): LordWords {
  return { name, subject: name, object, power };
}

export function place(name: string, text: string, object = name): LocationWords {
  return { name, subject: name, object, text };
}

export function race(
  many: string,
  manyObject: string,
  one: string,
  object: string,
  of: string,
  code: string,
): RaceWords {
  return { many, manyObject, one, object, of, code };
}
