// Texts of any characters that there can be, for those that must bear any.
import fc from 'fast-check';

/** Halves of pairs are not characters. */
const HALVES = { first: 0xd800, count: 0x800 };

const character = fc
  .integer({ min: 0, max: 0x10ffff - HALVES.count })
  .map((point) => String.fromCodePoint(point < HALVES.first ? point : point + HALVES.count));

/** As the unit "binary" of fast-check, which makes a table of all million characters for it: that takes seconds. */
export function anyText(limits: { readonly maxLength?: number } = {}): fc.Arbitrary<string> {
  return fc.string({ ...limits, unit: character });
}
