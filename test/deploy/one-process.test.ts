// What is about one process is asked at that process: the balancer does not hand it on, however it is spelled.
import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { migrate } from '@undertow/server/store/migrate.ts';
import fc from 'fast-check';
import { describe, expect, onTestFinished, test } from 'vitest';
import { isForOneProcess } from '../../scripts/service/one-process.ts';
import { TestHttp } from '../support/http.ts';
import { sqlHere } from '../support/sql-here.ts';
import { twoBehindABalancer } from './balancer-scene.ts';

/** The first line of the answer to a request for exactly these bytes. */
async function ask(port: number, target: string, ...headers: string[]): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  const lines = [`GET ${target} HTTP/1.1`, 'Host: play.example', ...headers];
  if (headers.length === 0) lines.push('Connection: close');
  socket.write([...lines, '', ''].join('\r\n'));
  const answer = await text(socket);
  return answer.split('\r\n', 1)[0] ?? '';
}

const SPELLINGS = [
  ...['/metrics', '/metrics?x', '/metrics/', '/metrics#x', '/%6detrics', '/%6Detrics?x=1', '/metric%73/', '/METRICS'],
  ...['//metrics', '/./metrics', '/x/../metrics', '/%2e/metrics', '/.//metrics', '/%256detrics', '/%25%36detrics'],
  ...['http://elsewhere/metrics', 'http://elsewhere/%6detrics', 'HTTPS://elsewhere//metrics', '/\\metrics'],
  ...[
    '/api/operator/drain',
    '/api//operator/drain',
    '/api/operator/drain/',
    '/api/operator/%64rain',
    '/%61pi/operator/drain',
  ],
  ...[
    '/api\\operator\\drain',
    '/api/operator%2fdrain',
    '/api/operator/matches/../drain',
    '/api/operator/%2e%2e/operator/drain',
  ],
];

describe('the balancer', () => {
  test.each(SPELLINGS)('answers %s itself, and no server hears of it', async (target) => {
    const { balancer, one, two } = await twoBehindABalancer();
    const port = Number(new URL(balancer.url).port);
    expect(await ask(port, target)).toBe('HTTP/1.1 404 Not Found');
    // A client of Java asks so for a newer HTTP, and is content with what comes.
    expect(await ask(port, target, 'Connection: Upgrade', 'Upgrade: h2c')).toBe('HTTP/1.1 404 Not Found');
    expect([...one.requests, ...two.requests]).toEqual([]);
  });

  test.each([
    '/',
    '/api/operator/matches/metrics',
    '/metrics/x',
    '/player/metrics',
    '/api/tables?x=/metrics',
    '/%zz',
    '*',
  ])('hands %s on', (target) => {
    expect(isForOneProcess(target)).toBe(false);
  });
});

test('a server takes for its metrics nothing that the balancer does not take for them', async () => {
  const sql = sqlHere();
  onTestFinished(() => sql.close());
  await migrate(sql);
  const http = await TestHttp.over(sql);
  await http.app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = http.app.server.address() as AddressInfo;
  // Whoever shows no token of the operator is told so there, and nowhere else.
  const isRouted = async (target: string) => (await ask(port, target)).includes(' 401 ');
  const percent = (letter: string) => `%${letter.charCodeAt(0).toString(16).padStart(2, '0')}`;
  const spelledLetter = (letter: string) =>
    fc.oneof(
      { weight: 8, arbitrary: fc.constant(letter) },
      { weight: 3, arbitrary: fc.constant(percent(letter)) },
      { weight: 1, arbitrary: fc.constant(`%25${percent(letter).slice(1)}`) },
    );
  const spelled = fc
    .record({
      origin: fc.constantFrom('', '', 'http://elsewhere', 'HTTP://a:1'),
      slash: fc.constantFrom('/', '/', '/', '/', '//', '/./', '/x/../', '\\'),
      letters: fc.tuple(...[...'metrics'].map(spelledLetter)),
      end: fc.constantFrom('', '/', '?x', '#x', ';x', '/?', '%3f', '%00', '//'),
    })
    .map(({ origin, slash, letters, end }) => `${origin}${slash}${letters.join('')}${end}`);
  let routed = 0;
  await fc.assert(
    fc.asyncProperty(spelled, async (target) => {
      if (!(await isRouted(target))) return;
      routed++;
      expect(isForOneProcess(target), target).toBe(true);
    }),
    { numRuns: 200 },
  );
  expect(routed).toBeGreaterThan(5);
});
