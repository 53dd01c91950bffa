// Picks a name out of a list, always the same for the same table. A number behind it tells tables apart that are called
// the same.
import { numberOf } from '../ui/sigils.ts';

/** Numbers of two digits, from another part of the hash than the name: lists of names differ in length. */
const LEAST = 10;
const NUMBERS = 90;
const SPREAD = 4096;

/** One of a list of names with bars between them, and its number. */
export function nameAmong(names: string, id: string): string {
  const all = names.split('|');
  const number = numberOf(id);
  return `${all[number % all.length] ?? id} ${LEAST + (Math.floor(number / SPREAD) % NUMBERS)}`;
}
