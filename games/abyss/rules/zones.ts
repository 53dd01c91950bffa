// The visibility of each zone: the one table that the view and the events both read.
import type { Seat, Viewer } from '@undertow/shared/table/game.ts';
import type { Position } from './rules.ts';

type Audience = 'everyone' | 'owner' | 'nobody';

const ZONES = {
  hand: 'owner',
  tokens: 'owner',
  council: 'nobody',
  explorationDeck: 'nobody',
  discard: 'nobody',
  lordDeck: 'nobody',
  locationDeck: 'nobody',
  tokenSupply: 'nobody',
} as const satisfies Record<string, Audience>;

/** The zones that hide something. All others are open to everybody. */
export type HiddenZone = keyof typeof ZONES;

/** Whether the viewer sees the faces in this zone; a zone of the whole table has no owner. */
export function sees({ state }: Position, viewer: Viewer, zone: HiddenZone, owner?: Seat): boolean {
  if (ZONES[zone] === 'nobody') return false;
  // In the end the hands are played out, and the tokens are turned up.
  return viewer === owner || state.scores !== null;
}

/** The part of an event that only those see who see the zone where the faces go, or where they came from. */
export function secret(zone: HiddenZone, owners: readonly Seat[], faces: readonly string[]) {
  return { seats: ZONES[zone] === 'owner' ? owners : [], faces };
}
