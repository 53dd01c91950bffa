// Whole games over the JSON door.
import type { OutgoingMessage } from '@undertow/server/host/outgoing.ts';
import type { Viewer } from '@undertow/shared/table/game.ts';
import type { Json } from '@undertow/shared/table/json.ts';
import { commitment } from '@undertow/shared/table/random.ts';
import { expect, test } from 'vitest';
import type { DoorClient } from '../../support/clients/door-client.ts';
import { beginMatch, chance, playOut } from '../../support/clients/door-player.ts';
import { TestApp } from '../../support/server/test-app.ts';

/** What the house shows this viewer at each version, without a wire between. */
async function shownBy({ app }: TestApp, table: string, viewer: Viewer): Promise<Map<number, Json>> {
  const views = new Map<number, Json>();
  const match = await app.host.open(table);
  await match?.attach(viewer, {
    told({ message, view }: OutgoingMessage) {
      if ((message.type === 'snapshot' || message.type === 'update') && view !== undefined) {
        views.set(message.version, view);
      }
    },
  });
  return views;
}

async function playAll(players: readonly DoorClient[], table: string): Promise<void> {
  await Promise.all(players.map((player, seat) => playOut(player, table, chance(seat))));
}

test('two people play a whole game, and each client sees at each version what the server shows its viewer', async () => {
  const app = await TestApp.open();
  const players = [await app.guest(), await app.guest()];
  const spectator = await app.enter();
  const table = await beginMatch(players);
  await spectator.do('watch', { table });
  const shown = await Promise.all([0, 1, 'spectator' as const].map((viewer) => shownBy(app, table, viewer)));
  const over = spectator.next({ type: 'ended' });
  await playAll(players, table);
  await over;
  for (const [i, client] of [...players, spectator].entries()) {
    expect(client.views.get(table)?.size).toBeGreaterThan(50);
    expect(client.views.get(table)).toEqual(shown[i]);
  }
  expect(app.troubles).toEqual([]);
});

test('three people play with an expansion, and learn the ranking and the seed in the end', async () => {
  const app = await TestApp.open();
  const players = [await app.guest(), await app.guest(), await app.guest()];
  const table = await beginMatch(players, { options: { expansions: ['kraken'] } });
  const over = players.map((player) => player.next({ type: 'table', table: { status: 'ended' } }));
  await playAll(players, table);
  for (const [i, { table: closed }] of (await Promise.all(over)).entries()) {
    const [ended] = players[i]?.heard({ type: 'ended', table }) ?? [];
    const { ranking, seed } = ended as { ranking: number[][]; seed: string };
    expect(closed).toMatchObject({ id: table, ranking, commitment: commitment(seed) });
    expect(ranking.flat().toSorted()).toEqual([0, 1, 2]);
  }
  expect(app.troubles).toEqual([]);
});

test('one person plays a whole game with bots of the house', async () => {
  const app = await TestApp.open();
  const player = await app.guest();
  const table = await beginMatch([player], { seats: 3, bots: true });
  await playOut(player, table, chance(0));
  const last = player.messages.findLast((message) => message.type === 'table');
  expect(last).toMatchObject({ table: { seats: [{ automatic: false }, { automatic: true }, { automatic: true }] } });
  expect(app.troubles).toEqual([]);
});

test('a person who gives up is replaced by a bot, and the others play on to the end', async () => {
  const app = await TestApp.open();
  const players = [await app.guest(), await app.guest(), await app.guest()];
  const table = await beginMatch(players);
  const leaver = players[1] as DoorClient;
  await leaver.do('leave', { table, resign: true });
  const stayed = players.filter((player) => player !== leaver);
  await Promise.all(stayed.map((player) => playOut(player, table, chance(7))));
  expect(await leaver.ask('answer', { table, decision: 0, answer: 'pass' })).toMatchObject({ code: 'forbidden' });
  expect(stayed[0]?.heard({ type: 'ended' })).toHaveLength(1);
});

test('spectators of a table with a delay see every version, and each of them later', async () => {
  const app = await TestApp.open();
  const players = [await app.guest(), await app.guest()];
  const spectator = await app.enter();
  const table = await beginMatch(players, { spectators: { allowed: true, delay: 2 } });
  await spectator.do('watch', { table });
  const over = spectator.next({ type: 'ended' });
  let ahead = 0;
  players[0]?.socket.on('message', () => {
    const seen = (client?: DoorClient) => client?.positions.get(table)?.version ?? 0;
    ahead = Math.max(ahead, seen(players[0]) - seen(spectator));
  });
  await playAll(players, table);
  await over;
  expect(ahead).toBeGreaterThan(2);
  const versions = [...(spectator.views.get(table)?.keys() ?? [])];
  expect(versions).toEqual(versions.map((_, i) => i));
  expect(versions.at(-1)).toBe(players[0]?.positions.get(table)?.version);
});
