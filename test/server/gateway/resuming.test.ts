// Coming back: after a drop, after a restart, after the end.
import { describe, expect, test } from 'vitest';
import type { DoorClient } from '../../support/clients/door-client.ts';
import { beginMatch, chance, playOut, playUntil } from '../../support/clients/door-player.ts';
import { temporaryFolder } from '../../support/programs/folder.ts';
import { TestApp } from '../../support/server/test-app.ts';

/** The same client again, over another socket, with what it knew when it was cut off. */
async function back(app: TestApp, before: DoorClient, table: string): Promise<DoorClient> {
  const client = await app.enter(before.token);
  const known = before.positions.get(table);
  if (known) client.positions.set(table, known);
  return client;
}

/** What a client knows of a match that has just come to it for the first time. */
async function knownToNewcomer(app: TestApp, token: string | undefined, table: string) {
  const newcomer = await app.enter(token);
  await newcomer.do('watch', { table });
  return newcomer.positions.get(table);
}

describe('a player who was cut off', () => {
  test('gets the updates that were missed, and then knows what a newcomer is told', async () => {
    const app = await TestApp.open();
    const players = [await app.guest(), await app.guest()] as const;
    const table = await beginMatch(players);
    for (const random of [chance(1), chance(2), chance(3), chance(4)]) {
      const since = players[0].positions.get(table)?.version ?? 0;
      const other = await back(app, players[0], table);
      // The first socket plays on, so that the second misses something.
      await playUntil(players, table, since + 7, random);
      await other.do('join', { table, since });
      expect(other.heard({ type: 'snapshot' })).toEqual([]);
      expect(other.heard({ type: 'update' }).length).toBeGreaterThanOrEqual(7);
      expect(other.positions.get(table)).toEqual(await knownToNewcomer(app, other.token, table));
      await other.close();
    }
  });

  test('gets a snapshot instead if more was missed than a snapshot is long', async () => {
    const app = await TestApp.open();
    const players = [await app.guest(), await app.guest()];
    const table = await beginMatch(players);
    await playUntil(players, table, 60, chance(1));
    const late = await app.enter();
    await late.do('watch', { table, since: 2 });
    expect(late.heard({ type: 'update' })).toEqual([]);
    expect(late.heard({ type: 'snapshot' })).toHaveLength(1);
  });

  test('gets a snapshot for a version that never was', async () => {
    const app = await TestApp.open();
    const players = [await app.guest(), await app.guest()];
    const table = await beginMatch(players);
    await players[0]?.do('join', { table, since: 1_000_000 });
    expect(players[0]?.heard({ type: 'snapshot' })).toHaveLength(2);
  });

  test('gets a snapshot if no version counts', async () => {
    const app = await TestApp.open();
    const players = [await app.guest(), await app.guest()];
    const table = await beginMatch(players);
    for (const wish of ['join', 'watch']) await players[0]?.do(wish, { table, since: null });
    expect(players[0]?.heard({ type: 'snapshot' })).toHaveLength(3);
  });

  test('is told what is open, and how the clocks run, though no update was missed', async () => {
    const app = await TestApp.open();
    const players = [await app.guest(), await app.guest()];
    const table = await beginMatch(players, { time: 'live' });
    const asked = players.find((player) => player.positions.get(table)?.decision) as DoorClient;
    const again = await back(app, asked, table);
    await again.do('join', { table, since: asked.positions.get(table)?.version });
    expect(again.heard({ type: 'update' })).toEqual([]);
    const { number, prompt } = asked.positions.get(table)?.decision ?? {};
    expect(again.heard({ type: 'decision', table, decision: { number, prompt } })).toHaveLength(1);
    expect(again.heard({ type: 'clock' })).toHaveLength(1);
  });

  test('sees what the seat sees, also by only watching', async () => {
    const app = await TestApp.open();
    const players = [await app.guest(), await app.guest()] as const;
    const table = await beginMatch(players);
    const other = await back(app, players[1], table);
    const reply = await other.do('watch', { table });
    expect(reply).not.toHaveProperty('seat');
    expect(other.heard({ type: 'snapshot' })).toMatchObject([{ seat: 1, view: players[1].positions.get(table)?.view }]);
  });

  test('hears again what came after the version that is named, on a socket that is at the table already', async () => {
    const app = await TestApp.open();
    const players = [await app.guest(), await app.guest()] as const;
    const table = await beginMatch(players);
    await playUntil(players, table, 5, chance(1));
    const watching = await app.enter();
    watching.follows = false;
    await watching.do('watch', { table });
    await playUntil(players, table, 8, chance(2));
    await watching.do('watch', { table, since: 6 });
    const versions = watching.heard({ type: 'update' }).map(({ version }) => version);
    expect(versions.slice(-2)).toEqual([7, 8]);
    expect(versions.filter((version) => version === 7)).toHaveLength(2);
    await watching.do('watch', { table });
    expect(watching.heard({ type: 'snapshot' }).at(-1)).toMatchObject({ version: versions.at(-1) });
  });

  test('was connected all the time if they came back before they left', async () => {
    const app = await TestApp.open();
    const players = [await app.guest(), await app.guest()];
    const table = await beginMatch(players);
    const begun = players[1]?.messages.length ?? 0;
    await players[0]?.do('join', { table });
    await players[0]?.do('join', { table });
    await players[1]?.do('ping');
    const tables = players[1]?.messages.slice(begun).filter(({ type }) => type === 'table');
    for (const message of tables ?? []) expect(message).toMatchObject({ table: { seats: [{ connected: true }, {}] } });
  });

  test('learns that the match has ended meanwhile', async () => {
    const app = await TestApp.open();
    const players = [await app.guest(), await app.guest()];
    const table = await beginMatch(players);
    const spectator = await app.enter();
    await spectator.do('watch', { table });
    await playUntil(players, table, 5, chance(1));
    await Promise.all(players.map((player, i) => playOut(player, table, chance(i))));
    const last = players[0]?.positions.get(table)?.version;
    for (const since of [last, undefined]) {
      const again = await app.enter(players[0]?.token);
      const known = players[0]?.positions.get(table);
      if (known) again.positions.set(table, { ...known, hasEnded: false });
      await again.do('join', { table, since });
      expect(again.positions.get(table)).toMatchObject({ version: last, hasEnded: true });
    }
  });
});

describe('after the server was killed', () => {
  test('every answer that was acknowledged is there, and the same is asked', async () => {
    const data = temporaryFolder();
    const before = await TestApp.open({ data });
    const players = [await before.guest(), await before.guest()];
    const table = await beginMatch(players);
    await playUntil(players, table, 15, chance(3));
    const known = players.map((player) => player.positions.get(table));
    const spectator = await knownToNewcomer(before, undefined, table);
    await before.kill();

    const after = await TestApp.open({ data });
    for (const [i, player] of players.entries()) {
      const again = await back(after, player, table);
      await again.do('join', { table, since: known[i]?.version });
      expect(again.positions.get(table)).toEqual(known[i]);
      expect(await knownToNewcomer(after, player.token, table)).toEqual(known[i]);
    }
    expect(await knownToNewcomer(after, undefined, table)).toEqual(spectator);
  });
});
