// The players of benchmarks obey a server that has no time for them yet: they come again when it says.
import { Refusal } from '@undertow/shared/protocol/errors.ts';
import { sample } from '@undertow/shared/table/choice.ts';
import type { Choice } from '@undertow/shared/table/game.ts';
import { openRandom } from '@undertow/shared/table/random.ts';
import { expect, test, vi } from 'vitest';
import { game } from '../../bench/game.ts';
import { colyseusPlayer } from '../../bench/server/colyseus-player.ts';
import { jsonPlayer } from '../../bench/server/json-player.ts';
import { RoomServer } from '../support/server/room-server.ts';

test.each([
  ['the JSON door', jsonPlayer],
  ['the Colyseus door', colyseusPlayer],
])('over %s', async (_, connect) => {
  const { url, server, troubles } = await RoomServer.start();
  const { lobby } = server.app;
  const busy = () => Promise.reject(new Refusal('busy', 'Come again.', { retryAfter: 1 }));
  const refusedOnce = [
    vi.spyOn(lobby, 'create').mockImplementationOnce(busy),
    vi.spyOn(lobby, 'join').mockImplementationOnce(busy),
    vi.spyOn(lobby, 'ready').mockImplementationOnce(busy),
  ];
  const heard = { update: () => {} };
  const [first, second] = [await connect(url, heard), await connect(url, heard)];
  await second.join(await first.create({ game: game.id, seats: 2, time: 'none', access: 'unlisted' }));
  await Promise.all([first.ready(), second.ready()]);
  await Promise.all([first.begun(), second.begun()]);
  const reach = vi.spyOn(server.app.host, 'reach').mockImplementationOnce(busy);
  const asked = [first, second].find(({ question }) => question);
  const { number = -1, choice } = asked?.question ?? {};
  await asked?.answer(number, sample(choice as Choice, openRandom({ seed: 'fast:1', position: 0 }), game.forms));
  expect(reach.mock.calls.length).toBeGreaterThan(1);
  for (const { mock } of refusedOnce) expect(mock.calls.length).toBeGreaterThan(1);
  expect(troubles).toEqual([]);
  for (const player of [first, second]) player.close();
});
