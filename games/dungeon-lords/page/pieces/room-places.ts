// The part of a dungeon where a room may stand, in one word such as `upper` or `edge`.
import type { Room } from '../../rules/cards/rooms.ts';
import type { Cell } from '../../rules/state.ts';

export const PLACES = ['anywhere', 'upper', 'lower', 'centre', 'edge'] as const;
export type Place = (typeof PLACES)[number];

const TOP: Cell = [0, 0];
const BOTTOM: Cell = [0, 3];
const MIDDLE: Cell = [2, 1];

export function placeOf({ isAllowedAt }: Pick<Room, 'isAllowedAt'>): Place {
  const isAllowedAbove = isAllowedAt(TOP);
  if (isAllowedAbove !== isAllowedAt(BOTTOM)) return isAllowedAbove ? 'upper' : 'lower';
  if (!isAllowedAbove) return 'centre';
  return isAllowedAt(MIDDLE) ? 'anywhere' : 'edge';
}
