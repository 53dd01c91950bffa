// What only the operator may ask over HTTP.
import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { OPERATOR_TOKEN, TestHttp } from '../../support/server/http.ts';
import { describeStore } from '../../support/store/stores.ts';

const ROUTES = [
  ['GET', '/api/operator/matches/k3v9x0q2ab', undefined],
  ['DELETE', '/api/operator/matches/k3v9x0q2ab', { reason: 'nobody is there' }],
  ['PUT', '/api/operator/players/Ada/silence', { minutes: 10 }],
  ['POST', '/api/operator/notices', { text: 'Hello' }],
  ['POST', '/api/operator/drain', undefined],
] as const;

describeStore('the operator', (store) => {
  test('is known by the token alone', async () => {
    const http = await TestHttp.over(store());
    const { token } = await http.member();
    for (const [method, path, body] of ROUTES) {
      for (const wrong of [{}, { token: 'wrong' }, { token }, { token: `${OPERATOR_TOKEN}x` }]) {
        const reply = await http.ask(method, path, { ...wrong, body });
        expect([reply.status, reply.code], path).toEqual([401, 'unauthorized']);
      }
    }
  });

  test('does not exist where the host has set no token', async () => {
    const http = await TestHttp.over(store(), { environment: { OPERATOR_TOKEN: '' } });
    for (const [method, path, body] of ROUTES) {
      for (const token of ['', 'undefined', OPERATOR_TOKEN]) {
        expect((await http.ask(method, path, { token, body })).status, path).toBe(404);
      }
    }
  });

  test('is served by the operations', async () => {
    const done: unknown[] = [];
    const note =
      (name: string) =>
      async (...args: unknown[]): Promise<void> => {
        done.push([name, ...args]);
      };
    const http = await TestHttp.over(store(), {
      operations: { end: note('end'), silence: note('silence'), announce: note('announce'), drain: note('drain') },
    });
    for (const [method, path, body] of ROUTES.slice(1)) {
      expect((await http.ask(method, path, { token: OPERATOR_TOKEN, body })).status, path).toBe(204);
    }
    await http.ask('PUT', '/api/operator/players/Ada/silence', { token: OPERATOR_TOKEN, body: { minutes: 0 } });
    expect(done).toEqual([
      ['end', 'k3v9x0q2ab', 'nobody is there'],
      ['silence', 'Ada', http.clock.time + 600_000],
      ['announce', 'Hello'],
      ['drain'],
      ['silence', 'Ada', null],
    ]);
    const none = await http.ask('GET', '/api/operator/matches/k3v9x0q2ab', { token: OPERATOR_TOKEN });
    expect(none.code).toBe('not-found');
  });
});

describeStore('the metrics', (store) => {
  test('are told in the form of Prometheus', async () => {
    const http = await TestHttp.over(store());
    const { app, metrics } = http.services;
    const settings = { time: 'none', delay: 0, bots: [null, null] } as const;
    await app.host.begin({ id: 'k3v9x0q2ab', game: 'abyss', options: { expansions: [] }, seats: 2, settings });
    metrics.sockets.set({ door: 'json' }, 7);
    metrics.answers.inc({ kind: 'answer' });
    metrics.refusals.inc({ code: 'stale' });
    metrics.answerSeconds.observe(0.0012);
    metrics.journalSeconds.observe(0.0004);
    await http.ask('GET', '/api/players/Nobody');
    const { text, headers } = await http.ask('GET', '/metrics', { token: OPERATOR_TOKEN });
    expect(headers['content-type']).toMatch(/^text\/plain/);
    for (const line of [
      'undertow_live_matches 1',
      'undertow_sockets{door="json"} 7',
      'undertow_answers_total{kind="answer"} 1',
      'undertow_refusals_total{code="stale"} 1',
      'undertow_answer_seconds_bucket{le="0.001"} 0',
      'undertow_answer_seconds_bucket{le="0.002"} 1',
      'undertow_journal_append_seconds_count 1',
      'undertow_http_request_seconds_count{method="GET",route="/api/players/:name",status="404"} 1',
    ]) {
      expect(text).toContain(line);
    }
    expect(text).toContain('nodejs_eventloop_lag_p99_seconds');
  });

  test('are the business of the operator', async () => {
    const http = await TestHttp.over(store());
    expect((await http.ask('GET', '/metrics')).status).toBe(401);
  });

  test('are shown on the same machine if there is no operator, but to no client that comes through a proxy', async () => {
    const http = await TestHttp.over(store(), { environment: { OPERATOR_TOKEN: '' } });
    expect((await http.ask('GET', '/metrics')).status).toBe(200);
    for (const headers of [{ 'x-forwarded-for': '127.0.0.1' }, { forwarded: 'for=127.0.0.1' }]) {
      expect((await http.ask('GET', '/metrics', { headers })).status).toBe(404);
    }
    const behind = await TestHttp.over(store(), { environment: { OPERATOR_TOKEN: '', TRUST_PROXY: '1' } });
    expect((await behind.ask('GET', '/metrics')).status).toBe(404);
    await http.app.listen({ host: '127.0.0.1', port: 0 });
    const { port } = http.app.server.address() as AddressInfo;
    const socket = connect(port, '127.0.0.1');
    socket.write(`GET /metrics HTTP/1.1\r\nHost: localhost:${port}\r\nConnection: close\r\n\r\n`);
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 200 /);
  });

  test('are shown to no page of another site that has given its name an address of this machine', async () => {
    const http = await TestHttp.over(store(), { environment: { OPERATOR_TOKEN: '' } });
    const status = async (host: string) => (await http.ask('GET', '/metrics', { headers: { host } })).status;
    for (const host of ['localhost', 'localhost:2567', '127.0.0.1:2567', '127.1.2.3', '[::1]:2567', 'LOCALHOST']) {
      expect(await status(host), host).toBe(200);
    }
    for (const host of [
      ...['evil.example', 'evil.example:2567', 'localhost.evil.example', '127.0.0.1.evil.example', 'x.localhost'],
      ...['10.0.0.1', '[::2]', 'localhost:', 'evil.example@localhost', ' '],
    ]) {
      expect(await status(host), host).toBe(404);
    }
    const operated = await TestHttp.over(store());
    const headers = { host: 'evil.example' };
    expect((await operated.ask('GET', '/metrics', { token: OPERATOR_TOKEN, headers })).status).toBe(200);
  });

  test('do not grow with what strangers make up', async () => {
    const http = await TestHttp.over(store());
    for (let i = 0; i < 50; i++) await http.ask('GET', `/made/up/${i}`);
    const { text } = await http.ask('GET', '/metrics', { token: OPERATOR_TOKEN });
    expect(text).not.toContain('made');
    expect(text).toContain('route="none"');
  });
});
