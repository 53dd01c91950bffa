// Tiles are laid, mined, used, replaced and conquered.
import type { Seat } from '@undertow/shared/table/game.ts';
import { isSameCell, isUnconqueredTunnel, tileAt } from '../geometry.ts';
import { type Cell, type RoomId, type Tile, TUNNEL } from '../state.ts';
import type { DungeonTable } from '../table.ts';
import { withoutLast, write, writePlayer } from './write.ts';

export function dig(table: DungeonTable, seat: Seat, cell: Cell): void {
  const player = writePlayer(table, seat);
  if (tileAt(player.dungeon, cell)) throw new Error(`there is a tile at ${cell} already`);
  player.dungeon = [...player.dungeon, { cell, tile: TUNNEL }];
  table.tell({ type: 'tunnelDug', seat, cell });
}

/** Imps stand on these tunnels. The gold is gained apart. */
export function mine(table: DungeonTable, seat: Seat, cells: readonly Cell[]): void {
  for (const cell of cells) {
    change(table, seat, cell, (tile) => {
      if (!isUnconqueredTunnel(tile) || tile.mined) throw new Error(`${cell} cannot be mined`);
      return { ...tile, mined: true };
    });
  }
  table.tell({ type: 'tunnelsMined', seat, cells });
}

/** A room on offer takes the place of a tunnel (D62). */
export function build(table: DungeonTable, seat: Seat, room: RoomId, cell: Cell): void {
  const state = write(table);
  state.offer = { ...state.offer, rooms: withoutLast(state.offer.rooms, room) };
  change(table, seat, cell, (tile) => {
    if (!isUnconqueredTunnel(tile)) throw new Error(`no room can be built at ${cell}`);
    return { cell: tile.cell, tile: room };
  });
  table.tell({ type: 'roomBuilt', seat, room, cell });
}

/** Who works in a room, and the room that feeds it. */
export interface RoomUse {
  readonly imps: number;
  readonly trolls: number;
  readonly fedBy: RoomId | null;
}

/** A room produces once more this round. Who works there is told with it. */
export function useRoom(table: DungeonTable, seat: Seat, cell: Cell, use: RoomUse): void {
  const { tile: room } = change(table, seat, cell, (tile) => ({ ...tile, used: (tile.used ?? 0) + 1 }));
  table.tell({ type: 'roomUsed', seat, room, cell, ...use });
}

export function conquer(table: DungeonTable, seat: Seat, cell: Cell): void {
  const { tile } = change(table, seat, cell, (before) => {
    if (before.conquered) throw new Error(`${cell} is conquered already`);
    return { cell: before.cell, tile: before.tile, conquered: true };
  });
  table.tell({ type: 'tileConquered', seat, cell, tile });
}

/** The tile as it is after the change. */
function change(table: DungeonTable, seat: Seat, cell: Cell, how: (tile: Tile) => Tile): Tile {
  const player = writePlayer(table, seat);
  let changed: Tile | undefined;
  player.dungeon = player.dungeon.map((tile) => {
    if (!isSameCell(tile.cell, cell)) return tile;
    changed = how(tile);
    return changed;
  });
  if (!changed) throw new Error(`seat ${seat} has no tile at ${cell}`);
  return changed;
}
