// The page that describes HTTP and both doors.
import { createHash } from 'node:crypto';
import { asyncApiOf } from '@undertow/server/http/description/asyncapi.ts';
import { openApiOf } from '@undertow/server/http/description/openapi.ts';
import { roomAsyncApiOf } from '@undertow/server/http/description/room-asyncapi.ts';
import { html, prose } from '@undertow/server/http/docs/html.ts';
import { shownJson } from '@undertow/server/http/docs/json.ts';
import { docsPage } from '@undertow/server/http/docs/page.ts';
import { allRoutes } from '@undertow/server/http/routes.ts';
import type { Services } from '@undertow/server/http/services.ts';
import { Metrics } from '@undertow/server/metrics.ts';
import { THE_HOUSE } from '@undertow/server/offered.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyText } from '../../support/clients/any-text.ts';
import { TestHttp } from '../../support/server/http.ts';
import { describeStore } from '../../support/store/stores.ts';

const openApi = openApiOf(allRoutes({ metrics: new Metrics(), app: {} } as unknown as Services), THE_HOUSE.games);
const asyncApi = asyncApiOf(THE_HOUSE);
const roomAsyncApi = roomAsyncApiOf(THE_HOUSE);
const page = docsPage(openApi, asyncApi, roomAsyncApi);

function idsIn(text: string): string[] {
  return [...text.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id as string);
}

describe('the page', () => {
  test('has a place for every operation, message and schema', () => {
    const ids = idsIn(page.html);
    const operations = Object.values(openApi.paths).flatMap((path) => Object.values(path));
    expect(ids).toEqual(expect.arrayContaining(operations.map(({ operationId }) => operationId)));
    expect(ids).toEqual(expect.arrayContaining(Object.keys(asyncApi.components.messages)));
    const ofRooms = Object.keys(roomAsyncApi.components.messages).filter((name) =>
      /\.(toServer|toClient)\./.test(name),
    );
    expect(ids).toEqual(expect.arrayContaining([...ofRooms, 'rooms', 'room-table', 'room-lobby']));
    expect(ids).toEqual(expect.arrayContaining(['schema-TableState', 'schema-AbyssRoomView', 'schema-JoiningTable']));
    expect(ids).toEqual(
      expect.arrayContaining([
        'schema-Table',
        'schema-AbyssView',
        'schema-AbyssOrder',
        'schema-Decision',
        'schema-Problem',
        'http',
        'door',
      ]),
    );
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('leads to nothing that is not there', () => {
    const ids = idsIn(page.html);
    const links = [...page.html.matchAll(/ href="([^"]+)"/g)].map(([, href]) => href as string);
    expect(links.length).toBeGreaterThan(100);
    const lost = links.filter((link) => !ids.includes(link.slice(1)));
    expect(new Set(lost)).toEqual(new Set(['/api/openapi.json', '/api/asyncapi.json', '/api/asyncapi-colyseus.json']));
  });

  test('has what each request to a room takes and gives, and what can be read from its state', () => {
    const [, quick] = /<article id="lobby\.toServer\.quick">([\s\S]*?)<\/article>/.exec(page.html) ?? [];
    expect(quick).toMatch(/<code>rated<\/code>[\s\S]*<h5>Reply<\/h5>[\s\S]*href="#schema-Placed"/);
    const [, state] = /<article id="table\.toClient\.state">([\s\S]*?)<\/article>/.exec(page.html) ?? [];
    expect(state).toMatch(/<code>epoch<\/code>[\s\S]*<code>standingIn<\/code>[\s\S]*<code>clocks<\/code>/);
  });

  test('is whole in itself, and allowed to do no more than what stands in it', () => {
    for (const part of ['style', 'script']) {
      const [, text = ''] = new RegExp(`<${part}>([\\s\\S]*?)</${part}>`).exec(page.html) ?? [];
      expect(text.length).toBeGreaterThan(500);
      expect(page.policy).toContain(`${part}-src 'sha256-${createHash('sha256').update(text).digest('base64')}'`);
    }
    expect(page.policy).toMatch(/^default-src 'none';/);
    expect(page.policy).not.toContain('unsafe');
    expect(page.html).not.toMatch(/ (src|style|on\w+)=/);
    expect(page.html).not.toMatch(/@import|url\(|https?:/);
  });

  test('is well-formed: what is opened is closed', () => {
    const open: string[] = [];
    const body = page.html.replace(/<(style|script)>[\s\S]*?<\/\1>/g, '');
    for (const [, slash, name = '', own] of body.matchAll(/<(\/?)([a-z][a-z0-9]*)\b[^>]*?(\/?)>/g)) {
      if (own || ['meta', 'input', 'html'].includes(name)) continue;
      if (slash) expect(open.pop()).toBe(name);
      else open.push(name);
    }
    expect(open).toEqual([]);
  });
});

describe('what is put into HTML', () => {
  test('stays text', () => {
    fc.assert(
      fc.property(anyText(), (text) => {
        const written = html`<p title="${text}">${text}</p>${prose(text)}${shownJson({ [text]: text })}`.text;
        const tags = written.replace(/<\/?(p|pre|code|span|strong|ul|li)( class="[kns]"| title="[^"<>]*")?>/g, '');
        expect(tags).not.toMatch(/[<>]/);
      }),
    );
  });

  test('shows code, emphasis, paragraphs and lists', () => {
    expect(prose('One **two** `three`.\n\n- `a`: b\n- c').text).toBe(
      '<p>One <strong>two</strong> <code>three</code>.</p><ul><li><code>a</code>: b</li><li>c</li></ul>',
    );
  });

  test('shows JSON as JSON', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const text = shownJson(value).text.replace(/<[^>]*>/g, '');
        const plain = text.replace(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code)));
        expect(JSON.parse(plain)).toEqual(JSON.parse(JSON.stringify(value)));
      }),
    );
  });
});

describeStore('the page over HTTP', (store) => {
  test('comes with its own policy', async () => {
    const http = await TestHttp.over(store());
    for (const path of ['/docs', '/docs/']) {
      const { status, headers, text } = await http.ask('GET', path);
      expect(status).toBe(200);
      expect(headers['content-type']).toBe('text/html; charset=utf-8');
      expect(headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-/);
      expect(text).toMatch(/^<!doctype html>/);
    }
  });
});
