// Food, gold, imps, workers, red marks and traps come and go. An amount of zero makes no event.
import type { Seat } from '@undertow/shared/table/game.ts';
import type { Amounts } from '../events.ts';
import type { TrapId } from '../state.ts';
import type { DungeonTable } from '../table.ts';
import { checked, withoutLast, write, writePlayer } from './write.ts';

const RESOURCES = ['food', 'gold', 'imps'] as const;

export function gain(table: DungeonTable, seat: Seat, amounts: Amounts): void {
  if (change(table, seat, amounts, 1)) table.tell({ type: 'gained', seat, amounts: only(amounts) });
}

export function pay(table: DungeonTable, seat: Seat, amounts: Amounts): void {
  if (change(table, seat, amounts, -1)) table.tell({ type: 'paid', seat, amounts: only(amounts) });
}

export function lose(table: DungeonTable, seat: Seat, amounts: Amounts): void {
  if (change(table, seat, amounts, -1)) table.tell({ type: 'lost', seat, amounts: only(amounts) });
}

/** Whether it changed anything. */
function change(table: DungeonTable, seat: Seat, amounts: Amounts, sign: 1 | -1): boolean {
  const player = writePlayer(table, seat);
  let changed = false;
  for (const what of RESOURCES) {
    const amount = amounts[what] ?? 0;
    if (amount === 0) continue;
    const there = sign > 0 ? Number.POSITIVE_INFINITY : player[what];
    player[what] += sign * checked(amount, there, `${what} of seat ${seat}`);
    changed = true;
  }
  // An imp that leaves may have worked.
  if (sign < 0) player.impsWorked = Math.min(player.impsWorked, player.imps);
  return changed;
}

function only(amounts: Amounts): Amounts {
  return Object.fromEntries(RESOURCES.filter((what) => amounts[what]).map((what) => [what, amounts[what]]));
}

/** So many imps are set to a task of the board, one of them perhaps as foreman. */
export function setImps(table: DungeonTable, seat: Seat, imps: number, foreman: boolean): void {
  setToWork(table, seat, imps, 0);
  table.tell({ type: 'impsSet', seat, imps, foreman });
}

/** So many imps and trolls work, and are not free again this round. */
export function setToWork(table: DungeonTable, seat: Seat, imps: number, trolls: number): void {
  const player = writePlayer(table, seat);
  player.impsWorked += checked(imps, player.imps - player.impsWorked, `free imps of seat ${seat}`);
  player.trollsWorked += checked(trolls, player.trollTokens - player.trollsWorked, `free trolls of seat ${seat}`);
}

/** All imps and trolls are free again, and what the tiles remember of the round is forgotten (D85). */
export function freeWorkers(table: DungeonTable): void {
  for (const player of write(table).seats) {
    player.impsWorked = 0;
    player.trollsWorked = 0;
    if (!player.dungeon.some(({ mined, used }) => mined || used)) continue;
    player.dungeon = player.dungeon.map(({ cell, tile, conquered }) =>
      conquered ? { cell, tile, conquered } : { cell, tile },
    );
  }
}

export function markRed(table: DungeonTable, seat: Seat, marks: number): void {
  if (marks === 0) return;
  writePlayer(table, seat).redMarks += checked(marks, Number.POSITIVE_INFINITY, 'red marks');
  table.tell({ type: 'redMarked', seat, marks });
}

/** Draws traps unseen by others: as many as the deck holds, at most this number (D9). */
export function drawTraps(table: DungeonTable, seat: Seat, most: number): void {
  const state = write(table);
  const faces = state.trapDeck.slice(0, most);
  if (faces.length === 0) return;
  const player = writePlayer(table, seat);
  state.trapDeck = state.trapDeck.slice(faces.length);
  player.traps = [...player.traps, ...faces];
  table.reveal();
  table.tell({ type: 'trapsDrawn', seat, count: faces.length, secret: { seat, faces } });
}

/** Discards a trap from the hand, face down. */
export function discardTrap(table: DungeonTable, seat: Seat, trap: TrapId): void {
  const player = writePlayer(table, seat);
  player.traps = withoutLast(player.traps, trap);
  addToDiscard(table, trap);
  table.tell({ type: 'trapDiscarded', seat, secret: { seat, faces: [trap] } });
}

export function addToDiscard(table: DungeonTable, trap: TrapId): void {
  const state = write(table);
  state.trapDiscard = [...state.trapDiscard, trap];
}

/** Looks at a combat card of the year (D48). */
export function spyCard(table: DungeonTable, seat: Seat, place: number): void {
  const player = writePlayer(table, seat);
  const card = write(table).combatCards[place - 1];
  if (card === undefined) throw new Error(`there is no combat card ${place}`);
  if (!player.spied.includes(place)) player.spied = [...player.spied, place];
  table.reveal();
  table.tell({ type: 'cardSpied', seat, place, secret: { seat, faces: [card] } });
}
