// The tables that a person is at when they come to one.
import type { Client } from '@undertow/client-sdk/index.ts';
import { expect, test } from 'vitest';
import { comeTo } from '../../../web/src/table/coming.ts';

function someoneAt(tables: readonly { readonly id: string; readonly hasEnded: boolean }[]) {
  const left: string[] = [];
  const visits = tables.map((table) => ({
    ...table,
    leave: async ({ keepSeat = false }) => void left.push(`${table.id}, ${keepSeat ? 'seat kept' : 'stood up'}`),
  }));
  const watch = async (id: string) => ({ id, table: { seats: [], status: 'open' } });
  return { left, client: { visits, watch } as unknown as Client };
}

test('what is over elsewhere is not followed any more, and what runs still is', async () => {
  const { left, client } = someoneAt([
    { id: 'over', hasEnded: true },
    { id: 'running', hasEnded: false },
    { id: 'again', hasEnded: true },
  ]);
  expect((await comeTo(client, 'again', undefined, () => true)).id).toBe('again');
  expect(left).toEqual(['over, seat kept']);
});
