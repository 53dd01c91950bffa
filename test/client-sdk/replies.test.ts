// Replies of a server that means ill: the client reads no more of them than it can use, and waits no longer than it makes sense.
import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { Client } from '@undertow/client-sdk/client.ts';
import { Unreachable } from '@undertow/client-sdk/errors.ts';
import type { Fetch } from '@undertow/client-sdk/http.ts';
import { inMemory } from '@undertow/client-sdk/identity.ts';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { clientOf } from '../support/server/whole-server.ts';

const MEBIBYTE = 1024 * 1024;
const GAMES = { method: 'GET', path: '/api/games' } as const;

async function serverThat(answers: RequestListener): Promise<string> {
  const server = createServer(answers).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Sends this again and again, for as long as the client reads on; `left` is done when it does not any more. */
async function endless(piece: string) {
  let sent = 0;
  const left = Promise.withResolvers<void>();
  const url = await serverThat((_, response) => {
    const goOn = () => {
      do sent += piece.length;
      while (response.write(piece));
    };
    response.on('drain', goOn).on('close', () => left.resolve());
    response.writeHead(200, { 'content-type': 'application/json' });
    goOn();
  });
  return { url, left: left.promise, sent: () => sent };
}

test('a reply without an end is left where it has become too long', async () => {
  const { url, left, sent } = await endless(' '.repeat(65_536));
  const failure = await clientOf(url)
    .ask<never>(GAMES)
    .catch((error) => error as Error);
  expect(failure).toBeInstanceOf(Unreachable);
  expect(failure.message).toBe(`${url}/api/games answered with more than ${16 * MEBIBYTE} bytes.`);
  await left;
  // What is under way between the two is bounded as well.
  expect(sent()).toBeLessThan(64 * MEBIBYTE);
});

test('a short reply that is long once it is unpacked is left, too', async () => {
  const packed = gzipSync(Buffer.alloc(17 * MEBIBYTE, ' '));
  const url = await serverThat((_, response) => {
    response.writeHead(200, { 'content-encoding': 'gzip' }).end(packed);
  });
  await expect(clientOf(url).ask(GAMES)).rejects.toThrow('answered with more than');
});

test('a session is never kept that is longer than one can be', async () => {
  const { url } = await endless('{"person":{}},'.repeat(100));
  const store = inMemory();
  await expect(clientOf(url, { session: store }).guest()).rejects.toThrow('answered with more than 65536 bytes');
  expect(store.read()).toBeUndefined();
});

test('a reply is read whole up to the bound that its call names, whatever pieces it comes in', async () => {
  const text = JSON.stringify({ name: 'Ž'.repeat(1000) });
  const bytes = Buffer.from(text);
  const url = await serverThat((_, response) => {
    // In the middle of a letter.
    response.write(bytes.subarray(0, 21));
    response.end(bytes.subarray(21));
  });
  const client = clientOf(url);
  expect(await client.ask({ ...GAMES, most: bytes.length })).toEqual(JSON.parse(text));
  await expect(client.ask({ ...GAMES, most: bytes.length - 1 })).rejects.toThrow(Unreachable);
});

describe('a server that does not come to an end', () => {
  const waiting = (how: Parameters<Fetch>[1]) =>
    new Promise<never>((_, reject) => how.signal?.addEventListener('abort', () => reject(new Error('aborted'))));
  const never: readonly (readonly [string, Fetch])[] = [
    ['with an answer', (_, how) => waiting(how)],
    [
      'with what it answers',
      async (_, how) => {
        const read = async () => {
          await Promise.race([waiting(how), new Promise((resolve) => setTimeout(resolve, 1000))]);
          return { done: false, value: new Uint8Array([32]) };
        };
        const body = { getReader: () => ({ read, cancel: async () => {} }) };
        return { ok: true, status: 200, body, text: () => waiting(how) };
      },
    ],
  ];

  test.each(never)('%s is waited for no longer than a minute', async (_, fetch) => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const client = new Client('http://memory.test', { fetch });
    const failure = client.ask(GAMES).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await failure).toBeInstanceOf(Unreachable);
    expect(await failure).toMatchObject({ message: 'http://memory.test/api/games did not answer in time.' });
  });
});
