// Clients that hang up: what they have asked for costs as little as possible from then on.
import { expect, test, vi } from 'vitest';
import { beginMatch, chance, playUntil } from '../../support/clients/door-player.ts';
import { TestApp } from '../../support/server/test-app.ts';
import { FailingSql } from '../../support/store/failing-sql.ts';
import { sqlHere } from '../../support/store/sql-here.ts';
import { nextRound } from '../../support/time/fake-time.ts';

async function scene() {
  const sql = new FailingSql(sqlHere());
  const app = await TestApp.open({ data: sql });
  /** Done when the server has noticed that so many sockets are left. */
  const left = async (sockets: number): Promise<void> => {
    while (app.door.size > sockets) await nextRound();
  };
  return { sql, app, left };
}

test.each(['close', 'terminate'] as const)('%s a socket, and nothing is done that was not begun', async (hangUp) => {
  const { sql, app, left } = await scene();
  const [client, other] = [await app.guest(), await app.guest()];
  const release = sql.hold();
  for (let i = 0; i < 20; i++) client.say(JSON.stringify({ type: 'create', id: `${i}`, game: 'abyss', seats: 2 }));
  client.socket[hangUp]();
  await left(1);
  release();
  // All that was begun before takes no longer than these.
  for (let i = 0; i < 10; i++) await other.do('create', { game: 'abyss', seats: 2 });
  const owners = app.app.tables.all().map(({ owner }) => owner?.id);
  expect(owners.filter((id) => id === client.person?.id).length).toBeLessThanOrEqual(1);
  expect(owners.filter((id) => id === other.person?.id)).toHaveLength(10);
});

test('what waits for nothing else is done, also if its client hangs up right behind it', async () => {
  const { app, left } = await scene();
  const other = await app.guest();
  for (let i = 0; i < 10; i++) {
    const client = await app.guest();
    client.say(JSON.stringify({ type: 'create', id: 'a', game: 'abyss', seats: 2 }));
    client.socket.close();
  }
  await left(1);
  // All that was begun before takes no longer than these.
  for (let i = 0; i < 10; i++) await other.do('create', { game: 'abyss', seats: 2 });
  expect(app.app.tables.all()).toHaveLength(20);
});

test('for a spectator who hangs up while they come, the match is not even looked for', async () => {
  const { sql, app, left } = await scene();
  const players = [await app.guest(), await app.guest()];
  const spectator = await app.enter();
  const table = await beginMatch(players);
  await playUntil(players, table, 6, chance(1));
  const reach = vi.spyOn(app.app.host, 'reach');
  const release = sql.holdReads('from chat');
  spectator.say(JSON.stringify({ type: 'watch', id: 'w', table, since: 1 }));
  await sql.held;
  spectator.socket.terminate();
  await left(2);
  release();
  for (let i = 0; i < 5; i++) await players[0]?.do('chat', { table, text: 'Who was that?' });
  expect(reach).not.toHaveBeenCalled();
  expect(app.app.followers.count(table)).toBe(2);
});
