// The web client as the server gives it out.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { readConfig } from '@undertow/server/config.ts';
import { addHeaders } from '@undertow/server/http/headers.ts';
import { sendProblem } from '@undertow/server/http/problems.ts';
import { addWeb, CLIENT_POLICY, FOR_PROGRAMS } from '@undertow/server/http/web.ts';
import { MOVED, PAGES } from '@undertow/shared/pages.ts';
import Fastify, { type FastifyInstance } from 'fastify';
import { describe, expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '../../support/programs/folder.ts';
import { TestHttp } from '../../support/server/http.ts';
import { describeStore } from '../../support/store/stores.ts';

const PAGE = '<!doctype html><title>Undertow</title>';
const SCRIPT = 'console.log("the sea");'.repeat(20);

/** A folder as a build leaves it. */
function built(): string {
  const folder = temporaryFolder();
  for (const name of ['assets', 'static']) mkdirSync(join(folder, name));
  const files: Record<string, string> = {
    'index.html': PAGE,
    'assets/main-Ab_1-x.js': SCRIPT,
    'assets/sea-C3.svg': '<svg/>',
    'assets/notes.exe': 'no type',
    'assets/spectral-x.woff2': 'letters',
    'static/icon.svg': '<svg/>',
    'static/icon-192.png': 'a picture',
    'static/app.webmanifest': '{}',
    '.sources': 'abc',
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  for (const [name, text] of [
    ['index.html', PAGE],
    ['assets/main-Ab_1-x.js', SCRIPT],
  ] as const) {
    writeFileSync(join(folder, `${name}.br`), brotliCompressSync(text));
    writeFileSync(join(folder, `${name}.gz`), gzipSync(text));
  }
  return folder;
}

function web(folder = built()): FastifyInstance {
  const app = Fastify({ routerOptions: { ignoreTrailingSlash: true } });
  app.setErrorHandler(sendProblem);
  addHeaders(app, readConfig({}));
  addWeb(app, folder);
  onTestFinished(() => app.close());
  return app;
}

const browser = { accept: 'text/html,application/xhtml+xml' };

describe('the web client', () => {
  test('has its page at every address that the client knows', async () => {
    const app = web();
    for (const path of [...Object.values(PAGES), ...Object.keys(MOVED)]) {
      const reply = await app.inject(path.replace(/:\w+/, 'k3v9x0q2ma'));
      expect(reply.statusCode, path).toBe(200);
      expect(reply.body).toBe(PAGE);
      expect(reply.headers).toMatchObject({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-cache',
        'content-security-policy': CLIENT_POLICY,
        'permissions-policy': expect.stringContaining('camera=(), '),
        'x-content-type-options': 'nosniff',
      });
    }
  });

  test('lets nothing run that this server did not deliver as a file', () => {
    expect(CLIENT_POLICY).toContain("default-src 'none'");
    expect(CLIENT_POLICY).toMatch(/script-src 'self'(;|$)/);
    expect(CLIENT_POLICY).toMatch(/style-src 'self'(;|$)/);
    expect(CLIENT_POLICY).toMatch(/manifest-src 'self'(;|$)/);
    expect(CLIENT_POLICY).not.toContain('unsafe-eval');
  });

  test.each([
    ['/assets/main-Ab_1-x.js', 'application/javascript; charset=utf-8', 'public, max-age=31536000, immutable'],
    ['/assets/sea-C3.svg', 'image/svg+xml', 'public, max-age=31536000, immutable'],
    ['/assets/spectral-x.woff2', 'font/woff2', 'public, max-age=31536000, immutable'],
    ['/static/icon.svg', 'image/svg+xml', 'no-cache'],
    ['/static/icon-192.png', 'image/png', 'no-cache'],
    ['/static/app.webmanifest', 'application/manifest+json', 'no-cache'],
  ])('gives %s its type, and says how long it may be kept', async (path, type, keep) => {
    const { statusCode, headers } = await web().inject(path);
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({ 'content-type': type, 'cache-control': keep });
  });

  test.each([
    ['br, gzip', 'br', brotliCompressSync(SCRIPT)],
    ['gzip, deflate, br;q=0', 'gzip', gzipSync(SCRIPT)],
    ['GZIP, identity', 'gzip', gzipSync(SCRIPT)],
    ['identity', undefined, Buffer.from(SCRIPT)],
  ])('takes the smallest copy that a browser can read: %s', async (accepted, encoding, bytes) => {
    const reply = await web().inject({ url: '/assets/main-Ab_1-x.js', headers: { 'accept-encoding': accepted } });
    expect(reply.headers['content-encoding']).toBe(encoding);
    expect(reply.rawPayload).toEqual(bytes);
    expect(reply.headers.vary).toContain('accept-encoding');
    expect(reply.headers['content-type']).toBe('application/javascript; charset=utf-8');
  });

  test('does not send again what the browser still has', async () => {
    const app = web();
    const first = await app.inject('/');
    const tag = `${first.headers.etag}`;
    const again = await app.inject({ url: '/', headers: { 'if-none-match': `"other", ${tag}` } });
    expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', tag]);
    const other = await app.inject({ url: '/', headers: { 'if-none-match': tag, 'accept-encoding': 'br' } });
    expect(other.statusCode).toBe(200);
  });

  test('answers HEAD like GET, without the bytes', async () => {
    const app = web();
    const [head, get] = [await app.inject({ method: 'HEAD', url: '/' }), await app.inject('/')];
    expect([head.statusCode, head.body]).toEqual([200, '']);
    expect(head.headers['content-length']).toBe(get.headers['content-length']);
    expect(head.headers.etag).toBe(get.headers.etag);
  });

  test.each([
    '/assets/none.js',
    '/assets/',
    '/assets/notes.exe',
    '/assets/main-Ab_1-x.js.br',
    '/assets/..%2findex.html',
    '/assets/%2e%2e/.sources',
    '/assets/../../package.json',
    '/static/..%5c..%5cpackage.json',
    '/static//etc/passwd',
    '/.sources',
    '/static/.hidden.txt',
  ])('does not serve what is not there, or is not public: %s', async (url) => {
    const { statusCode, json } = await web().inject({ url, headers: { accept: '*/*' } });
    expect(statusCode).toBe(404);
    expect(json()).toMatchObject({ code: 'not-found' });
  });

  test('shows a person its page where there is nothing, and says so to a program', async () => {
    const app = web();
    const person = await app.inject({ url: '/nowhere', headers: browser });
    expect([person.statusCode, person.body]).toEqual([404, PAGE]);
    const { headers } = await app.inject('/');
    const known = { 'if-none-match': `${headers.etag}`, 'if-modified-since': `${headers['last-modified']}` };
    const again = await app.inject({ url: '/nowhere', headers: { ...browser, ...known } });
    expect([again.statusCode, again.body]).toEqual([404, PAGE]);
    const program = await app.inject('/nowhere');
    expect([program.statusCode, program.json()]).toMatchObject([404, { code: 'not-found' }]);
    const posted = await app.inject({ method: 'POST', url: '/nowhere', headers: browser });
    expect([posted.statusCode, posted.json()]).toMatchObject([404, { code: 'not-found' }]);
  });

  test('lets what runs beside the page leave to the server what is not for persons', async () => {
    const beside = readFileSync(new URL('../../../web/public/static/away.js', import.meta.url), 'utf8');
    expect(beside.replace(/\s+/g, ' ')).toContain(`= ${FOR_PROGRAMS};`);
    const { headers } = await web().inject('/static/icon.svg');
    expect(headers['service-worker-allowed']).toBe('/');
  });

  test('says how it is built, if it is not', async () => {
    const reply = await web(temporaryFolder()).inject({ url: '/', headers: browser });
    expect(reply.statusCode).toBe(404);
    expect(reply.headers['content-type']).toContain('text/plain');
    expect(reply.body).toMatch(/^The web client has not been built.*"node scripts\/build-web.ts".*\.\n$/);
  });
});

describeStore('beside the web client', (store) => {
  test('everything for programs stays as it was, also for browsers', async () => {
    const http = await TestHttp.over(store());
    const folders = ['/api', '/docs', '/metrics', '/ws', '/matchmake', '/.well-known'];
    for (const path of [...folders.map((folder) => `${folder}/nothing`), '/nothing.json']) {
      const reply = await http.ask('GET', path, { headers: browser });
      expect([reply.status, reply.code], path).toEqual([404, 'not-found']);
    }
    expect((await http.ask('GET', '/healthz', { headers: browser })).json).toEqual({ status: 'ok' });
    expect((await http.ask('GET', '/docs', { headers: browser })).text).toContain('<!doctype html>');
    expect((await http.ask('GET', '/api/games', { headers: browser })).headers['cache-control']).toBe('no-store');
  });
});
