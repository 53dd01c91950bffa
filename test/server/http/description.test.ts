// The descriptions of what can be asked: whole, in order, and true.
import { asyncApiOf } from '@undertow/server/http/description/asyncapi.ts';
import { exampleOf } from '@undertow/server/http/description/examples.ts';
import { openApiOf } from '@undertow/server/http/description/openapi.ts';
import { Schemas } from '@undertow/server/http/description/schemas.ts';
import type { AnyRoute } from '@undertow/server/http/route.ts';
import { allRoutes } from '@undertow/server/http/routes.ts';
import type { Services } from '@undertow/server/http/services.ts';
import { Metrics } from '@undertow/server/metrics.ts';
import { ClientMessage, ServerMessage } from '@undertow/shared/protocol/door.ts';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { dangling } from '../../support/described.ts';
import { TestHttp } from '../../support/http.ts';
import { describeStore } from '../../support/stores.ts';

/** Routes are data: to look at them, nothing behind them is needed. */
const routes = allRoutes({ metrics: new Metrics(), house: {} } as unknown as Services);
const openApi = openApiOf(routes);
const asyncApi = asyncApiOf();

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

  test('says who may ask', () => {
    const securityOf = (path: string, method: string) => openApi.paths[path]?.[method]?.security;
    expect(securityOf('/api/guests', 'post')).toEqual([]);
    expect(securityOf('/api/account', 'get')).toEqual([{ token: [] }]);
    expect(securityOf('/api/accounts', 'post')).toEqual([{}, { token: [] }]);
    expect(securityOf('/api/operator/drain', 'post')).toEqual([{ operator: [] }]);
  });

  test('shows examples that the server itself would take', () => {
    for (const route of routes) {
      for (const schema of [route.body, route.reply]) if (schema) expectGoodExample(schema, route);
    }
  });

  function expectGoodExample(schema: z.ZodType, { path }: AnyRoute): void {
    const schemas = new Schemas();
    const example = exampleOf(schemas.of(schema), schemas.named());
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
