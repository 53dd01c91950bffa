// Requests that offer to go on in another protocol: a socket is one, and all else is answered as if nothing were offered.
import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { DoorClient } from '../../support/clients/door-client.ts';
import { OFFERS_HTTP2, RawHttp } from '../../support/clients/raw-http.ts';
import { WholeServer } from '../../support/server/whole-server.ts';

const server = WholeServer.forAll();

test('an offer of HTTP/2 is not taken up, and the request is answered, with its body and the next one', async () => {
  const http = await RawHttp.to(server().url);
  const games = await http.ask(['GET /api/games HTTP/1.1', ...OFFERS_HTTP2]);
  expect(games.head).toMatch(/^HTTP\/1\.1 200 /);
  expect(JSON.parse(games.body)[0]).toMatchObject({ id: 'abyss' });
  const account = JSON.stringify({ name: 'Ada', password: 'correct horse' });
  const json = 'Content-Type: application/json';
  const member = await http.ask(['POST /api/accounts HTTP/1.1', ...OFFERS_HTTP2, json], account);
  expect(member.head).toMatch(/^HTTP\/1\.1 201 /);
  expect(JSON.parse(member.body)).toMatchObject({ person: { name: 'Ada' } });
  expect((await http.ask(['GET /healthz HTTP/1.1'])).head).toMatch(/^HTTP\/1\.1 200 /);
});

test('a socket is still a socket, whatever the case, and there is one only where there is a door', async () => {
  const url = server().url.replace('http', 'ws');
  const client = await DoorClient.open(`${url}/ws/v1`, { Upgrade: 'WebSocket' });
  expect(await client.hello()).toMatchObject({ type: 'welcome' });
  await client.close();
  await expect(DoorClient.open(`${url}/nowhere`)).rejects.toThrow('404');
});

test('the Node is asked for that can leave such an offer, which came with 24.9', async () => {
  const root = new URL('../../../', import.meta.url);
  const { engines } = JSON.parse(await readFile(new URL('package.json', root), 'utf8'));
  expect(engines.node).toBe('>=24.9');
  expect(await readFile(new URL('docs/operating.md', root), 'utf8')).toContain('must be Node 24.9 or newer');
});
