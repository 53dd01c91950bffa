// The descriptions of what can be asked: whole, in order, and true.
import { asyncApiOf } from '@undertow/server/http/description/asyncapi.ts';
import { exampleOf } from '@undertow/server/http/description/examples.ts';
import { openApiOf } from '@undertow/server/http/description/openapi.ts';
import { Schemas } from '@undertow/server/http/description/schemas.ts';
import { wordsFor } from '@undertow/server/http/description/words.ts';
import type { AnyRoute } from '@undertow/server/http/route.ts';
import { allRoutes } from '@undertow/server/http/routes.ts';
import type { Services } from '@undertow/server/http/services.ts';
import { Metrics } from '@undertow/server/metrics.ts';
import { THE_HOUSE } from '@undertow/server/offered.ts';
import { ClientMessage, ServerMessage } from '@undertow/shared/protocol/door.ts';
import { MEANINGS } from '@undertow/shared/protocol/errors.ts';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { dangling } from '../../support/server/described.ts';
import { TestHttp } from '../../support/server/http.ts';
import { describeStore } from '../../support/store/stores.ts';

/** Routes are data: to look at them, nothing behind them is needed. */
const routes = allRoutes({ metrics: new Metrics(), app: {} } as unknown as Services);
const openApi = openApiOf(routes, THE_HOUSE.games);
const asyncApi = asyncApiOf(THE_HOUSE);

describe('the OpenAPI document', () => {
  const operations = Object.entries(openApi.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({ path, method, operation })),
  );

  test('lists every route, by its method and path', () => {
    const listed = operations.map(({ path, method }) => `${method.toUpperCase()} ${path}`);
    expect(listed.sort()).toEqual(
      routes.map(({ method, path }) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`).sort(),
    );
    expect(listed.length).toBeGreaterThan(25);
  });

  test('names the other paths of an operation', () => {
    expect(openApi.paths['/api/openapi.json']?.get?.description).toBe('Also at `/openapi.json`. Counts as 2 requests.');
  });

  test('names every operation once, in a way that programs can use', () => {
    const ids = operations.map(({ operation }) => operation.operationId);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(/^[a-z][A-Za-z]+$/);
  });

  test('refers to nothing that is not there', () => {
    expect(dangling(openApi)).toEqual([]);
    expect(dangling({ $ref: '#/components/schemas/Nobody' })).toEqual(['#/components/schemas/Nobody']);
  });

  test('describes every part of a path, and no other', () => {
    for (const { path, operation } of operations) {
      const described = (operation.parameters ?? []).filter((parameter) => parameter.in === 'path');
      expect(described.map(({ name }) => `{${name}}`).sort()).toEqual((path.match(/\{\w+\}/g) ?? []).sort());
      expect(described.every(({ required }) => required)).toBe(true);
    }
  });

  test('describes by what a list can be asked for', () => {
    const asked = (id: string) =>
      operations
        .filter(({ operation }) => operation.operationId === id)
        .flatMap(({ operation }) => operation.parameters ?? [])
        .filter((parameter) => parameter.in === 'query')
        .map(({ name, required }) => [name, required]);
    expect(asked('listTables')).toEqual(
      ['game', 'status', 'seats', 'time', 'rated', 'options'].map((name) => [name, false]),
    );
    expect(asked('getLeaderboard').map(([name]) => name)).toContain('game');
  });

  test('has everything that a document of its kind must have', () => {
    expect(openApi).toMatchObject({ openapi: '3.1.1', info: { title: 'Undertow', version: expect.any(String) } });
    const tags = openApi.tags.map(({ name }) => name);
    for (const { operation, path } of operations) {
      expect(operation.summary, path).toBeTruthy();
      expect(tags).toEqual(expect.arrayContaining([...operation.tags]));
      expect(Object.keys(operation.responses).filter((status) => /^2\d\d$/.test(status))).toHaveLength(1);
      for (const response of Object.values(operation.responses)) expect(response.description).toBeTruthy();
      for (const scheme of operation.security.flatMap(Object.keys)) {
        expect(openApi.components.securitySchemes).toHaveProperty(scheme);
      }
    }
  });

  test('says which callers an operation is for', () => {
    const securityOf = (path: string, method: string) => openApi.paths[path]?.[method]?.security;
    expect(securityOf('/api/guests', 'post')).toEqual([]);
    expect(securityOf('/api/account', 'get')).toEqual([{ token: [] }]);
    expect(securityOf('/api/accounts', 'post')).toEqual([{}, { token: [] }]);
    expect(securityOf('/api/operator/drain', 'post')).toEqual([{ operator: [] }]);
  });

  test('describes each group of operations', () => {
    expect(openApi.tags.filter(({ description }) => !description)).toEqual([]);
  });

  test('names what each operation may refuse, by its status, with the meaning', () => {
    const refusedBy = (id: string) => {
      const { responses = {} } = operations.find(({ operation }) => operation.operationId === id)?.operation ?? {};
      return Object.keys(responses).filter((status) => status.startsWith('4'));
    };
    for (const { operation } of operations) expect(refusedBy(operation.operationId)).toContain('403');
    expect(refusedBy('listGames')).toEqual(['403', '429']);
    expect(refusedBy('isAlive')).toEqual(['403']);
    expect(refusedBy('signIn')).toEqual(['400', '401', '403', '413', '429']);
    expect(refusedBy('getTable')).toEqual(['400', '401', '403', '404', '429']);
    expect(refusedBy('drain')).toEqual(['401', '403', '404', '429']);
    const { responses } = openApi.paths['/api/games']?.get ?? {};
    expect(responses?.[429]?.description).toBe(`\`too-many\`: ${MEANINGS['too-many']}`);
  });

  test('shows examples that the server itself would take', () => {
    for (const route of routes) {
      for (const schema of [route.body, route.reply]) if (schema) expectGoodExample(schema, route);
    }
  });

  function expectGoodExample(schema: z.ZodType, { path }: AnyRoute): void {
    const schemas = new Schemas();
    const example = exampleOf(schemas.of(schema), schemas.named(), wordsFor(THE_HOUSE.games));
    const result = schema.safeParse(example);
    expect(result.error?.issues ?? [], `${path}: ${JSON.stringify(example)}`).toEqual([]);
  }
});

describe('the AsyncAPI document', () => {
  const messages = Object.entries(asyncApi.components.messages);

  test('has every message of the door, with what it does', () => {
    const typesOf = (union: typeof ClientMessage | typeof ServerMessage): string[] =>
      union.options.map(({ shape }) => shape.type.value);
    expect(messages.map(([name]) => name)).toEqual([
      ...typesOf(ClientMessage).map((type) => `toServer.${type}`),
      ...typesOf(ServerMessage).map((type) => `toClient.${type}`),
    ]);
    const silent = messages.filter(([, { summary }]) => !summary).map(([name]) => name);
    expect(silent).toEqual([]);
  });

  test('refers to nothing that is not there', () => {
    expect(dangling(asyncApi)).toEqual([]);
  });

  test('puts each operation under a tag, and describes each tag', () => {
    for (const [name, { tags }] of Object.entries(asyncApi.operations)) expect(tags, name).toHaveLength(1);
    for (const tag of Object.values(asyncApi.components.tags)) expect(tag.description).toBeTruthy();
  });

  test('says what replies to each message, and what comes without being asked', () => {
    const { hello, answer, push } = asyncApi.operations;
    const ref = (name: string) => ({ $ref: `#/channels/door/messages/${name}` });
    expect(hello).toMatchObject({
      action: 'receive',
      messages: [ref('toServer.hello')],
      reply: { messages: [ref('toClient.welcome'), ref('toClient.error')] },
    });
    expect(answer).toMatchObject({ reply: { messages: [ref('toClient.ok'), ref('toClient.error')] } });
    expect(push?.action).toBe('send');
    expect(push?.messages).toEqual(expect.arrayContaining([ref('toClient.snapshot'), ref('toClient.update')]));
    expect(push?.messages).not.toEqual(expect.arrayContaining([ref('toClient.ok')]));
  });

  test('shows examples that the door itself would take', () => {
    for (const [name, { examples }] of messages) {
      const schema = name.startsWith('toServer.') ? ClientMessage : ServerMessage;
      for (const { payload } of examples) {
        const result = schema.safeParse(payload);
        expect(result.error?.issues ?? [], `${name}: ${JSON.stringify(payload)}`).toEqual([]);
      }
      expect(examples.length).toBeGreaterThan(0);
    }
  });
});

describeStore('the descriptions', (store) => {
  test('are served, and may be kept for a while', async () => {
    const http = await TestHttp.over(store());
    for (const path of ['/api/openapi.json', '/api/asyncapi.json', '/api/asyncapi-colyseus.json']) {
      const { headers, json } = await http.ask('GET', path);
      expect(headers['content-type']).toBe('application/json; charset=utf-8');
      expect(headers['cache-control']).toBe('public, max-age=300');
      expect(json).toMatchObject({ info: { version: expect.stringMatching(/^\d+\.\d+\.\d+/) } });
    }
  });

  test('say for each schema of AsyncAPI which version of JSON Schema it is, and refer to what is inside', async () => {
    const http = await TestHttp.over(store());
    for (const path of ['/api/asyncapi.json', '/api/asyncapi-colyseus.json']) {
      const { json } = await http.ask('GET', path);
      const { components } = json as {
        components: { schemas: Record<string, object>; messages: Record<string, { payload: object }> };
      };
      const schemas = [
        ...Object.values(components.schemas),
        ...Object.values(components.messages).map(({ payload }) => payload),
      ];
      for (const schema of schemas) {
        expect(schema).toEqual({
          schemaFormat: 'application/schema+json;version=draft-2020-12',
          schema: expect.any(Object),
        });
      }
      const references = [...JSON.stringify(json).matchAll(/"#\/components\/schemas\/([^"]+)"/g)];
      expect(references.length).toBeGreaterThan(20);
      for (const [, reference] of references) expect(reference).toMatch(/^\w+\/schema$/);
      expect(dangling(json)).toEqual([]);
    }
  });

  test('are found where one looks first', async () => {
    const http = await TestHttp.over(store());
    for (const [first, path] of [
      ['/openapi.json', '/api/openapi.json'],
      ['/asyncapi.json', '/api/asyncapi.json'],
      ['/asyncapi-colyseus.json', '/api/asyncapi-colyseus.json'],
      ['/.well-known/api-catalog', '/api'],
    ] as const) {
      const found = await http.ask('GET', first, { headers: { accept: 'text/html' } });
      const { status, text, headers } = await http.ask('GET', path);
      expect([status, found.status], first).toEqual([200, 200]);
      expect(found.text, first).toBe(text);
      expect(found.headers['content-type'], first).toBe(headers['content-type']);
    }
  });

  test('are listed, and each link of the list leads somewhere', async () => {
    const http = await TestHttp.over(store());
    const { headers, text } = await http.ask('GET', '/api');
    expect(headers['content-type']).toMatch(/^application\/linkset\+json;/);
    const links = [...text.matchAll(/"href":"([^"]+)"/g)].map(([, href]) => href ?? '');
    expect(links).toHaveLength(6);
    for (const link of links) {
      const [path = '', place] = link.split('#');
      const reply = await http.ask('GET', path);
      expect(reply.status, link).toBe(200);
      if (place) expect(reply.text).toContain(`id="${place}"`);
    }
  });

  test('come as JSON schemas too, file by file, each with those that it refers to', async () => {
    const http = await TestHttp.over(store());
    const names = z.array(z.string()).parse((await http.ask('GET', '/api/schemas')).json);
    expect(names).toEqual(
      expect.arrayContaining(['Session', 'Table', 'ClientMessage', 'ServerMessage', 'Replay', 'TableState']),
    );
    for (const name of names) {
      const { headers, text, json } = await http.ask('GET', `/api/schemas/${name}.json`);
      expect(headers['content-type'], name).toMatch('application/schema+json');
      expect(json).toMatchObject({ $schema: 'https://json-schema.org/draft/2020-12/schema', title: name });
      for (const [, file] of text.matchAll(/"\$ref":"([^"]+)"/g)) {
        expect(names).toContain(file?.replace(/\.json$/, ''));
      }
    }
    for (const name of ['Nobody', 'constructor', '__proto__']) {
      expect((await http.ask('GET', `/api/schemas/${name}.json`)).status).toBe(404);
    }
  });
});
