// Bots of every level at tables of the whole server: they play to the end, in threads where they look ahead.

import { bots } from '@undertow/bots/bots.ts';
import { THE_HOUSE } from '@undertow/server/offered.ts';
import { levelOf, SUBSTITUTE } from '@undertow/server/server-bots.ts';
import type { GameInfo } from '@undertow/shared/protocol/games.ts';
import type { Replay } from '@undertow/shared/protocol/replay.ts';
import { openRandom } from '@undertow/shared/table/random.ts';
import { expect, test } from 'vitest';
import { playOn } from '../support/clients/client-play.ts';
import { WholeServer } from '../support/server/whole-server.ts';
import { thoughtsAt } from '../support/thinking/counted.ts';

const server = WholeServer.forAll();

test('a guest plays a match against a bot of each level to its end', async () => {
  const guest = await server().guest();
  const games = (await (await fetch(`${server().url}/api/games`)).json()) as GameInfo[];
  const levels = games.find(({ id }) => id === 'abyss')?.levels ?? [];
  expect(levels.map(({ id }) => id)).toEqual(['deep', 'keen', 'sensible', 'casual', 'beginner', 'random']);
  const table = await guest.create({ game: 'abyss', seats: 4, time: 'none', bots: true, level: 'casual' });
  await table.seatBot(1, 'keen');
  await table.ready();
  await playOn(table, openRandom({ seed: 'fast:1', position: 0 }));
  expect(table.table.seats.map((seat) => seat?.level)).toEqual([undefined, 'keen', 'casual', 'casual']);
  await table.until(() => table.table.status === 'ended');
  // In its replay they are called as at the table, and as on the page.
  const replay = await guest.ask<Replay>({ method: 'GET', path: `/api/matches/${table.id}/replay` });
  expect(replay.seats.slice(1)).toEqual(['The Notary', 'Grandmother Kelp', 'Aunt Veil']);
  expect(table.table.seats.map((seat) => seat?.person.name)).toEqual(replay.seats);
  expect((await thoughtsAt(server().url)).answered).toBeGreaterThan(10);
  expect(server().complaints).toEqual([]);
});

test('the bot that sits where no level was chosen has the level of the best that answer at once', () => {
  for (const game of THE_HOUSE.games.keys()) {
    expect(levelOf(game, SUBSTITUTE, THE_HOUSE)).toBe(bots.get(game)?.[0]?.[0]);
    expect(levelOf(game, 'deep', THE_HOUSE)).toBe('deep');
  }
});
