// The sign and the colour of each kind of pieces: by its place among the kinds, or as the game wants it.
import type { Looks, Pieces } from '@undertow/shared/table/pieces.ts';
import type { Drawing } from '../../ui/icons.ts';

export interface KindLook {
  readonly sign: Drawing;
  /** From 1 to 6. */
  readonly hue: number;
}

/** Disc, lozenge, drop, hexagon, arch, star. */
const SIGNS = [
  'M6 24a18 18 0 0 1 36 0a18 18 0 0 1-36 0Z',
  'M24 3L42 24L24 45L6 24Z',
  'M24 3C34 16 39 23 39 30a15 15 0 0 1-30 0C9 23 14 16 24 3Z',
  'M24 4L42 14V34L24 44L6 34V14Z',
  'M8 44V22a16 16 0 0 1 32 0V44Z',
  'M24 4l6 12.5l13.500 2l-9.800 9.500l2.300 13.500L24 35l-12 6.500l2.300-13.500L4.500 18.500l13.500-2Z',
];

/** By kind. What bears no value is known by its name, and has a sign only where the game draws one. */
export function looksOf(pieces: Pieces, own: Looks = {}): ReadonlyMap<string, KindLook> {
  const all = Object.values(pieces);
  const kinds = [...new Set(all.map(({ kind }) => kind))];
  const valued = kinds.filter((kind) => all.some((piece) => piece.kind === kind && piece.value !== undefined));
  const looks = kinds.flatMap((kind) => {
    const at = valued.indexOf(kind);
    const { sign, hue } = own[kind] ?? {};
    if (at < 0 && sign === undefined) return [];
    const nth = Math.max(0, at) % SIGNS.length;
    return [[kind, { sign: { filled: sign ?? SIGNS[nth] ?? '' }, hue: hue ?? nth + 1 }] as const];
  });
  return new Map(looks);
}

/** Where the signs stand on a card, so many as its value says, on a field of 100 by 118. */
export function pipsOf(value: number): readonly { readonly x: number; readonly y: number; readonly size: number }[] {
  const places = PLACES[value];
  if (!places) return [{ x: 50, y: 59, size: 58 }];
  const size = value === 1 ? 58 : value < 4 ? 38 : 36;
  return places.map(([x, y]) => ({ x, y, size }));
}

const [LEFT, MIDDLE, RIGHT] = [24, 50, 76];
const PLACES: Readonly<Record<number, readonly (readonly [x: number, y: number])[]>> = {
  1: [[MIDDLE, 59]],
  2: [
    [MIDDLE, 26],
    [MIDDLE, 92],
  ],
  3: [
    [MIDDLE, 19],
    [MIDDLE, 59],
    [MIDDLE, 99],
  ],
  4: [
    [LEFT, 28],
    [RIGHT, 28],
    [LEFT, 90],
    [RIGHT, 90],
  ],
  5: [
    [LEFT, 24],
    [RIGHT, 24],
    [MIDDLE, 59],
    [LEFT, 94],
    [RIGHT, 94],
  ],
  6: [
    [LEFT, 19],
    [RIGHT, 19],
    [LEFT, 59],
    [RIGHT, 59],
    [LEFT, 99],
    [RIGHT, 99],
  ],
};

/** So many lie in a fan. */
const FAN = 5;

/** Some pieces that show what a game is played with: one of each kind, and more of each where there are few. */
export function fanOf(pieces: Pieces, isPicture: (id: string) => boolean = () => true): readonly string[] {
  const byKind = Map.groupBy(Object.keys(pieces), (id) => pieces[id]?.kind);
  const inTurn = [...byKind.values()]
    .flatMap((ids) => ids.map((id, nth) => ({ id, nth })))
    .toSorted((one, other) => Number(isPicture(other.id)) - Number(isPicture(one.id)) || one.nth - other.nth);
  const chosen = inTurn.slice(0, FAN).map(({ id }) => id);
  // As they are declared: those of a kind beside each other.
  return Object.keys(pieces).filter((id) => chosen.includes(id));
}
