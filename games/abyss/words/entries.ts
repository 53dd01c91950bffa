// Makes the words for one Lord, Location or Race, for languages in which names hardly change. Other languages make
// their own.
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
