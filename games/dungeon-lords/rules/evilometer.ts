// Markers move one single step at a time, and after each step it is seen whom the paladin goes to (D11-D19).
import type { Seat } from '@undertow/shared/table/game.ts';
import { payableFrom } from './purse.ts';
import { isInBlackZone } from './ranking.ts';
import type { Paladin } from './state.ts';
import { type DungeonTable, MOST_EVIL, MOST_GOOD, type Position, placeInOrder, player } from './table.ts';
import { keepPaladin, movePaladin, stepDummyMarker, stepMarker } from './verbs/markers.ts';

export function moveTowardEvil(table: DungeonTable, seat: Seat, steps: number): void {
  const before = player(table, seat).evil;
  for (let i = 0; i < steps && player(table, seat).evil < MOST_EVIL; i++) {
    stepMarker(table, seat, 'evil');
    callPaladin(table);
  }
  if (player(table, seat).evil > before) seeWhetherHeStays(table, seat, before);
}

/** Tells that the paladin stays with his host, when another seat has come into the black zone, or as far as the host. */
function seeWhetherHeStays(table: DungeonTable, seat: Seat, before: number): void {
  const { at, seat: host } = table.state.paladin;
  if (at !== 'party' || host === null || host === seat) return;
  const { evil } = player(table, seat);
  const isClose = !isInBlackZone(before) || evil === player(table, host).evil;
  if (isInBlackZone(evil) && isClose) keepPaladin(table, seat);
}

export function moveTowardGood(table: DungeonTable, seat: Seat, steps: number): void {
  for (let i = 0; i < steps && player(table, seat).evil > MOST_GOOD; i++) {
    stepMarker(table, seat, 'good');
    callPaladin(table);
  }
}

/** The dummy marker attracts no paladin (D19). */
export function moveDummyMarker(table: DungeonTable, steps: number, toward: 'evil' | 'good'): void {
  const end = toward === 'evil' ? MOST_EVIL : MOST_GOOD;
  for (let i = 0; i < steps && table.state.dummyEvil !== end; i++) stepDummyMarker(table, toward);
}

/** Where the markers stand, and the paladin. */
export interface Evilometer {
  readonly seats: readonly { readonly evil: number }[];
  readonly starting: Seat;
  readonly paladin: Paladin;
}

export function callPaladin(table: DungeonTable): void {
  const seat = calledBy(table.state);
  if (seat !== undefined) movePaladin(table, seat);
}

/** The paladin goes to the most evil player in the black zone, if that player is more evil than his host. */
export function calledBy(evilometer: Evilometer): Seat | undefined {
  const { at, seat: host } = evilometer.paladin;
  if (at !== 'tent' && at !== 'party') return undefined;
  const seat = mostEvil(evilometer);
  const evilOf = (one: Seat) => evilometer.seats[one]?.evil ?? 0;
  if (!isInBlackZone(evilOf(seat)) || (host !== null && evilOf(seat) <= evilOf(host))) return undefined;
  return seat;
}

/** Among equal ones the one later in player order (D16). */
function mostEvil(evilometer: Evilometer): Seat {
  const { seats } = evilometer;
  const place = (seat: Seat) => placeInOrder({ state: evilometer }, seat);
  const isBefore = (one: Seat, other: Seat) => {
    const difference = (seats[one]?.evil ?? 0) - (seats[other]?.evil ?? 0);
    return difference === 0 ? place(one) > place(other) : difference > 0;
  };
  return seats.map((_, seat) => seat).reduce((most, seat) => (isBefore(seat, most) ? seat : most));
}

/** How many steps toward evil the seat can still pay. */
export function payableEvil(position: Position, seat: Seat): number {
  return payableFrom(player(position, seat).evil, position.state.options.full);
}
