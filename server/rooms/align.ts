// Changes a synchronized list into another one with few changes, so that little is sent.
//
// Items are overwritten where they stand, taken out, and added at the end, but never inserted between others: a client
// of Colyseus loses an item that is inserted before its like.
import type { ArraySchema } from '@colyseus/schema';

export interface Alignment<Item, Plain> {
  /** Whether this is the item that is meant, though it may say something else by now. */
  isSame(item: Item, plain: Plain): boolean;
  /** Makes the item say this, that stands at this place now, and stood at that one before. */
  put(at: number, item: Item, plain: Plain, was: number): void;
  make(plain: Plain): Item;
}

export function align<Item, Plain>(
  list: ArraySchema<Item>,
  request: readonly Plain[],
  { isSame, put, make }: Alignment<Item, Plain>,
): void {
  const items = list.toArray();
  let at = 0;
  let next = 0;
  for (const plain of request) {
    if (next === items.length) break;
    const found = items.findIndex((item, i) => i >= next && isSame(item, plain));
    if (found > next) {
      list.splice(at, found - next);
      next = found;
    }
    put(at++, items[next] as Item, plain, next++);
  }
  if (next < items.length) list.splice(at, items.length - next);
  else if (at < request.length) list.push(...request.slice(at).map(make));
}

export function alignWords<Word>(list: ArraySchema<Word>, words: readonly Word[]): void {
  align(list, words, {
    isSame: (item, word) => item === word,
    put: (at, item, word) => {
      if (item !== word) list[at] = word;
    },
    make: (word) => word,
  });
}

/** Zeros must not move: Colyseus mistakes one that has moved for nothing. */
export function alignNumbers(list: ArraySchema<number>, numbers: readonly number[]): void {
  const before = list.toArray();
  if (before.length !== numbers.length) {
    list.clear();
    list.push(...numbers);
    return;
  }
  for (const [at, number] of numbers.entries()) if (before[at] !== number) list[at] = number;
}
