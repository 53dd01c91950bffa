// Whole games over the Colyseus door, with the real client of Colyseus.
import type { Json } from '@undertow/shared/table/json.ts';
import { expect, test } from 'vitest';
import { chance } from '../../support/door-player.ts';
import { RoomServer } from '../../support/room-server.ts';

test('two people play a whole game, and they and a spectator see in the end what the house shows them', async () => {
  const server = await RoomServer.start();
  const { table, clients } = await server.match([await server.guest(), await server.guest()]);
  const spectator = await server.join(undefined, { table, watch: true });
  await Promise.all(clients.map((client, seat) => client.playOut(chance(seat))));
  await spectator.until(() => spectator.standing?.ending != null);
  for (const [seat, client] of [...clients.entries(), ['spectator', spectator] as const]) {
    const last = await server.server.house.replays.lastSnapshot(table, seat as number | 'spectator');
    expect(client.standing?.view).toEqual(JSON.parse(JSON.stringify(last?.view)) as Json);
    expect(client.standing?.seat).toBe(seat === 'spectator' ? null : seat);
  }
  expect(server.troubles).toEqual([]);
});
