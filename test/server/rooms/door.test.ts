// Whole games over the Colyseus door, with the real client of Colyseus.
import type { Viewer } from '@undertow/shared/table/game.ts';
import { expect, test } from 'vitest';
import { chance, playOut } from '../../support/clients/door-player.ts';
import type { RoomClient } from '../../support/clients/room-client.ts';
import { RoomServer } from '../../support/server/room-server.ts';

/** What the house shows this viewer of a match that is over. */
async function lastShown({ server }: RoomServer, table: string, viewer: Viewer): Promise<unknown> {
  const last = await server.app.replays.lastSnapshot(table, viewer);
  const { turn, time, type, ...standing } = JSON.parse(last?.text ?? '{}') as Record<string, unknown>;
  return standing;
}

async function expectToSeeTheEnd(
  server: RoomServer,
  table: string,
  clients: ReadonlyMap<Viewer, RoomClient>,
): Promise<void> {
  for (const [viewer, client] of clients) {
    await client.until(() => client.standing?.ending != null);
    expect(client.standing).toEqual(await lastShown(server, table, viewer));
  }
}

test('two people play a whole game, and they and a spectator see what the house shows them', async () => {
  const server = await RoomServer.start();
  const { table, clients } = await server.match([await server.guest(), await server.guest()]);
  const spectator = await server.join(undefined, { table, watch: true });
  await Promise.all(clients.map((client, seat) => client.playOut(chance(seat))));
  await expectToSeeTheEnd(server, table, new Map<Viewer, RoomClient>([...clients.entries(), ['spectator', spectator]]));
  expect(await spectator.told('ended')).toEqual(spectator.standing?.ending);
  expect(server.troubles).toEqual([]);
});

test('all see at every step what the house shows them, whichever seat is asked', async () => {
  const server = await RoomServer.start();
  const { table, clients } = await server.match([await server.guest(), await server.guest()]);
  const spectator = await server.join(undefined, { table, watch: true });
  const viewers = [...clients.entries(), ['spectator', spectator] as const];
  const match = server.server.app.host.find(table);
  const shown = new Map<Viewer, unknown>();
  for (const [viewer] of viewers) {
    await match?.attach(viewer, { told: ({ view }) => view !== undefined && shown.set(viewer, view) });
  }
  const random = chance(7);
  for (let step = 0; step < 60; step++) {
    const asked = clients.find(({ decision }) => decision);
    await asked?.answerOnce(random);
    const { version } = match?.status ?? { version: 0 };
    // What came of an answer is told before the reply to it.
    if (asked) expect(asked.standing?.version).toBe(version);
    for (const [viewer, client] of viewers) {
      await client.until(() => client.standing?.version === version);
      expect(client.standing?.view).toEqual(JSON.parse(JSON.stringify(shown.get(viewer))));
    }
  }
  expect(server.troubles).toEqual([]);
});

test('one plays by the JSON door and the other by Colyseus, and both finish the same game', async () => {
  const server = await RoomServer.start();
  const tokens = [await server.guest(), await server.guest()] as const;
  const table = await server.table(tokens[0]);
  const one = await server.join(tokens[0], { table });
  const other = await server.knock(tokens[1]);
  await other.do('join', { table });
  const begun = other.changeAt(table);
  await one.ask('ready', { ready: true });
  await other.do('ready', { table, ready: true });
  await begun;
  await Promise.all([one.playOut(chance(1)), playOut(other, table, chance(2))]);
  await expectToSeeTheEnd(server, table, new Map([[0, one]]));
  expect(other.positions.get(table)?.view).toEqual(
    ((await lastShown(server, table, 1)) as { readonly view: unknown }).view,
  );
  expect(server.troubles).toEqual([]);
});

test('a client that wants events is told them, as far as it may know', async () => {
  const server = await RoomServer.start();
  const { table, clients } = await server.match([await server.guest(), await server.guest()], {}, { events: true });
  const spectator = await server.join(undefined, { table, watch: true });
  await Promise.all(clients.map((client, seat) => client.playOut(chance(seat))));
  await spectator.until(() => spectator.standing?.ending != null);
  const versions = clients.map(({ heard }) =>
    heard.flatMap(({ type, message }) => (type === 'events' ? (message as { version: number }).version : [])),
  );
  expect(versions[0]?.length).toBeGreaterThan(50);
  expect(versions[0]).toEqual(versions[1]);
  expect(versions[0]).toEqual(versions[0]?.toSorted((a, b) => a - b));
  expect(spectator.heard.some(({ type }) => type === 'events')).toBe(false);
});
