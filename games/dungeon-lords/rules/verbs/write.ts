// The only way to the state for writing. Nothing outside this folder may import it. A verb that is asked for what is not
// there throws, and says what is missing: how much there is to take is worked out by the rule that calls it.
import type { Seat } from '@undertow/shared/table/game.ts';
import type { Player, State } from '../state.ts';
import type { DungeonTable } from '../table.ts';

export function write(table: DungeonTable): State {
  return table.state as State;
}

export function writePlayer(table: DungeonTable, seat: Seat): Player {
  const player = write(table).seats[seat];
  if (!player) throw new Error(`there is no seat ${seat}`);
  return player;
}

/** The same number, if it is a whole one and there is as much. */
export function checked(count: number, there: number, purpose: string): number {
  if (!Number.isInteger(count) || count < 0) throw new Error(`${count} is no number of ${purpose}`);
  if (count > there) throw new Error(`there are ${there} ${purpose}, not ${count}`);
  return count;
}

/** The items without the last one of this face. */
export function withoutLast<Item>(items: readonly Item[], face: Item): readonly Item[] {
  const at = items.lastIndexOf(face);
  if (at < 0) throw new Error(`there is no ${face} to take`);
  return withoutPlace(items, at);
}

export function withoutPlace<Item>(items: readonly Item[], place: number): readonly Item[] {
  checkPlace(items, place);
  return [...items.slice(0, place), ...items.slice(place + 1)];
}

/** The items with another one in this place. */
export function replaced<Item>(items: readonly Item[], place: number, item: Item): readonly Item[] {
  checkPlace(items, place);
  const changed = items.slice();
  changed[place] = item;
  return changed;
}

/** The item in this place. */
export function itemAt<Item>(items: readonly Item[], place: number): Item {
  checkPlace(items, place);
  return items[place] as Item;
}

function checkPlace(items: readonly unknown[], place: number): void {
  if (!(place in items)) throw new Error(`there is no place ${place} among ${items.length}`);
}
