// The ranking of players on the Evilometer, and the hero that each place brings (D81, D82).
import type { Seat } from '@undertow/shared/table/game.ts';
import type { HeroId } from './state.ts';
import { onScale, placeInOrder } from './table.ts';

/** A marker on the Evilometer: that of a seat, or that of the dummies of a game of two. */
export type Marker = Seat | 'dummy';

/** Where the markers stand. */
export interface Markers {
  readonly seats: readonly { readonly evil: number }[];
  readonly starting: Seat;
  readonly dummyEvil: number | null;
}

const BLACK_ZONE = 10;

/** Here the paladin comes (D13). */
export function isInBlackZone(evil: number): boolean {
  return evil >= BLACK_ZONE;
}

/** So many steps to evil the dummy marker moves before heroes are assigned. */
export const DUMMY_STEPS = 1;

/** Ties go to the player closer to the starting player; the dummy marker is better than any player beside it (D81, D82). */
export function fromGoodToEvil(markers: Markers): readonly Marker[] {
  const { seats, dummyEvil } = markers;
  const ranked = seats.map(({ evil }, seat): { marker: Marker; evil: number; place: number } => ({
    marker: seat,
    evil,
    place: placeInOrder({ state: markers }, seat),
  }));
  if (dummyEvil !== null) ranked.push({ marker: 'dummy', evil: dummyEvil, place: -1 });
  return ranked.sort((a, b) => a.evil - b.evil || a.place - b.place).map(({ marker }) => marker);
}

/** The hero that would come to each marker if they were assigned with the markers as they stand. */
export function heroesComing(markers: Markers, heroes: readonly HeroId[]): ReadonlyMap<Marker, HeroId> {
  const { dummyEvil } = markers;
  const moved = dummyEvil === null ? null : onScale(dummyEvil + DUMMY_STEPS);
  const ranked = fromGoodToEvil({ ...markers, dummyEvil: moved });
  return new Map(heroes.slice(0, ranked.length).map((hero, at) => [ranked[at] as Marker, hero]));
}
