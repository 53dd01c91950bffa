// The Monster tokens. A token's id is its face: `points-3`.
import type { TokenId } from '../state.ts';

const COPIES_PER_FACE = [
  ['points-4', 2],
  ['points-3', 9],
  ['points-2', 9],
] as const;

/** The supply of the base game is called `base`. */
export const tokens: Readonly<Record<string, readonly TokenId[]>> = {
  base: COPIES_PER_FACE.flatMap(([face, copies]) => Array<TokenId>(copies).fill(face)),
};

export function pointsOf(token: TokenId): number {
  return token.startsWith('points-') ? Number(token.slice('points-'.length)) : 0;
}
