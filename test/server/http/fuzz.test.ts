// Whatever is asked, of whatever route: an answer as described, or a problem; never a crash, and never more than that.
import { exampleOf } from '@undertow/server/http/description/examples.ts';
import { Schemas } from '@undertow/server/http/description/schemas.ts';
import { wordsFor } from '@undertow/server/http/description/words.ts';
import type { AnyRoute } from '@undertow/server/http/route.ts';
import { allRoutes } from '@undertow/server/http/routes.ts';
import { THE_HOUSE } from '@undertow/server/offered.ts';
import { Unavailable } from '@undertow/server/store/sql.ts';
import { ERRORS, Problem } from '@undertow/shared/protocol/errors.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyText } from '../../support/clients/any-text.ts';
import { type Ask, OPERATOR_TOKEN, TestHttp } from '../../support/server/http.ts';
import { FailingSql } from '../../support/store/failing-sql.ts';
import { describeStore } from '../../support/store/stores.ts';

const RUNS = 30;
const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS', 'PROPFIND'];

interface Asked extends Ask {
  readonly method: string;
  readonly url: string;
}

/** Words that have broken something somewhere. */
const oddWord = fc.oneof(
  anyText({ maxLength: 40 }),
  fc.constantFrom(
    '',
    '__proto__',
    'constructor',
    '../../etc/passwd',
    "' or 1=1 --",
    '\u0000',
    '%',
    '👾',
    'a'.repeat(300),
  ),
);

const deep = fc.integer({ min: 10, max: 7000 }).map((depth) => '['.repeat(depth) + ']'.repeat(depth));
const large = fc.integer({ min: 16_000, max: 40_000 }).map((size) => JSON.stringify({ name: 'x'.repeat(size) }));
const text = fc.oneof(fc.json(), deep, large, oddWord, fc.constantFrom('{', '{"a":', 'null', '[]', '{"__proto__":{}}'));

function goodBody({ body }: AnyRoute): unknown {
  const schemas = new Schemas();
  return body && exampleOf(schemas.of(body), schemas.named(), wordsFor(THE_HOUSE.games));
}

/** A body that is right but for some of its fields. */
function bodyFor(route: AnyRoute): fc.Arbitrary<unknown> {
  const good = goodBody(route);
  if (typeof good !== 'object' || good === null) return text;
  const bent = fc
    .tuple(fc.subarray(Object.keys(good)), fc.dictionary(oddWord, fc.jsonValue()), fc.jsonValue())
    .map(([wrong, more, value]) => ({ ...good, ...more, ...Object.fromEntries(wrong.map((key) => [key, value])) }));
  return fc.oneof(fc.constant(good), bent, text);
}

function askedOf(route: AnyRoute, tokens: readonly string[]): fc.Arbitrary<Asked> {
  const url = fc
    .tuple(fc.array(oddWord, { minLength: 3, maxLength: 3 }), fc.dictionary(oddWord, oddWord))
    .map(([words, query]) => {
      const path = route.path.replace(/:\w+/g, (name) => encode(words[name.length % 3] || 'x'));
      return `${path}?${new URLSearchParams(query)}`;
    });
  const exact = fc.constant(route.path.replace(/:id/, 'k3v9x0q2ab').replace(/:name/, 'Ada'));
  return fc.record({
    method: fc.oneof({ weight: 4, arbitrary: fc.constant(route.method) }, fc.constantFrom(...METHODS)),
    url: fc.oneof(exact, url),
    token: fc.constantFrom(...tokens, OPERATOR_TOKEN, 'x', 'uta_x.y.z', 'utp_x'),
    body: bodyFor(route),
    headers: fc.record(
      {
        'content-type': fc.constantFrom('application/json', 'text/plain', 'application/json; charset=latin1', 'x'),
        'x-request-id': oddWord.map(headerOf),
        'x-forwarded-for': oddWord.map(headerOf),
        accept: fc.constantFrom('text/html', '*/*', 'x'),
        'accept-version': fc.constantFrom('1.x', '2'),
        origin: fc.constantFrom('http://localhost:80', 'null', 'https://evil.example', 'x'),
      },
      { requiredKeys: [] },
    ),
  });
}

function encode(word: string): string {
  return encodeURIComponent(word.toWellFormed());
}

function headerOf(word: string): string {
  return word.replace(/[^\x20-\x7e]/g, '');
}

async function tokensAt(http: TestHttp): Promise<string[]> {
  const { token } = await http.member();
  const personal = await http.accounts.tokens.create((await http.accounts.identify({ token })).person.id, {
    label: 'bot',
    scopes: ['watch', 'tables'],
  });
  return [token, personal.token, (await http.guest()).token];
}

describeStore('any request', (store) => {
  const environment = { REQUESTS_PER_SECOND: '1000000', LOG_LEVEL: 'error' };

  async function expectAnswer(http: TestHttp, route: AnyRoute, asked: Asked): Promise<number> {
    const { status, json, text, headers } = await http.ask(asked.method, asked.url, asked);
    const shown = `${asked.method} ${asked.url}: ${status} ${text.slice(0, 300)}`;
    expect(headers['x-content-type-options'], shown).toBe('nosniff');
    if (status >= 400) {
      if (asked.method === 'HEAD') return status;
      const problem = Problem.safeParse(json);
      expect(problem.success, shown).toBe(true);
      expect(ERRORS[problem.data?.code ?? 'internal'], shown).toBe(status);
    } else if (route.reply && asked.method === route.method && json !== undefined) {
      expect(route.reply.safeParse(json).error?.issues ?? [], shown).toEqual([]);
    }
    return status;
  }

  test('gets an answer as described, or a problem that is no fault of the server', async () => {
    const http = await TestHttp.over(store(), { environment });
    const tokens = await tokensAt(http);
    for (const route of allRoutes(http.services)) {
      await fc.assert(
        fc.asyncProperty(askedOf(route, tokens), async (asked) => {
          expect(await expectAnswer(http, route, asked)).toBeLessThan(500);
        }),
        { numRuns: RUNS },
      );
    }
    expect(http.log).toEqual([]);
    expect((await http.ask('GET', '/readyz')).status).toBe(200);
  });

  test('gets no more than "unavailable" where the store fails', async () => {
    const sql = new FailingSql(store());
    const http = await TestHttp.over(sql, { environment });
    const tokens = await tokensAt(http);
    let failures = 0;
    for (const route of allRoutes(http.services)) {
      await fc.assert(
        fc.asyncProperty(askedOf(route, tokens), fc.boolean(), async (asked, canRead) => {
          sql.writesFail = new Unavailable('disk full');
          sql.readsFail = canRead ? undefined : new Unavailable('disk gone');
          // What is remembered for a moment is forgotten now and then.
          http.clock.pass(500);
          const status = await expectAnswer(http, route, asked);
          if (status >= 500) failures++;
          expect(status < 500 || status === 503).toBe(true);
        }),
        { numRuns: RUNS },
      );
    }
    expect(failures).toBeGreaterThan(0);
    sql.writesFail = sql.readsFail = undefined;
    expect((await http.ask('POST', '/api/guests')).status).toBe(201);
  });
});
