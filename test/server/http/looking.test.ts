// Whether a route looks at tables and matches is found out by watching what it uses: then it asks for the scope to read.
import { READING } from '@undertow/server/doors/permissions.ts';
import { openApiOf } from '@undertow/server/http/description/openapi.ts';
import { createHttp } from '@undertow/server/http/http.ts';
import type { AnyRoute } from '@undertow/server/http/route.ts';
import { allRoutes } from '@undertow/server/http/routes.ts';
import type { Services } from '@undertow/server/http/services.ts';
import { NewPersonalToken, Scope } from '@undertow/shared/protocol/people.ts';
import { expect, onTestFinished, test } from 'vitest';
import { TestHttp } from '../../support/server/http.ts';
import { describeStore } from '../../support/store/stores.ts';

/** What a route may use without looking at a table or match: it sits down at one, or reads what is no table. */
const NO_LOOK: readonly string[] = ['lobby.create', 'lobby.quick', 'lobby.mustNotSitRated'];
const NO_TABLES: readonly string[] = ['people', 'ratings'];

/** The same services, which note whatever is used of them to look at a table or match. */
function watched(services: Services, looks: string[]): Services {
  const note = (look: string) => {
    if (!NO_LOOK.includes(look)) looks.push(look);
  };
  const named = (name: string, part: object) =>
    new Proxy(part, {
      get(target, key) {
        const found: unknown = Reflect.get(target, key, target);
        if (typeof found !== 'function') return found;
        return (...given: unknown[]) => {
          note(`${name}.${String(key)}`);
          return found.apply(target, given);
        };
      },
    });
  const { timers, ...parts } = services.app;
  const app = Object.fromEntries(
    Object.entries(parts).map(([name, part]) => [name, typeof part === 'object' ? named(name, part) : part]),
  );
  const sql: Services['sql'] = {
    ...services.sql,
    rows(text, values) {
      for (const [, table = ''] of text.matchAll(/\b(?:from|join)\s+(\w+)/g)) {
        if (!NO_TABLES.includes(table)) note(`sql ${table}`);
      }
      return services.sql.rows(text, values);
    },
  };
  return { ...services, app: { ...app, timers } as unknown as Services['app'], sql };
}

const knowsPersons = ({ caller }: AnyRoute): boolean => ['visitor', 'person', 'member'].includes(caller);

/** Where the route is asked for something that it could look at. */
function addressOf({ path }: AnyRoute): string {
  const filled = path
    .replace(':id', 'k3v9x0q2ab')
    .replace(':name', 'Ada')
    .replace(':moves', '1')
    .replace(':moment', 'x'.repeat(57));
  return `${filled}?game=abyss`;
}

describeStore('a route that looks at tables or matches', (store) => {
  test('asks a token for the scope to read, and no other route does', async () => {
    const http = await TestHttp.over(store(), { environment: { REQUESTS_PER_SECOND: '10000' } });
    const looks: string[] = [];
    const services = watched(http.services, looks);
    const server = createHttp(services);
    onTestFinished(() => server.close());
    const routes = allRoutes(services);
    const { paths } = openApiOf(routes, services.offered.games);
    const ask = async (route: AnyRoute, token: string) => {
      looks.length = 0;
      const described = paths[route.path.replace(/:(\w+)/g, '{$1}')]?.[route.method.toLowerCase()];
      const body = described?.requestBody?.content['application/json']?.example;
      const reply = await server.inject({
        ...{ method: route.method, url: addressOf(route), headers: { authorization: `Bearer ${token}` } },
        ...(body === undefined ? {} : { payload: body as object }),
      });
      return { status: reply.statusCode, hasLooked: looks.length > 0 };
    };

    // Of whom the routes of players tell.
    await http.member('Ada');
    const looking: string[] = [];
    const scopes = Scope.options.filter((scope) => !READING.includes(scope));
    for (const [i, route] of routes.filter(knowsPersons).entries()) {
      // Some routes end the session, or the account.
      const { authentication } = http.accounts;
      const { token: session } = await authentication.signUp(
        { name: `${'Abcdefghij'.slice(0, 3 + (i % 7))} ${i}`, password: 'correct horse' },
        `place ${i}`,
      );
      const made = await http.ask('POST', '/api/tokens', { token: session, body: { label: 'program', scopes } });
      const { token } = NewPersonalToken.parse(made.json);
      const { hasLooked } = await ask(route, session);
      if (!hasLooked) continue;
      looking.push(route.id);
      expect(await ask(route, token), route.id).toEqual({ status: 403, hasLooked: false });
    }
    const reading = routes.filter(({ needs }) => Array.isArray(needs) && needs.includes(READING));
    expect(looking.toSorted()).toEqual(reading.map(({ id }) => id).toSorted());
  });
});
