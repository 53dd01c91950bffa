// Works out where the mask of each player stands on the Evilometer, and which hero comes to that player.
import type { Seat } from '@undertow/shared/table/game.ts';
import type { View } from '../../../client.ts';
import { fromGoodToEvil, heroesComing, type Marker } from '../../../rules/ranking.ts';
import type { HeroId } from '../../../rules/state.ts';

export interface Mark {
  readonly marker: Marker;
  readonly evil: number;
  /** How many stand on this place, and how far from its middle this one does. */
  readonly crowd: number;
  readonly shift: number;
  /** The hero who would come now. */
  readonly hero: HeroId | undefined;
}

type Standing = Pick<View, 'seats' | 'starting' | 'dummyEvil' | 'heroes' | 'phase' | 'specialEvent' | 'event'>;

/** From good to evil; on one place the better one stands on the left. */
export function marksOf(view: Standing): readonly Mark[] {
  const coming = heroesNow(view);
  const places = fromGoodToEvil(view).map((marker) => ({ marker, evil: evilOf(view, marker) }));
  return places.map(({ marker, evil }, at) => {
    const first = places.findIndex((other) => other.evil === evil);
    const crowd = places.filter((other) => other.evil === evil).length;
    return { marker, evil, crowd, shift: at - first - (crowd - 1) / 2, hero: coming.get(marker) };
  });
}

/** The hero who would come to this seat if its mask stood here. */
export function heroAt(view: Standing, seat: Seat, evil: number): HeroId | undefined {
  const seats = view.seats.map((owned, at) => (at === seat ? { ...owned, evil } : owned));
  return heroesNow({ ...view, seats }).get(seat);
}

/** While heroes arrive, the first have gone to the best; only impatient ones may have changed who these are. */
function heroesNow({ phase, heroes, event, specialEvent, ...markers }: Standing): ReadonlyMap<Marker, HeroId> {
  if (phase === 'combat' || (phase === 'heroes' && event === 'special' && specialEvent !== null)) return new Map();
  if (phase !== 'heroes') return heroesComing(markers, heroes);
  const waiting = fromGoodToEvil(markers).slice(-heroes.length || Number.POSITIVE_INFINITY);
  return new Map(waiting.flatMap((marker, at) => (heroes[at] ? [[marker, heroes[at]] as const] : [])));
}

function evilOf({ seats, dummyEvil }: Standing, marker: Marker): number {
  return marker === 'dummy' ? (dummyEvil ?? 0) : (seats[marker]?.evil ?? 0);
}

/** How far from each other masks on one place stand, of which there are so many. */
export function spreadOf(crowd: number, step: number, least: number): number {
  return crowd > 1 ? Math.max(step / crowd, least) : 0;
}

export interface Room {
  readonly width: number;
  /** How near to an end the middle of a mask may stand. */
  readonly margin: number;
  /** How near to each other two may stand. */
  readonly least: number;
}

/** From good to evil, where the masks stand: those that would cross an end stand before it, and others make room for them. */
export function keptWithin(lefts: readonly number[], { width, margin, least }: Room): readonly number[] {
  const mirrored = (left: number) => width - left;
  const atEvil = pushedBack(lefts.toReversed(), width - margin, least).toReversed();
  return pushedBack(atEvil.map(mirrored), width - margin, least).map(mirrored);
}

/** The first stands no farther than this, and each one behind it that is touched makes room. */
function pushedBack(lefts: readonly number[], most: number, least: number): readonly number[] {
  let limit = most;
  return lefts.map((left) => {
    const at = Math.min(left, limit);
    limit = at < left ? at - least : Number.POSITIVE_INFINITY;
    return at;
  });
}

/** Where the Paladin stands beside his host: as near as he hides no mask, rather on the more evil side. */
export function besideHost(host: number, masks: readonly number[], most: number, near: number): number {
  const places = [1, -1, 1.6, -1.6, 2.2, -2.2, 3, -3].map((far) => host + far * near);
  const isFree = (at: number) => masks.every((mask) => Math.abs(mask - at) >= near * 0.95);
  return places.find((at) => at <= most && isFree(at)) ?? host - near;
}
