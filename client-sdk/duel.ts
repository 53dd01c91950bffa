// Duels: matches of two people without a bot of the server.
import { isDuel as isSo } from '@undertow/shared/protocol/duel.ts';
import type { Table } from './protocol.ts';

/** Whether two people play here, and no bot of the server: then the player who stays wins. */
export function isDuel(table: Pick<Table, 'seats'>): boolean {
  return isSo(table);
}
