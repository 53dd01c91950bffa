// What holds for whatever is asked over HTTP.
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { openApiOf } from '@undertow/server/http/description/openapi.ts';
import type { ServerMaker } from '@undertow/server/http/http.ts';
import { allRoutes } from '@undertow/server/http/routes.ts';
import { THE_HOUSE } from '@undertow/server/offered.ts';
import { Unavailable } from '@undertow/server/store/sql.ts';
import { ERRORS, Problem } from '@undertow/shared/protocol/errors.ts';
import { expect, test } from 'vitest';
import { Buses } from '../../support/server/buses.ts';
import { OPERATOR_TOKEN, type Reply, TestHttp } from '../../support/server/http.ts';
import { FailingSql } from '../../support/store/failing-sql.ts';
import { describeStore } from '../../support/store/stores.ts';

function problemIn({ status, headers, text, json }: Reply): Problem {
  expect(headers['content-type']).toBe('application/json; charset=utf-8');
  const problem = Problem.parse(json);
  expect(problem, text).toEqual(json);
  expect(status).toBe(ERRORS[problem.code]);
  return problem;
}

describeStore('the HTTP side', (store) => {
  test('says where nothing is', async () => {
    const http = await TestHttp.over(store());
    for (const [method, path] of [
      ['GET', '/nowhere?secret=1'],
      ['DELETE', '/api/games'],
      ['OPTIONS', '/api/games'],
    ]) {
      const problem = problemIn(await http.ask(method as string, path as string));
      expect(problem.code).toBe('not-found');
      expect(problem.message).toBe(`There is nothing at ${method} ${path?.split('?')[0]}.`);
    }
  });

  test.each([
    ['{', 'application/json', 'malformed'],
    ['"\\ud800', 'application/json', 'malformed'],
    ['{"__proto__":{"name":"x"}}', 'application/json', 'malformed'],
    ['name=Ada', 'application/x-www-form-urlencoded', 'malformed'],
    ['<name/>', 'text/xml', 'malformed'],
    ['[]', 'application/json', 'malformed'],
    ['null', 'application/json', 'malformed'],
    ['"Ada"', 'application/json', 'malformed'],
    ['{"name":"Ada","password":12345678}', 'application/json', 'malformed'],
    [`{"name":"${'a'.repeat(20_000)}"}`, 'application/json', 'too-large'],
    [`{"name":${'['.repeat(5000)}${']'.repeat(5000)}}`, 'application/json', 'malformed'],
  ])('refuses what it cannot read: %.30s as %s', async (body, type, code) => {
    const http = await TestHttp.over(store());
    const reply = await http.ask('POST', '/api/sessions', { body, headers: { 'content-type': type } });
    expect(problemIn(reply).code).toBe(code);
  });

  test('names the field that is wrong', async () => {
    const http = await TestHttp.over(store());
    const problem = async (body: object) => problemIn(await http.ask('POST', '/api/accounts', { body }));
    expect(await problem({ name: '', password: 'correct horse' })).toMatchObject({ code: 'malformed', field: 'name' });
    expect(await problem({ name: 'Ada', password: 'short' })).toMatchObject({ code: 'malformed', field: 'password' });
    expect(await problem({ name: 'Ada' })).toMatchObject({ code: 'malformed', field: 'password' });
  });

  test('takes a body that is announced and not sent for none', async () => {
    const http = await TestHttp.over(store());
    for (const type of ['application/json', 'application/x-www-form-urlencoded']) {
      const reply = await http.ask('POST', '/api/guests', { headers: { 'content-type': type } });
      expect(reply.status).toBe(201);
    }
  });

  test('says when it may work again, also in the header', async () => {
    const http = await TestHttp.over(store(), { environment: { GUESTS_PER_HOUR: '4' } });
    await http.guest();
    const reply = await http.ask('POST', '/api/guests');
    expect(problemIn(reply)).toMatchObject({ code: 'too-many', retryAfter: 900_000 });
    expect(reply.headers['retry-after']).toBe('900');
  });

  test('answers so many requests of one place, and then others', async () => {
    const http = await TestHttp.over(store(), { environment: { REQUESTS_PER_SECOND: '5', TRUST_PROXY: '1' } });
    const from = (address: string) => http.ask('GET', '/api/games', { headers: { 'x-forwarded-for': address } });
    for (let i = 0; i < 20; i++) expect((await from('1.2.3.4')).status).toBe(200);
    expect(problemIn(await from('1.2.3.4'))).toMatchObject({ code: 'too-many', retryAfter: 200 });
    expect((await from('1.2.3.5')).status).toBe(200);
    expect((await http.ask('GET', '/healthz', { headers: { 'x-forwarded-for': '1.2.3.4' } })).status).toBe(200);
    http.clock.pass(200);
    expect((await from('1.2.3.4')).status).toBe(200);
  });

  test('counts a request that costs more as several, and as no more than are allowed at once', async () => {
    const http = await TestHttp.over(store(), { environment: { REQUESTS_PER_SECOND: '5' } });
    for (let i = 0; i < 4; i++) expect((await http.ask('GET', '/api/tables')).status).toBe(200);
    expect(problemIn(await http.ask('GET', '/api/tables'))).toMatchObject({ code: 'too-many', retryAfter: 1000 });
    http.clock.pass(4000);
    expect((await http.ask('GET', '/api/matches/nowhere000/replay')).code).toBe('not-found');
    expect(problemIn(await http.ask('GET', '/api/games'))).toMatchObject({ code: 'too-many', retryAfter: 200 });
    const slow = await TestHttp.over(store(), { environment: { REQUESTS_PER_SECOND: '1' } });
    expect((await slow.ask('GET', '/api/matches/nowhere000/replay')).code).toBe('not-found');
    expect((await slow.ask('GET', '/api/matches/nowhere000/replay')).code).toBe('too-many');
    slow.clock.pass(4000);
    expect((await slow.ask('GET', '/api/matches/nowhere000/replay')).code).toBe('not-found');
  });

  test('says of each request that counts as several how many, also to the operator', async () => {
    const http = await TestHttp.over(store());
    const operating = readFileSync('docs/operating.md', 'utf8').split('\n');
    const document = openApiOf(allRoutes(http.services), THE_HOUSE.games);
    const weighty = allRoutes(http.services).filter(({ weight = 1 }) => weight > 1);
    expect(weighty.length).toBeGreaterThan(5);
    for (const { method, path, weight } of weighty) {
      const row = operating.find((line) => line.startsWith('| `') && line.includes(`\`${method} ${path}\``));
      expect(row, path).toContain(` | ${weight} | `);
      const operation = document.paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()];
      expect(operation?.description, path).toContain(`Counts as ${weight} requests.`);
    }
  });

  test('lets thirty clients behind one address open a table at once', async () => {
    const http = await TestHttp.over(store());
    for (let i = 0; i < 30; i++) {
      expect((await http.ask('GET', '/api/tables/nowhere000')).code).toBe('not-found');
      expect((await http.ask('GET', '/api/tables/nowhere000/history')).code).toBe('not-found');
    }
  });

  test('counts the requests of one place over all processes', async () => {
    const buses = new Buses();
    const environment = { REQUESTS_PER_SECOND: '5' };
    const [one, other] = [
      await TestHttp.over(store(), { environment, bus: buses.join('one') }),
      await TestHttp.over(store(), { environment, bus: buses.join('other') }),
    ];
    for (let i = 0; i < 20; i++) expect((await one.ask('GET', '/api/games')).status).toBe(200);
    await expect.poll(async () => (await other.ask('GET', '/api/games')).status).toBe(429);
  });

  test('says of a bug only that there is one, and writes the rest into the log', async () => {
    const http = await TestHttp.over(store(), {
      operations: { announce: () => Promise.reject(new Error('the parrot is dead')) },
    });
    const reply = await http.ask('POST', '/api/operator/notices', { token: OPERATOR_TOKEN, body: { text: 'Hello' } });
    const { code, message } = problemIn(reply);
    expect(code).toBe('internal');
    expect(reply.text).not.toContain('parrot');
    const id = reply.headers['x-request-id'] as string;
    expect(message).toContain(id);
    const line = http.log.find((line) => line.includes('parrot'));
    expect(JSON.parse(line ?? '')).toMatchObject({ level: 'error', request: id });
  });

  test('refuses everything that needs a store which fails, and works again when it does', async () => {
    const sql = new FailingSql(store());
    const http = await TestHttp.over(sql);
    sql.readsFail = sql.writesFail = new Unavailable('disk full');
    for (const [method, path, body] of [
      ['POST', '/api/guests', undefined],
      ['POST', '/api/sessions', { name: 'Ada', password: 'correct horse' }],
      ['GET', '/api/players/Ada', undefined],
      ['GET', '/readyz', undefined],
    ] as const) {
      expect(problemIn(await http.ask(method, path, { body })), path).toMatchObject({
        code: 'unavailable',
        retryAfter: 1000,
      });
    }
    expect((await http.ask('GET', '/healthz')).status).toBe(200);
    sql.readsFail = sql.writesFail = undefined;
    expect((await http.ask('POST', '/api/guests')).status).toBe(201);
    http.clock.pass(1000);
    expect((await http.ask('GET', '/readyz')).status).toBe(200);
  });

  test('is ready until it is about to go', async () => {
    const http = await TestHttp.over(store());
    expect((await http.ask('GET', '/readyz')).json).toEqual({ status: 'ok' });
    http.isDraining = true;
    expect(problemIn(await http.ask('GET', '/readyz')).code).toBe('draining');
    expect((await http.ask('GET', '/healthz')).json).toEqual({ status: 'ok' });
  });

  test('sends the same careful headers with everything', async () => {
    const http = await TestHttp.over(store());
    for (const [method, path] of [
      ['GET', '/api/games'],
      ['GET', '/nowhere'],
      ['GET', '/api/account'],
      ['GET', '/%zz'],
    ]) {
      const { headers } = await http.ask(method as string, path as string);
      expect(headers).toMatchObject({
        'content-security-policy': expect.stringContaining("default-src 'none'"),
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': 'no-referrer',
        'cache-control': 'no-store',
      });
      expect(headers).not.toHaveProperty('x-powered-by');
    }
  });

  test('names each request, and takes the name from a proxy that is trusted', async () => {
    const named = { headers: { 'x-request-id': 'from-the-proxy' } };
    const alone = await TestHttp.over(store());
    const { headers } = await alone.ask('GET', '/api/games', named);
    expect(headers['x-request-id']).toMatch(/^[\da-f-]{36}$/);
    const behind = await TestHttp.over(store(), { environment: { TRUST_PROXY: '1' } });
    expect((await behind.ask('GET', '/api/games', named)).headers['x-request-id']).toBe('from-the-proxy');
    const line = JSON.parse(behind.log.find((line) => line.includes('/api/games')) ?? '');
    expect(line).toMatchObject({ request: 'from-the-proxy', method: 'GET', path: '/api/games', status: 200 });
    const bad = await behind.ask('GET', '/api/games', { headers: { 'x-request-id': 'a b' } });
    expect(bad.headers['x-request-id']).not.toBe('a b');
  });

  /** What the server says to a client that sends these bytes, and no more. From when it has read them, time is up. */
  async function answerTo(http: TestHttp, bytes: string): Promise<string> {
    const { server } = http.app;
    server.headersTimeout = 60_000;
    if (!server.listening) await http.app.listen({ host: '127.0.0.1', port: 0 });
    const { port } = server.address() as AddressInfo;
    const connected = once(server, 'connection') as Promise<[Socket]>;
    const client = connect(port, '127.0.0.1');
    const answer = text(client);
    client.write(bytes);
    const [socket] = await connected;
    await expect.poll(() => socket.bytesRead > 0 || bytes === '').toBe(true);
    server.headersTimeout = 1;
    return answer;
  }
  const makeServer: ServerMaker = (handler) => createServer({ connectionsCheckingInterval: 5 }, handler);

  test.each([
    ['bytes that are no HTTP', 'this is not HTTP\r\n\r\n', 400, 'malformed', 'malformed'],
    ['half a request that goes no further', 'GET / HTTP/1.1\r\n', 408, 'malformed', 'slow'],
    ['headers without end', `GET / HTTP/1.1\r\nX: ${'x'.repeat(20_000)}`, 431, 'too-large', 'too-large'],
  ])('answers %s, counts and logs it, and goes on', async (_, bytes, status, code, reason) => {
    const http = await TestHttp.over(store(), { makeServer });
    const answer = await answerTo(http, bytes);
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(JSON.parse(answer.split('\r\n\r\n')[1] ?? '')).toMatchObject({ code });
    expect((await http.services.metrics.unreadable.get()).values).toMatchObject([{ labels: { reason }, value: 1 }]);
    const warnings = () => http.log.map((line) => JSON.parse(line)).filter(({ level }) => level === 'warn');
    expect(warnings()).toMatchObject([{ reason, since: 1 }]);
    // However many there are, one line a minute tells of them.
    for (let n = 0; n < 3; n++) await answerTo(http, 'this is not HTTP\r\n\r\n');
    expect(warnings()).toHaveLength(1);
    http.clock.pass(60_000);
    await answerTo(http, 'this is not HTTP\r\n\r\n');
    expect(warnings()).toMatchObject([{ reason }, { reason: 'malformed', since: 4 }]);
    expect((await http.ask('GET', '/healthz')).status).toBe(200);
  });

  test('says nothing on a connection on which nothing was asked: a browser would take it for its next answer', async () => {
    const http = await TestHttp.over(store(), { makeServer });
    expect(await answerTo(http, '')).toBe('');
    expect((await http.services.metrics.unreadable.get()).values).toMatchObject([{ labels: { reason: 'silent' } }]);
    expect(http.log.filter((line) => JSON.parse(line).level === 'warn')).toEqual([]);
  });

  test('leaves to other doors what they take first', async () => {
    const http = await TestHttp.over(store(), {
      makeServer: (handler) =>
        createServer((request, response) => {
          if (request.url?.startsWith('/other/')) response.end('another door');
          else handler(request, response);
        }),
    });
    const address = await http.app.listen({ host: '127.0.0.1', port: 0 });
    expect(await (await fetch(`${address}/other/x`)).text()).toBe('another door');
    expect((await fetch(`${address}/healthz`)).status).toBe(200);
    http.app.server.closeAllConnections();
    const closed = once(http.app.server, 'close');
    await http.app.close();
    await closed;
  });
});
