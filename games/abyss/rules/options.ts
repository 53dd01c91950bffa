// The options of a match of Abyss, checked before anything is set up.
import { isObject } from '@undertow/shared/table/json.ts';
import type { Part } from './rules.ts';

const MIN_SEATS = 2;

/** What is wrong with these options and this number of seats, as a sentence; `undefined` if nothing is. */
export function objection(parts: readonly Part[], options: unknown, seats: number): string | undefined {
  if (!isObject(options) || !Array.isArray(options.expansions)) {
    return 'options must be an object with a list of expansions';
  }
  const { expansions } = options;
  if (new Set(expansions).size !== expansions.length) return 'an expansion is named twice';
  const [base, ...offered] = parts;
  for (const name of expansions) {
    // What else it may be is of any length.
    if (typeof name !== 'string') return 'an expansion is named by a text';
    if (!offered.some((part) => part.id === name)) return `there is no expansion ${JSON.stringify(name)}`;
  }
  const chosen = parts.filter((part) => part === base || expansions.includes(part.id));
  const maxSeats = Math.max(...chosen.map((part) => part.maxSeats ?? 0));
  if (!Number.isInteger(seats) || seats < MIN_SEATS || seats > maxSeats) {
    return `${MIN_SEATS} to ${maxSeats} can play with these options, not ${seats}`;
  }
  return undefined;
}
