// Markers move one single step at a time, and after each step it is seen whom the paladin goes to (D11-D19).
import type { Seat } from '../table/game.ts';
import { payableFrom } from './purse.ts';
import { isInBlackZone } from './ranking.ts';
import { type DungeonTable, MOST_EVIL, MOST_GOOD, type Position, placeInOrder, player } from './table.ts';
import { movePaladin, stepDummyMarker, stepMarker } from './verbs/markers.ts';

export function moveTowardEvil(table: DungeonTable, seat: Seat, steps: number): void {
  for (let i = 0; i < steps && player(table, seat).evil < MOST_EVIL; i++) {
    stepMarker(table, seat, 'evil');
    callPaladin(table);
  }
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

/** The paladin goes to the most evil player in the black zone, if that player is more evil than his host. */
export function callPaladin(table: DungeonTable): void {
  const { at, seat: host } = table.state.paladin;
  if (at !== 'tent' && at !== 'party') return;
  const seat = mostEvil(table);
  const { evil } = player(table, seat);
  if (!isInBlackZone(evil) || (host !== null && evil <= player(table, host).evil)) return;
  movePaladin(table, seat);
}

/** Among equal ones the one later in player order (D16). */
function mostEvil(position: Position): Seat {
  const isBefore = (one: Seat, other: Seat) => {
    const difference = player(position, one).evil - player(position, other).evil;
    return difference === 0 ? placeInOrder(position, one) > placeInOrder(position, other) : difference > 0;
  };
  return position.state.seats.map((_, seat) => seat).reduce((most, seat) => (isBefore(seat, most) ? seat : most));
}

/** How many steps toward evil the seat can still pay. */
export function payableEvil(position: Position, seat: Seat): number {
  return payableFrom(player(position, seat).evil, position.state.options.full);
}
