// Hints from the whole server, at both doors: thought of in threads, for those who practise.
import { colyseus } from '@undertow/client-sdk/colyseus.ts';
import type { GameInfo } from '@undertow/shared/protocol/games.ts';
import { Hint } from '@undertow/shared/protocol/hints.ts';
import { expect, test } from 'vitest';
import { WholeServer } from '../support/server/whole-server.ts';

const server = WholeServer.forAll();

test.each([
  { door: 'the JSON door', game: 'abyss', options: {} },
  { door: 'the rooms of Colyseus', game: 'dungeon-lords', options: { link: colyseus() } },
])('a guest who practises gets a hint over $door, and plays it', async ({ game, options }) => {
  const guest = await server().guest(options);
  const table = await guest.create({ game, seats: 2, time: 'none', bots: true, level: 'random' });
  await table.ready();
  await table.until(() => table.decision !== null);
  const { decision } = table;
  const hint = await table.hint();
  expect(Hint.parse(hint)).toEqual(hint);
  expect(table.decision).toEqual(decision);
  // It was thought of in the turn of this place.
  expect(server().running.app.followers.placeOf(table.id, guest.person?.id ?? '')).toBe('127.0.0.1');
  await table.answer(hint.answer as never);
  await expect(table.hint({ number: decision?.number ?? 0 })).rejects.toMatchObject({ code: 'stale' });
  expect(server().complaints).toEqual([]);
});

test('what came of hints is counted apart from the thoughts of bots', async () => {
  const counts = async () => {
    const counted = await (await fetch(`${server().url}/metrics`)).text();
    const count = (line: string) => Number(counted.split(`\nundertow_${line} `)[1]?.split('\n')[0] ?? 0);
    return [count('hints_total{outcome="found"}'), count('thoughts_total{outcome="answered"}')];
  };
  const before = await counts();
  const guest = await server().guest();
  const table = await guest.create({ game: 'abyss', seats: 2, time: 'none', bots: true, level: 'random' });
  await table.ready();
  await table.until(() => table.decision !== null);
  await table.hint();
  const [hints = 0, thoughts = 0] = before;
  expect(await counts()).toEqual([hints + 1, thoughts]);
});

test('who plays with another person, or has no seat, gets none', async () => {
  const [one, other] = [await server().guest(), await server().guest()];
  const table = await one.create({ game: 'abyss', seats: 2, time: 'none' });
  const beside = await other.join(table.id);
  await Promise.all([table.ready(), beside.ready()]);
  await table.until(() => table.asked.length > 0);
  const asked = table.decision ? table : beside;
  await asked.until(() => asked.decision !== null);
  await expect(asked.hint()).rejects.toMatchObject({ code: 'forbidden' });
  const spectator = await (await server().guest()).watch(table.id);
  await expect(spectator.hint({ number: 0 })).rejects.toMatchObject({ code: 'forbidden' });
});

test('the list of games says where there are hints', async () => {
  const games = (await (await fetch(`${server().url}/api/games`)).json()) as GameInfo[];
  expect(games.map(({ hints }) => hints)).toEqual(games.map(({ levels }) => levels.some(({ id }) => id === 'keen')));
});
