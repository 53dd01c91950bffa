// The pieces of a game, its cards and tiles, for code that knows no game: what stands in views and answers is their ids.

export interface Piece {
  /** Pieces of a kind look alike. They share a sign, a colour and, unless they have names of their own, a name. */
  readonly kind: string;
  /** The number that is printed on it. */
  readonly value?: number;
}

/** How pieces of a kind look, where that is not to follow from the place of the kind among the others. */
export interface Look {
  /** A drawing on a grid of 48, as the path of an SVG has it, filled. A hole in it runs the other way round (`nonzero`). */
  readonly sign?: string;
  /** Gold, red, violet, green, blue or grey. */
  readonly hue?: 1 | 2 | 3 | 4 | 5 | 6;
}

/** By kind. */
export type Looks = Readonly<Record<string, Look>>;

/** By id. The order of the kinds is that of their signs and colours. */
export type Pieces = Readonly<Record<string, Piece>>;

/** A piece of each of these values of a kind, or of each of these kinds, with an id of both: `plum-3`. */
export function piecesOf(kinds: string | readonly string[], values: readonly number[]): Pieces {
  const pieces = [kinds].flat().flatMap((kind) => values.map((value) => [pieceId(kind, value), { kind, value }]));
  return Object.fromEntries(pieces);
}

export function pieceId(kind: string, value: number): string {
  return `${kind}-${value}`;
}

/** What is printed on the piece of this id, which must be one that `piecesOf` has made. */
export function pieceValue(id: string): number {
  return Number(id.slice(id.lastIndexOf('-') + 1));
}
