// Who may hold a connection when the server ends.
import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { Connections } from '@undertow/server/http/connections.ts';
import { expect, onTestFinished, test } from 'vitest';
import { FakeTime, nextRound } from '../../support/fake-time.ts';

const GET = 'GET / HTTP/1.1\r\nHost: undertow\r\n\r\n';

/** A server, and somebody who is connected to it. */
async function connected(answer: RequestListener) {
  const time = new FakeTime();
  const connections = new Connections(time);
  const server = connections.of(createServer(answer));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const came = once(server, 'connection');
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.on('error', () => {});
  onTestFinished(() => void socket.destroy());
  const [taken] = (await came) as [Socket];
  /** Resolves when so many bytes of what was sent have come. */
  const send = async (bytes: string): Promise<void> => {
    socket.write(bytes);
    while (taken.bytesRead < bytes.length) await nextRound();
  };
  const end = (): Promise<unknown> => {
    connections.end();
    const ended = once(server, 'close');
    server.close();
    return ended;
  };
  return { time, socket, send, end };
}

test.each([
  ['has asked for nothing', ''],
  ['has not asked to the end', GET.slice(0, 20)],
  ['has had what they asked for', GET],
])('no time passes until a server ends to which somebody is connected who %s', async (_, bytes) => {
  const { socket, send, end } = await connected((_, response) => void response.end('an answer'));
  const answered = bytes === GET ? once(socket, 'data') : undefined;
  await send(bytes);
  await answered;
  await end();
});

test('whatever was asked before the end is answered, and then the connection is let go', async () => {
  const answers: (() => void)[] = [];
  const { socket, send, end } = await connected((_, response) => {
    answers.push(() => void response.end('an answer'));
  });
  let heard = '';
  socket.on('data', (bytes) => {
    heard += bytes;
  });
  await send(GET + GET);
  while (answers.length < 2) await nextRound();
  answers[0]?.();
  while (heard === '') await nextRound();
  const letGo = once(socket, 'close');
  const ended = end();
  answers[1]?.();
  await Promise.all([ended, letGo]);
  expect(heard.match(/an answer/g)).toHaveLength(2);
});

test('nobody is waited for longer than a moment who sends what is asked for slowly', async () => {
  const { time, send, end } = await connected(() => {});
  await send('POST / HTTP/1.1\r\nHost: undertow\r\nContent-Length: 100\r\n\r\nhalf');
  const ended = end();
  await time.pass(5_000);
  await ended;
});
