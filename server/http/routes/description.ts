// What this server can be asked, described for programs and for people.
import { Refusal } from '@undertow/shared/protocol/errors.ts';
import { z } from 'zod';
import { asyncApiOf } from '../description/asyncapi.ts';
import { openApiOf } from '../description/openapi.ts';
import { roomAsyncApiOf } from '../description/room-asyncapi.ts';
import { type JsonSchema, schemaFile, schemasOf } from '../description/schemas.ts';
import { docsPage, type Page } from '../docs/page.ts';
import { type AnyRoute, route } from '../route.ts';

const group = 'Description';
const JSON_TYPE = 'application/json; charset=utf-8';
/** It changes only with the server. */
const FOR_A_WHILE = 'public, max-age=300';

interface Descriptions {
  readonly openApi: string;
  readonly asyncApi: string;
  readonly roomAsyncApi: string;
  readonly schemas: Readonly<Record<string, JsonSchema>>;
  readonly page: Page;
}

export function descriptionRoutes(others: readonly AnyRoute[]): AnyRoute[] {
  let made: Descriptions | undefined;
  // Not before somebody wants them: a server that starts has better things to do.
  const described = (): Descriptions => (made ??= describe([...others, ...routes()]));
  return routes();

  function document(
    which: 'openApi' | 'asyncApi' | 'roomAsyncApi',
    as: { readonly path: string; readonly id: string; readonly summary: string },
  ): AnyRoute {
    return route({
      method: 'GET',
      ...as,
      group,
      who: 'anybody',
      weight: 2,
      media: JSON_TYPE,
      run: ({ reply }) => {
        reply.header('cache-control', FOR_A_WHILE);
        return described()[which];
      },
    });
  }

  function routes(): AnyRoute[] {
    return [
      document('openApi', {
        path: '/api/openapi.json',
        id: 'getOpenApi',
        summary: 'Get this description of what can be asked over HTTP',
      }),
      document('asyncApi', {
        path: '/api/asyncapi.json',
        id: 'getAsyncApi',
        summary: 'Get the description of the JSON door',
      }),
      document('roomAsyncApi', {
        path: '/api/asyncapi-colyseus.json',
        id: 'getColyseusAsyncApi',
        summary: 'Get the description of the Colyseus door',
      }),
      route({
        method: 'GET',
        path: '/api/schemas',
        id: 'listSchemas',
        group,
        summary: 'List the names of all JSON schemas',
        who: 'anybody',
        reply: z.array(z.string()),
        run: () => Object.keys(described().schemas).sort(),
      }),
      route({
        method: 'GET',
        path: '/api/schemas/:name.json',
        id: 'getSchema',
        group,
        summary: 'Get one JSON schema',
        who: 'anybody',
        params: z.object({ name: z.string().max(60) }),
        media: 'application/schema+json',
        refusals: ['not-found'],
        run: ({ params: { name }, reply }) => {
          const { schemas } = described();
          const schema = Object.hasOwn(schemas, name) ? schemas[name] : undefined;
          if (!schema) throw new Refusal('not-found', 'There is no such schema.');
          reply.header('cache-control', FOR_A_WHILE);
          return JSON.stringify(schemaFile(name, schema));
        },
      }),
      route({
        method: 'GET',
        path: '/docs',
        id: 'readDocs',
        group,
        summary: 'Read all descriptions as a page',
        who: 'anybody',
        weight: 4,
        media: 'text/html; charset=utf-8',
        run: ({ reply }) => {
          const { page } = described();
          reply.header('cache-control', FOR_A_WHILE).header('content-security-policy', page.policy);
          return page.html;
        },
      }),
    ];
  }
}

function describe(routes: readonly AnyRoute[]): Descriptions {
  const openApi = openApiOf(routes);
  const asyncApi = asyncApiOf();
  const roomAsyncApi = roomAsyncApiOf();
  return {
    openApi: JSON.stringify(openApi),
    asyncApi: JSON.stringify(asyncApi),
    roomAsyncApi: JSON.stringify(roomAsyncApi),
    schemas: schemasOf(openApi, asyncApi, roomAsyncApi),
    page: docsPage(openApi, asyncApi, roomAsyncApi),
  };
}
