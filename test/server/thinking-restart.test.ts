// Bots that look ahead at a server that is killed while they think.

import { openRandom } from '@undertow/shared/table/random.ts';
import { expect, test } from 'vitest';
import { playOn } from '../support/clients/client-play.ts';
import { temporaryFolder } from '../support/programs/folder.ts';
import { ServerProcess } from '../support/server/server-process.ts';
import { clientOf } from '../support/server/whole-server.ts';
import { thoughtsAt } from '../support/thinking/counted.ts';

/** The second one comes to a match that was brought back before. */
const KILLS = 2;

test.each(['abyss', 'dungeon-lords'])('a bot of %s that was killed in mid-thought plays on', async (game) => {
  const server = await ServerProcess.start({ DATA_DIR: temporaryFolder() });
  const guest = clientOf(server.url);
  await guest.guest();
  const table = await guest.create({ game, seats: 2, time: 'none', bots: true, level: 'keen' });
  let kills = 0;
  let killing: Promise<void> | undefined;
  table.on('update', ({ version }) => {
    const isThinking = table.asked.some(({ seat }) => seat === 1) && table.decision === null;
    if (!isThinking || kills === KILLS || version < 10 * (kills + 1)) return;
    kills++;
    killing = server.killAndRestart().then(() => guest.retry());
  });
  await table.ready();
  await playOn(table, openRandom({ seed: 'fast:1', position: 0 }));
  await killing;
  expect(kills).toBe(KILLS);
  await table.until(() => table.table.status === 'ended');
  expect((await thoughtsAt(server.url)).answered).toBeGreaterThan(5);
});
