// The way back from a match that was played on to the moment where it began.
import type { Table } from '@undertow/client-sdk/index.ts';
import { pathOf } from '../replay/address.ts';

/** The replay there, by the eyes of this seat; `undefined` for a match that began anew. */
export function originPath({ from }: Pick<Table, 'from'>, seat: number | null): string | undefined {
  return from && pathOf(from.match, { position: from.moves, eyes: seat ?? 'all', isScoring: false });
}
