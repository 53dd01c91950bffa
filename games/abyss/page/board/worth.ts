// The points that a Location would bring a seat by what is open, as the rules count them.
import type { View } from '../../client.ts';
import { positionOf } from './position.ts';

export function worthTo(view: View, seat: number, location: string): number | null {
  const position = positionOf(view);
  return position.rules.locations.get(location)?.points(position, seat) ?? null;
}
