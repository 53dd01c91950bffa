// The reason why an order or a cell of the dungeon may not be chosen, said when it is pressed.

import type { Decision } from '@undertow/client-sdk/index.ts';
import type { Picks } from '@undertow/web/src/table/kit/answer-draft.ts';
import type { DigData } from '../../../client.ts';
import { roomCard } from '../../../rules/cards/rooms.ts';
import { cellName, isUnconqueredTunnel, tileAt } from '../../../rules/geometry.ts';
import type { Cell, OrderId, RoomId, Tile } from '../../../rules/state.ts';
import type { SeatView } from '../seat-view.ts';
import { squaresOf } from './cells.ts';

export type Refusal = OrderRefusal | DigRefusal | RoomRefusal;
type OrderRefusal = 'far' | 'full' | 'used';
type DigRefusal = 'imps' | 'square' | 'apart';
type RoomRefusal = 'noTunnel' | 'outside' | 'beside';

/** Of an order that is asked for, but not offered. */
export function whyNotOrder(prompt: string, own: Pick<SeatView, 'hand'>, order: OrderId): OrderRefusal | undefined {
  switch (prompt) {
    case 'planOrders':
      return own.hand.includes(order) ? 'full' : 'far';
    case 'takeBack':
      return 'used';
    default:
      return undefined;
  }
}

export function whyNotDig(data: DigData, picks: Picks, cell: Cell): DigRefusal | undefined {
  const isDug = [...data.dungeon.map(cellName), ...picks].includes(cellName(cell));
  if (isDug) return undefined;
  if (picks.length >= data.max) return 'imps';
  return squaresOf(data, picks).includes(cellName(cell)) ? 'square' : 'apart';
}

export function whyNotBuild(room: RoomId, tiles: readonly Tile[], cell: Cell): RoomRefusal {
  const tile = tileAt(tiles, cell);
  if (!tile || !isUnconqueredTunnel(tile)) return 'noTunnel';
  return roomCard(room).isAllowedAt(cell) ? 'beside' : 'outside';
}

/** Of a cell that a question could be about. */
export function whyNotCell(
  { prompt, choice }: Pick<Decision, 'prompt' | 'choice'>,
  picks: Picks,
  cell: Cell,
  { room, tiles }: { readonly room: RoomId | undefined; readonly tiles: readonly Tile[] },
): Refusal | undefined {
  if (prompt === 'digCells' && choice.type === 'form') return whyNotDig(choice.data as DigData, picks, cell);
  return prompt === 'roomCell' && room !== undefined ? whyNotBuild(room, tiles, cell) : undefined;
}
