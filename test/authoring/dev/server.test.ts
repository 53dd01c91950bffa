// The window asks its server for all that it shows; other pages that the author has open reach nothing.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { serveWindow, type WindowServer } from '@undertow/authoring/dev/server.ts';
import { Workshop } from '@undertow/authoring/dev/workshop.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Program } from '../../support/programs/program.ts';
import { type SmallGame, smallGame } from './small-game.ts';

let game: SmallGame;
let workshop: Workshop;
let server: WindowServer;
let built: string;
/** A folder beside it, whose name begins with its own. */
let beside: string;

beforeAll(async () => {
  game = smallGame();
  built = mkdtempSync(join(tmpdir(), 'window-'));
  writeFileSync(join(built, 'dev.html'), '<!doctype html>the window');
  mkdirSync(join(built, 'assets'));
  writeFileSync(join(built, 'assets', 'dev.js'), '1');
  beside = `${built}-beside`;
  mkdirSync(beside);
  writeFileSync(join(beside, 'secret.json'), '1');
  const course = { options: {}, seats: 2, seed: 'fast:1', answers: [], bots: [null, null] };
  workshop = new Workshop({ home: game.home, patience: 600_000 }, course);
  await workshop.open();
  server = await serveWindow(workshop, 0, built);
});

afterAll(async () => {
  await server.close();
  await workshop.close();
  game.remove();
  for (const folder of [built, beside]) rmSync(folder, { recursive: true });
});

interface Asked {
  readonly path: string;
  readonly method?: string;
  readonly body?: object | string;
  readonly headers?: Record<string, string>;
}

/** As a browser would not: with any headers, and with the path as it stands here. */
function ask({ path, method = 'GET', body, headers = {} }: Asked): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const { hostname: host, port } = new URL(server.url);
    const asked = request({ host, port, path, method, headers }, async (response) => {
      let text = '';
      for await (const part of response) text += part;
      resolve({ status: response.statusCode ?? 0, text });
    });
    asked.once('error', reject);
    asked.end(typeof body === 'object' ? JSON.stringify(body) : body);
  });
}

const post = (path: string, body: object | string) => ask({ path, method: 'POST', body });

test('the window and its files are served, and nothing else of the disk', async () => {
  expect((await ask({ path: '/' })).text).toContain('the window');
  expect((await ask({ path: '/assets/dev.js' })).status).toBe(200);
  const secret = `${basename(beside)}/secret.json`;
  const outside = [`/../${secret}`, `/%2e%2e/${secret}`, `/..%2f${secret}`, `/..%2F${secret.replace('/', '%2F')}`];
  for (const path of [...outside, '/assets', '/nothing.js', '/%zz', '/work/nothing']) {
    expect((await ask({ path })).status, path).toBe(404);
  }
});

test('answers are given, looked at, and fetched as a match in a file', async () => {
  expect(await post('/work/begin', { seed: 'fast:3', seats: 2, options: {} })).toMatchObject({ status: 200 });
  expect((await post('/work/answer', { at: 0, seat: 0, answer: 'no' })).text).toBe('{"failure":null}');
  expect(JSON.parse((await ask({ path: '/work/position?at=1&as=1' })).text)).toMatchObject({ at: 1, viewer: 1 });
  expect(JSON.parse((await ask({ path: '/work/state' })).text)).toMatchObject({ steps: [{ seat: 0, answer: 'no' }] });
  expect(JSON.parse((await ask({ path: '/work/match?at=1' })).text)).toEqual({
    ...{ game: 'small', rules: 1, options: {}, seats: 2, seed: 'fast:3' },
    answers: [{ seat: 0, answer: 'no' }],
  });
  await post('/work/play', { seat: 1, bot: 'random' });
  expect(JSON.parse((await ask({ path: '/work/state' })).text).steps).toHaveLength(2);
});

test('a match that has ended is fetched with its end, as a recorded match is', async () => {
  await post('/work/begin', { seed: 'fast:3', seats: 2, options: {} });
  for (const seat of [0, 1]) await post('/work/play', { seat, bot: 'random' });
  const { length } = JSON.parse((await ask({ path: '/work/state' })).text).steps;
  const fetched = JSON.parse((await ask({ path: `/work/match?at=${length}` })).text);
  expect(fetched.answers).toHaveLength(length);
  expect(fetched.outcome).toEqual({ ranking: expect.any(Array) });
  expect(JSON.parse((await ask({ path: `/work/match?at=${length - 1}` })).text)).not.toHaveProperty('outcome');
});

test('a second window on the same port is told in a sentence that it is taken', async () => {
  const { port } = new URL(server.url);
  const second = Program.node('server/undertow.ts', ['dev', 'prizes', '--port', port]);
  expect([await second.ended, second.said]).toEqual([2, '']);
  expect(second.complained).toBe(`Port ${port} is taken: choose another with --port.\n`);
});

test('a window that waits is told of each change', async () => {
  const changes = await fetch(`${server.url}/work/changes`);
  const reader = changes.body?.pipeThrough(new TextDecoderStream()).getReader();
  expect((await reader?.read())?.value).toBe(`data: ${workshop.state.number}\n\n`);
  await workshop.reload([]);
  expect((await reader?.read())?.value).toBe(`data: ${workshop.state.number}\n\n`);
  await reader?.cancel();
});

test.each([
  ['/work/answer', { at: -1, seat: 0, answer: 'no' }],
  ['/work/answer', { at: 0, seat: 0 }],
  ['/work/begin', { seed: '', seats: 2, options: {} }],
  ['/work/play', { seat: 0 }],
  ['/work/play', { seat: 2, bot: null }],
  ['/work/answer', 'no JSON'],
])('%s with what makes no sense is refused with a sentence', async (path, body) => {
  const { status, text } = await post(path, body);
  expect(status).toBe(400);
  expect(JSON.parse(text).sentence).not.toBe('');
});

test('pages of other sites are refused, by their origin and by the name that they call this machine', async () => {
  const strangers = [{ origin: 'https://example.com' }, { host: 'example.com' }, { origin: 'null' }];
  for (const headers of strangers) {
    const { status } = await ask({
      path: '/work/begin',
      method: 'POST',
      body: { seed: 'fast:1', seats: 2, options: {} },
      headers,
    });
    expect(status, JSON.stringify(headers)).toBe(403);
  }
});
