// Which clients may hold a connection: while the server goes on, and when it ends.
import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { type ConnectionLimits, Connections } from '@undertow/server/http/connections.ts';
import { expect, onTestFinished, test } from 'vitest';
import { FakeTime, nextRound } from '../../support/time/fake-time.ts';

const GET = 'GET / HTTP/1.1\r\nHost: undertow\r\n\r\n';

const ANY: ConnectionLimits = { perAddress: 1000, inAll: 1000, isFull: () => false };

/** A server that holds so many connections, and a way to connect to it. */
async function listening(answer: RequestListener, limits = ANY) {
  const time = new FakeTime();
  const connections = new Connections(time, limits);
  const server = connections.of(createServer(answer));
  onTestFinished(() => void server.close().closeAllConnections());
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  /** Both ends of a connection from this address. */
  const join = async (localAddress = '127.0.0.1'): Promise<{ readonly socket: Socket; readonly taken: Socket }> => {
    const came = once(server, 'connection');
    const socket = connect({ port: (server.address() as AddressInfo).port, host: '127.0.0.1', localAddress });
    socket.on('error', () => {});
    onTestFinished(() => void socket.destroy());
    const [taken] = (await came) as [Socket];
    return { socket, taken };
  };
  return { time, connections, server, join };
}

/** A server, and a client that is connected to it. */
async function connected(answer: RequestListener) {
  const { time, connections, server, join } = await listening(answer);
  const { socket, taken } = await join();
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
  ['has had what it asked for', GET],
])('a server ends at once though a client is connected that %s', async (_, bytes) => {
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

test('a client that sends its request slowly is waited for no longer than a moment', async () => {
  const { time, send, end } = await connected(() => {});
  await send('POST / HTTP/1.1\r\nHost: undertow\r\nContent-Length: 100\r\n\r\nhalf');
  const ended = end();
  await time.pass(5_000);
  await ended;
});

/** Which of these were let go by the server. */
function gone(held: readonly { readonly taken: Socket }[]): boolean[] {
  return held.map(({ taken }) => taken.destroyed);
}

test('for one more connection of an address, the one of it goes that has been idle for longest', async () => {
  const { join } = await listening((_, response) => void response.end('an answer'), {
    ...ANY,
    perAddress: 3,
    inAll: 100,
  });
  const other = await join('127.0.0.3');
  const held = [await join('127.0.0.2'), await join('127.0.0.2'), await join('127.0.0.2')];
  held[0]?.socket.write(GET);
  await once(held[0]?.socket as Socket, 'data');
  held.push(await join('127.0.0.2'));
  expect(gone(held)).toEqual([false, true, false, false]);
  held.push(await join('127.0.0.2'));
  expect(gone(held)).toEqual([false, true, true, false, false]);
  expect(gone([other])).toEqual([false]);
});

test('when there are too many in all, the address with most of them makes room for any newcomer', async () => {
  const { join } = await listening((_, response) => void response.end('an answer'), {
    ...ANY,
    perAddress: 100,
    inAll: 4,
  });
  const first = await join('127.0.0.3');
  const greedy = [await join('127.0.0.2'), await join('127.0.0.2'), await join('127.0.0.2')];
  const newcomers = [await join('127.0.0.4'), await join('127.0.0.5')];
  expect(gone([first, ...greedy, ...newcomers])).toEqual([false, true, true, false, false, false]);
  newcomers[1]?.socket.write(GET);
  await once(newcomers[1]?.socket as Socket, 'data');
});

test('a connection over which something is asked stays; without an idle one, the newcomer goes', async () => {
  const answers: (() => void)[] = [];
  const { join } = await listening(
    (_, response) => {
      answers.push(() => void response.end('an answer'));
    },
    { ...ANY, perAddress: 2, inAll: 100 },
  );
  const held = [await join('127.0.0.2'), await join('127.0.0.2')];
  for (const { socket } of held) socket.write(GET);
  while (answers.length < 2) await nextRound();
  held.push(await join('127.0.0.2'));
  expect(gone(held)).toEqual([false, false, true]);
  const heard = held.slice(0, 2).map(({ socket }) => once(socket, 'data'));
  for (const answer of answers) answer();
  for (const [bytes] of await Promise.all(heard)) expect(String(bytes)).toContain('an answer');
  held.push(await join('127.0.0.2'));
  expect(gone(held)).toEqual([true, false, true, false]);
});

test('busy connections of few addresses shut no newcomer out: the oldest of the greediest address goes', async () => {
  let asked = 0;
  const { server, join } = await listening(() => {}, { ...ANY, perAddress: 100, inAll: 6 });
  server.on('request', () => asked++);
  const busy = [await join('127.0.0.3'), await join('127.0.0.3')];
  for (let i = 0; i < 4; i++) busy.push(await join('127.0.0.2'));
  for (const { socket } of busy) socket.write('POST / HTTP/1.1\r\nHost: undertow\r\nContent-Length: 100\r\n\r\nhalf');
  while (asked < busy.length) await nextRound();
  const newcomers = [await join('127.0.0.4'), await join('127.0.0.5')];
  expect(gone([...busy, ...newcomers])).toEqual([false, false, true, true, false, false, false, false]);
});

test('an answer that its client does not read holds its connection for a minute at most', async () => {
  const { time, join } = await listening((_, response) => void response.end(Buffer.alloc(20 * 1024 * 1024)));
  const { socket, taken } = await join();
  socket.pause();
  socket.write(GET);
  while (taken.writableLength === 0) await nextRound();
  await time.pass(59_999);
  expect(taken.destroyed).toBe(false);
  await time.pass(1);
  expect(taken.destroyed).toBe(true);
});

test('an answer that was read holds no connection up later', async () => {
  const { time, join } = await listening((_, response) => void response.end('an answer'));
  const { socket, taken } = await join();
  socket.write(GET);
  await once(socket, 'data');
  await time.pass(120_000);
  expect(taken.destroyed).toBe(false);
});

test('what has become a socket of its own is no connection of its address any more, but one of all', async () => {
  const { server, join } = await listening(() => {}, { ...ANY, perAddress: 1, inAll: 2 });
  server.on('upgrade', (_, wire) => void wire.write('HTTP/1.1 101 Switching Protocols\r\n\r\n'));
  const { socket, taken } = await join('127.0.0.2');
  socket.write('GET / HTTP/1.1\r\nHost: here\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n');
  await once(socket, 'data');
  const held = [await join('127.0.0.2'), await join('127.0.0.3')];
  expect(gone([{ taken }, ...held])).toEqual([false, true, false]);
});
