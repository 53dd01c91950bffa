// Whole matches of Dungeon Lords between clients of both doors, over real sockets.
import type { Viewer } from '@undertow/shared/table/game.ts';
import { expect, test } from 'vitest';
import type { DoorClient } from '../../support/clients/door-client.ts';
import { chance, playOut } from '../../support/clients/door-player.ts';
import type { RoomClient } from '../../support/clients/room-client.ts';
import { RoomServer } from '../../support/server/room-server.ts';

interface Players {
  readonly table: string;
  readonly byRoom: ReadonlyMap<Viewer, RoomClient>;
  readonly byJson: ReadonlyMap<Viewer, DoorClient>;
}

/** Even seats are played at the Colyseus door, odd ones at the JSON door, and each door has a spectator. */
async function beginAtBothDoors(server: RoomServer, seats: number, full: boolean): Promise<Players> {
  const tokens = await Promise.all(Array.from({ length: seats }, () => server.guest()));
  const table = await server.table(tokens[0] ?? '', { game: 'dungeon-lords', seats, options: { full } });
  const byRoom = new Map<Viewer, RoomClient>();
  const byJson = new Map<Viewer, DoorClient>();
  for (const [seat, token] of tokens.entries()) {
    if (seat % 2 === 0) byRoom.set(seat, await server.join(token, { table }));
    else byJson.set(seat, await server.knock(token));
    await byJson.get(seat)?.do('join', { table });
  }
  byRoom.set('spectator', await server.join(undefined, { table, watch: true }));
  const spectator = await server.knock(await server.guest());
  await spectator.do('watch', { table });
  const begun = [...byJson.values()].map((client) => client.changeAt(table));
  for (const seat of tokens.keys()) {
    await byRoom.get(seat)?.ask('ready', { ready: true });
    await byJson.get(seat)?.do('ready', { table, ready: true });
  }
  await Promise.all(begun);
  return { table, byRoom, byJson: new Map([...byJson, ['spectator', spectator]]) };
}

async function playToTheEnd({ table, byRoom, byJson }: Players): Promise<void> {
  await Promise.all([
    ...[...byRoom].map(([viewer, client]) =>
      viewer === 'spectator' ? client.told('ended') : client.playOut(chance(viewer)),
    ),
    ...[...byJson].map(([viewer, client]) =>
      viewer === 'spectator' ? client.next({ type: 'ended' }) : playOut(client, table, chance(viewer)),
    ),
  ]);
}

async function expectAllToSeeTheEnd(server: RoomServer, { table, byRoom, byJson }: Players): Promise<void> {
  for (const [viewer, client] of byRoom) {
    await client.until(() => client.standing?.ending != null);
    expect(client.standing?.view).toEqual(await server.lastView(table, viewer));
  }
  for (const [viewer, client] of byJson) {
    expect(client.positions.get(table)?.view).toEqual(await server.lastView(table, viewer));
  }
}

/** What the players at the Colyseus door are asked from now on, in the order in which they are asked. */
function promptsAt({ byRoom }: Players): readonly string[] {
  const prompts: string[] = [];
  for (const client of byRoom.values()) {
    let last: number | undefined;
    const note = () => {
      const { decision } = client;
      if (decision && decision.number !== last) prompts.push(decision.prompt);
      last = decision?.number;
    };
    note();
    client.room.onStateChange(note);
  }
  return prompts;
}

test('two play a whole simple game with dummies, each at another door, and all see what the house shows', async () => {
  const server = await RoomServer.start();
  const players = await beginAtBothDoors(server, 2, false);
  const prompts = promptsAt(players);
  await playToTheEnd(players);
  await expectAllToSeeTheEnd(server, players);
  // The order of a dummy is asked for as soon as the seat has given its own orders.
  const after = prompts.filter((_, i) => prompts[i - 1] === 'planOrders');
  expect(after.length).toBeGreaterThan(5);
  expect([...new Set(after)]).toEqual(['planDummyOrder']);
  expect(server.troubles).toEqual([]);
});

test('four play a whole full game, two at each door, and all see what the house shows', async () => {
  const server = await RoomServer.start();
  const players = await beginAtBothDoors(server, 4, true);
  const prompts = promptsAt(players);
  await playToTheEnd(players);
  await expectAllToSeeTheEnd(server, players);
  expect(prompts).toEqual(expect.arrayContaining(['initialBlocked', 'planOrders', 'battlePlan']));
  const { seats, ended } = await server.lastView(players.table, 'spectator');
  expect([(seats as readonly unknown[]).length, ended]).toEqual([4, true]);
  expect(server.troubles).toEqual([]);
});
