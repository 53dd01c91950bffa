// Which fields are said in a line, which take room, and which are left out.
import type { Drawn, SeatDrawn } from './drawn.ts';

/** With more places than these, all are drawn smaller. */
export const MOST_LARGE_PLACES = 4;

export function isLine({ type }: Drawn): boolean {
  return type === 'value' || type === 'names' || type === 'backs';
}

/** The names of fields in which no seat has anything: lists that are empty before each. */
export function emptyFields(seats: readonly SeatDrawn[]): ReadonlySet<string> {
  const all = seats.flatMap(({ fields }) => fields);
  const filled = new Set(all.filter((field) => !isEmpty(field)).map(nameOf));
  return new Set(all.map(nameOf).filter((name) => !filled.has(name)));
}

export function nameOf({ path }: Drawn): string {
  return path.slice(path.lastIndexOf('.') + 1);
}

function isEmpty(field: Drawn): boolean {
  if (field.type === 'zone') return field.cards.length === 0;
  return field.type === 'names' && field.ids.length === 0;
}
