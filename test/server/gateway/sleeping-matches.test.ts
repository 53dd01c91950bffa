// A socket whose client comes to a match that has to be woken first, while other matches are woken.
import { openSqlite } from '@undertow/server/store/sqlite.ts';
import { expect, onTestFinished, test, vi } from 'vitest';
import { beginMatch } from '../../support/clients/door-player.ts';
import { temporaryFolder } from '../../support/programs/folder.ts';
import { TestApp } from '../../support/server/test-app.ts';
import { FailingSql } from '../../support/store/failing-sql.ts';

async function asleep() {
  const data = temporaryFolder();
  const before = await TestApp.open({ data });
  const table = await beginMatch([await before.guest(), await before.guest()]);
  await before.close();
  const sql = new FailingSql(await openSqlite(data));
  const app = await TestApp.open({ data: sql });
  const spectator = await app.enter();
  const reach = vi.spyOn(app.app.host, 'reach');
  // Nothing is woken as long as nothing can be kept of that.
  const release = sql.hold();
  onTestFinished(release);
  return { app, release, spectator, table, reach };
}

test('its other requests do not wait for that', async () => {
  const { app, release, spectator, table } = await asleep();
  const watching = spectator.ask('watch', { table }, 'w');
  expect(await spectator.ask('ping', {})).toMatchObject({ type: 'ok' });
  expect(await spectator.ask('lobby', { on: true })).toMatchObject({ type: 'ok' });
  release();
  expect(await watching).toMatchObject({ type: 'ok', table });
  expect(app.troubles).toEqual([]);
});

test('those about the same match wait, and come in order', async () => {
  const { app, release, spectator, table, reach } = await asleep();
  const replies: string[] = [];
  const note = (reply: { readonly type: string }, name: string) => replies.push(`${name} ${reply.type}`);
  const watching = spectator.ask('watch', { table }).then((reply) => note(reply, 'watch'));
  const leaving = spectator.ask('leave', { table }).then((reply) => note(reply, 'leave'));
  await spectator.ask('ping', {}).then((reply) => note(reply, 'ping'));
  expect(reach).toHaveBeenCalledTimes(1);
  release();
  await Promise.all([watching, leaving]);
  expect(replies).toEqual(['ping ok', 'watch ok', 'leave ok']);
  expect(app.app.followers.count(table)).toBe(0);
});

test('a request that is repeated meanwhile gets the same reply, and is done once', async () => {
  const { release, spectator, table, reach } = await asleep();
  const watching = spectator.ask('watch', { table }, 'w');
  spectator.say(JSON.stringify({ type: 'watch', id: 'w', table }));
  await spectator.ask('ping', {});
  release();
  expect(await watching).toMatchObject({ type: 'ok', table });
  await spectator.ask('ping', {});
  expect(reach).toHaveBeenCalledTimes(1);
});
