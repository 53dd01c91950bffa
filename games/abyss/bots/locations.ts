// The worth of Locations to a seat, as they are likely to count at the end of the game.
import { ally, byValue } from '../rules/cards/allies.ts';
import { best, locationOf, lordOf } from '../rules/queries.ts';
import { RACES } from '../rules/races.ts';
import type { LocationId } from '../rules/state.ts';
import { type Outlook, withOwn } from './outlook.ts';

const TURNS_PER_LORD = 2.5;
/** What is found on a Location with Loot, when nothing was found there yet. */
const LOOT = 13;
/** What it costs to leave another Location for all to take. */
const LEFT_BEHIND = 0.5;
const BLACK_SMOKERS = 'black-smokers';

/** What each of these Locations will be worth. */
export function worthOfLocations(outlook: Outlook, locations: readonly LocationId[]): number[] {
  const end = foreseen(outlook);
  return locations.map((id) => worthIn(end, id));
}

export function bestLocation(outlook: Outlook, options: readonly LocationId[]): LocationId {
  const end = foreseen(outlook);
  return best(options, (id) => worthIn(end, id));
}

function worthIn(end: Outlook, id: LocationId): number {
  const location = locationOf(end, id);
  const points = location.points(end, end.seat);
  if (id === BLACK_SMOKERS) return unseen(end).reduce((most, other) => Math.max(most, pointsOf(end, other)), 0);
  return location.onControlled && points === 0 ? LOOT : points;
}

function pointsOf(end: Outlook, id: LocationId): number {
  return locationOf(end, id).points(end, end.seat);
}

/** `take:…` or `draw:…`: the best that lies there, or the best of so many unseen ones. */
export function wayToLocation(outlook: Outlook, options: readonly string[]): string {
  const end = foreseen(outlook);
  const worths = unseen(outlook).map((id) => worthIn(end, id));
  return best(options, (option) => {
    const [way, what = ''] = option.split(':');
    return way === 'take' ? worthIn(end, what) : expectedBest(worths, Number(what)) - LEFT_BEHIND * (Number(what) - 1);
  });
}

/** What can be expected of the best of so many Locations drawn from the deck. */
export function worthOfDrawing(outlook: Outlook, count: number): number {
  return expectedBest(worthOfLocations(outlook, unseen(outlook)), count);
}

function expectedBest(worths: readonly number[], count: number): number {
  const sorted = worths.toSorted((a, b) => b - a);
  let expected = 0;
  // The chance that none of the better ones was drawn.
  let chance = 1;
  for (const [i, worth] of sorted.entries()) {
    const isDrawn = Math.min(1, count / (sorted.length - i));
    expected += chance * isDrawn * worth;
    chance *= 1 - isDrawn;
  }
  return expected;
}

/** The Locations that may be in the deck. */
function unseen({ rules, view }: Outlook): LocationId[] {
  const seen = [view.available, view.drawn, view.discardedLocations, ...view.seats.map(({ locations }) => locations)];
  const known = new Set(seen.flat());
  return [...rules.locations.keys()].filter((id) => !known.has(id));
}

/** With some Lords of the Court and what they leave affiliated, and with what the hand affiliates in the end. */
function foreseen(outlook: Outlook): Outlook {
  const { own, state, turnsLeft } = outlook;
  const coming = state.court.slice(0, Math.floor(turnsLeft / TURNS_PER_LORD));
  const left = coming.flatMap((id) => lordOf(outlook, id).required ?? []).map((race) => `${race}-2`);
  const sorted = own.hand.toSorted(byValue);
  const last = RACES.flatMap((race) => sorted.find((card) => ally(card).race === race) ?? []);
  return withOwn(outlook, {
    lords: [...own.lords, ...coming.map((id) => ({ id }))],
    affiliated: [...own.affiliated, ...left, ...last],
  });
}
