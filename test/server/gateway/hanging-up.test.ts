// Clients who hang up: what they have asked for costs as little as possible from then on.
import { expect, test, vi } from 'vitest';
import { beginMatch, chance, playUntil } from '../../support/door-player.ts';
import { FailingSql } from '../../support/failing-sql.ts';
import { nextRound } from '../../support/fake-time.ts';
import { sqlHere } from '../../support/sql-here.ts';
import { TestHouse } from '../../support/test-house.ts';

async function scene() {
  const sql = new FailingSql(sqlHere());
  const house = await TestHouse.open({ data: sql });
  /** Done when the server has noticed that so many sockets are left. */
  const left = async (sockets: number): Promise<void> => {
    while (house.door.size > sockets) await nextRound();
  };
  return { sql, house, left };
}

test.each(['close', 'terminate'] as const)('%s a socket, and nothing is done that was not begun', async (hangUp) => {
  const { sql, house, left } = await scene();
  const [client, other] = [await house.guest(), await house.guest()];
  const release = sql.hold();
  for (let i = 0; i < 20; i++) client.say(JSON.stringify({ type: 'create', id: `${i}`, game: 'abyss', seats: 2 }));
  client.socket[hangUp]();
  await left(1);
  release();
  // All that was begun before takes no longer than these.
  for (let i = 0; i < 10; i++) await other.do('create', { game: 'abyss', seats: 2 });
  const owners = house.house.tables.all().map(({ owner }) => owner?.id);
  expect(owners.filter((id) => id === client.person?.id).length).toBeLessThanOrEqual(1);
  expect(owners.filter((id) => id === other.person?.id)).toHaveLength(10);
});

test('what waits for nothing else is done, also if its client hangs up right behind it', async () => {
  const { house, left } = await scene();
  const other = await house.guest();
  for (let i = 0; i < 10; i++) {
    const client = await house.guest();
    client.say(JSON.stringify({ type: 'create', id: 'a', game: 'abyss', seats: 2 }));
    client.socket.close();
  }
  await left(1);
  // All that was begun before takes no longer than these.
  for (let i = 0; i < 10; i++) await other.do('create', { game: 'abyss', seats: 2 });
  expect(house.house.tables.all()).toHaveLength(20);
});

test('for a spectator who hangs up while they come, the match is not even looked for', async () => {
  const { sql, house, left } = await scene();
  const players = [await house.guest(), await house.guest()];
  const spectator = await house.enter();
  const table = await beginMatch(players);
  await playUntil(players, table, 6, chance(1));
  const reach = vi.spyOn(house.house.host, 'reach');
  const release = sql.holdReads('from chat');
  spectator.say(JSON.stringify({ type: 'watch', id: 'w', table, since: 1 }));
  await sql.held;
  spectator.socket.terminate();
  await left(2);
  release();
  for (let i = 0; i < 5; i++) await players[0]?.do('chat', { table, text: 'Who was that?' });
  expect(reach).not.toHaveBeenCalled();
  expect(house.house.followers.count(table)).toBe(2);
});
