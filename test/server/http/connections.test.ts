// Who may hold a connection when the server ends.
import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { Connections } from '@undertow/server/http/connections.ts';
import { expect, onTestFinished, test } from 'vitest';
import { FakeTime } from '../../support/fake-time.ts';

/** A server that begins to end when its first request has come, and somebody who has sent these bytes to it. */
async function endingWhile(
  bytes: string,
  answer: RequestListener,
): Promise<{ time: FakeTime; socket: Socket; ended: Promise<unknown> }> {
  const time = new FakeTime();
  const connections = new Connections(time);
  const server = connections.of(createServer(answer));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.on('error', () => {});
  onTestFinished(() => void socket.destroy());
  const asked = once(server, 'request');
  socket.write(bytes);
  await asked;
  connections.end();
  const ended = once(server, 'close');
  server.close();
  return { time, socket, ended };
}

test('what was asked before the end is answered, and the connection is let go', async () => {
  let finish = (): void => {};
  const { socket, ended } = await endingWhile('GET / HTTP/1.1\r\nHost: undertow\r\n\r\n', (_, response) => {
    finish = () => void response.end('an answer');
  });
  finish();
  expect(await text(socket)).toContain('an answer');
  await ended;
});

test('nobody is waited for longer than a moment who sends what is asked for slowly', async () => {
  const half = 'POST / HTTP/1.1\r\nHost: undertow\r\nContent-Length: 100\r\n\r\nhalf';
  const { time, ended } = await endingWhile(half, () => {});
  await time.pass(5_000);
  await ended;
});
