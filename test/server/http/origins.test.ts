// Which web sites may ask over HTTP.
import { expect, test } from 'vitest';
import { TestHttp } from '../../support/server/http.ts';
import { describeStore } from '../../support/store/stores.ts';

const ALLOWED = 'https://play.example.org';

describeStore('a page', (store) => {
  const preflight = (origin: string) => ({
    headers: { origin, 'access-control-request-method': 'PATCH', 'access-control-request-headers': 'authorization' },
  });

  test('of an allowed web site may ask, and read the answer', async () => {
    const http = await TestHttp.over(store(), { environment: { ORIGINS: ALLOWED } });
    const asked = await http.ask('OPTIONS', '/api/account', preflight(ALLOWED));
    expect(asked.status).toBe(204);
    expect(asked.headers).toMatchObject({
      'access-control-allow-origin': ALLOWED,
      'access-control-allow-methods': expect.stringContaining('PATCH'),
      'access-control-allow-headers': expect.stringContaining('authorization'),
      vary: expect.stringContaining('origin'),
    });
    for (const path of ['/api/games', '/api/account', '/nowhere']) {
      const reply = await http.ask('GET', path, { headers: { origin: ALLOWED } });
      expect(reply.headers['access-control-allow-origin'], path).toBe(ALLOWED);
      expect(reply.headers).not.toHaveProperty('access-control-allow-credentials');
    }
  });

  test.each(['https://evil.example', 'https://play.example.org.evil.example', 'http://play.example.org', 'null', 'x'])(
    'of %s may not, and nothing is done',
    async (origin) => {
      const http = await TestHttp.over(store(), { environment: { ORIGINS: ALLOWED } });
      for (const [method, path] of [
        ['GET', '/api/games'],
        ['POST', '/api/guests'],
      ] as const) {
        const { status, headers, code } = await http.ask(method, path, { headers: { origin } });
        expect([status, code]).toEqual([403, 'forbidden']);
        expect(headers).not.toHaveProperty('access-control-allow-origin');
      }
      expect((await http.ask('OPTIONS', '/api/games', preflight(origin))).status).toBe(403);
      expect(await store().rows('select * from people')).toEqual([]);
    },
  );

  test('of this server itself may ask, by whatever name it is called', async () => {
    const http = await TestHttp.over(store());
    const ask = async (origin: string, headers: Record<string, string>) =>
      (await http.ask('GET', '/api/games', { headers: { origin, ...headers } })).status;
    expect(await ask('http://192.168.1.7:2567', { host: '192.168.1.7:2567' })).toBe(200);
    expect(await ask('https://Game.example.org', { host: 'game.example.org' })).toBe(200);
    expect(await ask('https://game.example.org', { host: 'other.example.org' })).toBe(403);
    expect(await ask('https://a.org', { host: 'b.org', 'x-forwarded-host': 'a.org' })).toBe(403);
  });

  test('of this server behind a proxy may ask, by the name that the proxy tells', async () => {
    const http = await TestHttp.over(store(), { environment: { TRUST_PROXY: '1' } });
    const headers = { origin: 'https://a.org', host: '127.0.0.1:2567', 'x-forwarded-host': 'a.org' };
    expect((await http.ask('GET', '/api/games', { headers })).status).toBe(200);
  });

  test('of anywhere may ask if the host wants it so', async () => {
    const http = await TestHttp.over(store(), { environment: { ORIGINS: '*' } });
    const reply = await http.ask('GET', '/api/games', { headers: { origin: 'https://anywhere.example' } });
    expect(reply.headers['access-control-allow-origin']).toBe('https://anywhere.example');
  });
});
