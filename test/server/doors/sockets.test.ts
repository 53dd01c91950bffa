// Sockets that are turned away before they are any.
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { turnAway } from '@undertow/server/doors/sockets.ts';
import { expect, onTestFinished, test } from 'vitest';

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
