// The analysis of a finished match over HTTP, by the whole server.
import type { AnalysisState } from '@undertow/client-sdk/protocol.ts';
import { expect, onTestFinished, test, vi } from 'vitest';
import { pastMatch } from '../support/browser/past-matches.ts';
import { WholeServer } from '../support/server/whole-server.ts';

const server = WholeServer.forAll();

test('a client asks for it, waits, and finds it kept; whoever may see the replay may see it', async () => {
  const client = await server().guest();
  const id = await pastMatch(client, 'abyss', { expansions: [] });
  const path = `/api/matches/${id}/analysis`;
  const look = async () => (await (await fetch(server().url + path)).json()) as AnalysisState;
  expect(await look()).toEqual({ state: 'none' });
  expect((await fetch(server().url + path, { method: 'POST' })).status).toBe(401);
  const asked = vi.spyOn(server().running.app.analyses, 'ask');
  onTestFinished(() => asked.mockRestore());
  await client.ask({ method: 'POST', path });
  expect(asked.mock.lastCall).toEqual([id, { person: client.person?.id, place: '127.0.0.1' }]);
  await expect.poll(async () => (await look()).state, { interval: 100 }).toBe('done');
  const { analysis } = await look();
  const replay = (await (await fetch(`${server().url}/api/matches/${id}/replay`)).json()) as { moves: unknown[] };
  expect(analysis?.chances).toHaveLength(replay.moves.length + 1);
  expect(analysis?.chances.at(-1)?.toSorted()).toEqual([0, 1]);
  expect(analysis?.judged.length).toBeGreaterThan(20);
  expect(analysis?.turningPoints.length).toBeLessThanOrEqual(7);
  expect(await client.ask<AnalysisState>({ method: 'POST', path })).toEqual(await look());
  const counted = await (await fetch(`${server().url}/metrics`)).text();
  expect(counted).toMatch(/undertow_analyses_total\{outcome="kept"\} 1\n/);
  expect(server().complaints).toEqual([]);
});

test('there is none of a match that goes on, nor of a private one for others', async () => {
  const client = await server().guest();
  const visit = await client.create({ game: 'abyss', seats: 2, time: 'none', bots: true, access: 'private' });
  await visit.ready();
  await visit.until(() => visit.table.status === 'playing');
  const path = `/api/matches/${visit.id}/analysis`;
  await expect(client.ask({ method: 'GET', path })).rejects.toMatchObject({ code: 'conflict' });
  await expect(client.ask({ method: 'POST', path })).rejects.toMatchObject({ code: 'conflict' });
  expect((await fetch(server().url + path)).status).toBe(404);
  await visit.leave({ resign: true });
});
