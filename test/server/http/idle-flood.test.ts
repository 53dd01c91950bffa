// Very many connections over which nothing is asked, to a server that may have few files open.
import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { DoorClient } from '../../support/clients/door-client.ts';
import { ServerProcess } from '../../support/server/server-process.ts';

const FILES = 256;

async function statusOf(url: string): Promise<number | undefined> {
  const request = get(url, { agent: false });
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  response.resume();
  return response.statusCode;
}

/** Connects so often from this address, and asks for nothing. */
async function idle(url: string, localAddress: string, count: number): Promise<void> {
  const { port, hostname: host } = new URL(url);
  for (let i = 0; i < count; i++) {
    const socket = connect({ port: Number(port), host, localAddress });
    onTestFinished(() => void socket.destroy());
    socket.on('error', () => {});
    await once(socket, 'connect');
  }
}

test.each([
  ['one address', ['127.0.0.2'], {}],
  ['several addresses', ['127.0.0.2', '127.0.0.3', '127.0.0.4', '127.0.0.5'], {}],
  ['the clients of a proxy', ['127.0.0.2'], { TRUST_PROXY: '1' }],
])('of %s shut no newcomer out, and close no socket', async (_, addresses, environment) => {
  const { url } = await ServerProcess.start({ DATA_DIR: ':memory:', ...environment }, FILES);
  const client = await DoorClient.open(`${url.replace('http', 'ws')}/ws/v1`);
  await client.hello();
  for (const address of addresses) await idle(url, address, (2 * FILES) / addresses.length);
  for (let i = 0; i < 5; i++) expect(await statusOf(`${url}/healthz`)).toBe(200);
  const newcomer = await DoorClient.open(`${url.replace('http', 'ws')}/ws/v1`);
  expect(await newcomer.hello()).toMatchObject({ type: 'welcome' });
  expect(await client.ask('ping')).toMatchObject({ type: 'ok' });
});
