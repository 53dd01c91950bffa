// What is about one process is asked at that process: the balancer does not hand it on, however it is spelled.
import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { migrate } from '@undertow/server/store/migrate.ts';
import fc from 'fast-check';
import { expect, onTestFinished, test } from 'vitest';
import { TestHttp } from '../support/server/http.ts';
import { haproxy } from '../support/services/installed.ts';
import { describeWith } from '../support/services/shared.ts';
import { sqlHere } from '../support/store/sql-here.ts';
import { balancerOf, NEVER, twoBehindABalancer } from './balancer-scene.ts';

/** The first line of the answer to a request for exactly these bytes. */
async function ask(port: number, target: string, ...headers: string[]): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  const lines = [`GET ${target} HTTP/1.1`, 'Host: play.example', ...headers];
  if (headers.length === 0) lines.push('Connection: close');
  socket.write([...lines, '', ''].join('\r\n'));
  const answer = await text(socket);
  return answer.split('\r\n', 1)[0] ?? '';
}

/** HAProxy refuses some of them before it looks for what they are about. */
const KEPT_BACK = /^HTTP\/1\.1 (404 Not Found|400 Bad request)$/;

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

describeWith(haproxy, 'the balancer', () => {
  test('answers what is about one process itself, and no server hears of it', async () => {
    const { balancer, one, two } = await twoBehindABalancer();
    const port = Number(new URL(balancer.url).port);
    for (const target of SPELLINGS) {
      expect(await ask(port, target), target).toMatch(KEPT_BACK);
      // A client of Java asks so for a newer HTTP, and is content with what comes.
      expect(await ask(port, target, 'Connection: Upgrade, close', 'Upgrade: h2c'), target).toMatch(KEPT_BACK);
    }
    expect([...one.requests, ...two.requests].map(({ url }) => url)).toEqual([]);
  });

  test('hands all else on as it stands', async () => {
    const { balancer, one, two } = await twoBehindABalancer();
    const port = Number(new URL(balancer.url).port);
    const targets = [
      '/',
      '/api/operator/matches/metrics',
      '/metrics/x',
      '/player/metrics',
      '/a?x=/metrics',
      '/%zz',
      '*',
    ];
    for (const target of targets) await ask(port, target);
    expect([...one.requests, ...two.requests].map(({ url }) => url).sort()).toEqual(targets.toSorted());
  });

  test('takes for the metrics of a process all that a server takes for them', async () => {
    const sql = sqlHere();
    onTestFinished(() => sql.close());
    await migrate(sql);
    const http = await TestHttp.over(sql);
    await http.app.listen({ host: '127.0.0.1', port: 0 });
    const { port } = http.app.server.address() as AddressInfo;
    const url = new URL(`http://127.0.0.1:${port}`);
    const balancer = await balancerOf({ upstreams: [{ name: 'one', url }], checkEvery: NEVER });
    // A server answers a request for its metrics without a token so, and no other.
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
        expect(await ask(Number(new URL(balancer.url).port), target), target).toMatch(KEPT_BACK);
      }),
      { numRuns: 200 },
    );
    expect(routed).toBeGreaterThan(5);
  });
});
