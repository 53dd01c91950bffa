// Bots, hints and analyses for a game that brings no mind: a server offers what follows from its rules and its score.
import type { AnalysisState } from '@undertow/client-sdk/protocol.ts';
import { prizes } from '@undertow/games/prizes/index.ts';
import { offer } from '@undertow/server/offered.ts';
import { levelOf, SUBSTITUTE } from '@undertow/server/server-bots.ts';
import type { GameInfo } from '@undertow/shared/protocol/games.ts';
import { expect, test } from 'vitest';
import { WholeServer } from '../support/server/whole-server.ts';
import { sumOf, thoughtsAt } from '../support/thinking/counted.ts';

const { id } = prizes.game;
const program = new URL('../support/thinking/prizes-thoughts.ts', import.meta.url);
const offered = await offer(new Map([[id, prizes]]), program);
const server = WholeServer.forAll({}, { offered });

test('its levels stand in the list of games, with the bot that it names, and there are hints', async () => {
  const [info] = await server().client().ask<GameInfo[]>({ method: 'GET', path: '/api/games' });
  expect(info?.levels.map((level) => level.id)).toEqual(['deep', 'keen', 'nearest', 'beginner', 'random']);
  expect(info?.hints).toBe(true);
  expect(levelOf(id, SUBSTITUTE, offered)).toBe('nearest');
});

test('a guest who practises gets hints, and plays by them to the end', async () => {
  const guest = await server().guest();
  const table = await guest.create({ game: id, seats: 2, time: 'none', bots: true, level: 'random' });
  await table.ready();
  for await (const decision of table.decisions()) {
    const { answer } = await table.hint();
    await table.answer(answer as never, decision);
  }
  expect(server().complaints).toEqual([]);
});

test('a guest plays against them to the end, and has the match analysed', async () => {
  const guest = await server().guest();
  const table = await guest.create({ game: id, seats: 3, time: 'none', bots: true, level: 'keen' });
  await table.seatBot(1, 'beginner');
  await table.ready();
  for await (const decision of table.decisions()) {
    await table.answer(('options' in decision.choice ? decision.choice.options[0] : null) as never, decision);
  }
  await table.until(() => table.table.status === 'ended');
  expect(table.table.seats.map((seat) => seat?.level)).toEqual([undefined, 'beginner', 'keen']);
  const path = `/api/matches/${table.id}/analysis`;
  await guest.ask({ method: 'POST', path });
  const look = async () => await guest.ask<AnalysisState>({ method: 'GET', path });
  await expect.poll(async () => (await look()).state, { interval: 100 }).toBe('done');
  const { analysis } = await look();
  expect(analysis?.judged.length).toBeGreaterThan(8);
  expect(analysis?.chances.at(-1)?.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 3);
  // Each bot thinks of all but its last card. A thought that comes too late on a busy machine is refused, and none fails.
  await expect.poll(async () => sumOf(await thoughtsAt(server().url)), { interval: 100 }).toBe(8);
  expect(Object.keys(await thoughtsAt(server().url))).not.toContain('failed');
  expect(server().complaints).toEqual([]);
});

test('without a program that knows the game, or without a word on how to guess, it has no levels that look ahead', async () => {
  expect((await offer(new Map([[id, prizes]]))).thinkers).toBeUndefined();
  const { guessing: _, ...game } = prizes.game;
  const silent = await offer(new Map([[id, { ...prizes, game }]]), program);
  expect(silent.thinkers).toBeUndefined();
});
