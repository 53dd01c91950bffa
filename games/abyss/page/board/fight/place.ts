// The area in which a fight is shown: the own one over the full width of the table, that of another seat below its berth.
import { SPACES, type Space } from '../../../rules/leviathan/leviathans.ts';

export type Form = 'large' | 'small';

/** How far from the left something so wide stands, to be in the middle below its berth as far as there is room. */
export function aside(space: Space, width: number, room: number): number {
  const middle = ((SPACES.indexOf(space) + 0.5) / SPACES.length) * room;
  return Math.max(0, Math.min(room - width, middle - width / 2));
}
