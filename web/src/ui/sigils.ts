// The seal of a person, which needs no colour: the first letter, and the rhythm of a ring.
const TIDES = ['69.1 0', '12 5.3', '3 3.9', '28 6.5', '18 3 3 3', '8 3 2 3', '40 5 12 5', '5 2.5'];

export function letterOf(name: string): string {
  return (name.match(/[\p{L}\p{N}]/u)?.[0] ?? '·').toUpperCase();
}

/** The dashes of the ring, as SVG takes them. */
export function tideOf(name: string): string {
  const rhythm = TIDES[numberOf(name) % TIDES.length] ?? '';
  return rhythm
    .split(' ')
    .map((length) => Number(length) * 2)
    .join(' ');
}

/** A number that is always the same for a text, and another for most others. */
export function numberOf(text: string): number {
  let number = 0x811c9dc5;
  for (const letter of text) number = Math.imul(number ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  // The last letters count as much as the first.
  number = Math.imul(number ^ (number >>> 15), 0x2c1b3c6d);
  return (number ^ (number >>> 13)) >>> 0;
}
