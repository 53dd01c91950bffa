// Sockets that are turned away before they are any.
import { once } from 'node:events';
import { createServer as createHttpServer } from 'node:http';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { Handshakes, turnAway } from '@undertow/server/doors/handshakes.ts';
import { Turns } from '@undertow/server/scheduling/turns.ts';
import { expect, onTestFinished, test } from 'vitest';
import { WebSocket } from 'ws';
import { nextRound } from '../../support/time/fake-time.ts';

test('a client that is turned away is told why, and cannot hold the connection by not hanging up', async () => {
  // As the connections of HTTP are.
  const server = createServer({ allowHalfOpen: true });
  onTestFinished(() => void server.close());
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const came = once(server, 'connection');
  const client = connect({ port: (server.address() as AddressInfo).port, host: '127.0.0.1', allowHalfOpen: true });
  onTestFinished(() => void client.destroy());
  const [taken] = (await came) as [Socket];
  const closed = once(taken, 'close');
  turnAway(taken, '429 Too Many Requests', 'Retry-After: 5');
  const [answer] = await once(client, 'data');
  expect(String(answer)).toMatch(/^HTTP\/1.1 429 Too Many Requests\r\nRetry-After: 5\r\n/);
  await closed;
});

test('of many clients that come at once, a few get their sockets in each turn', async () => {
  const handshakes = new Handshakes(1000, new Turns({ ofPlace: 4, inAll: 16 }));
  let made = 0;
  const server = createHttpServer();
  onTestFinished(() => void server.close());
  const asked = new Promise<void>((resolve) => {
    const requests: (() => void)[] = [];
    server.on('upgrade', (request, wire, head) => {
      requests.push(() => handshakes.make({ request, wire, head, place: 'here' }, () => made++));
      if (requests.length < 6) return;
      for (const make of requests) make();
      resolve();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  for (let i = 0; i < 6; i++) {
    const client = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`);
    client.on('error', () => {});
    onTestFinished(() => client.terminate());
  }
  await asked;
  const byTurn = [made];
  for (; made < 6; byTurn.push(made)) await nextRound();
  expect(byTurn).toEqual([2, 4, 6]);
});
