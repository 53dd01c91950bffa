// What a Location would be worth to a seat by what lies open, as the rules reckon it.
import type { View } from '../../client.ts';
import { positionOf } from './position.ts';

export function worthTo(view: View, seat: number, location: string): number | null {
  const position = positionOf(view);
  return position.rules.locations.get(location)?.points(position, seat) ?? null;
}
