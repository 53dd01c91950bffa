// Routes to the descriptions: `/docs` for people, OpenAPI, AsyncAPI and JSON schemas for programs.
import { Refusal } from '@undertow/shared/protocol/errors.ts';
import { z } from 'zod';
import type { Offered } from '../../offered.ts';
import { withSchemaFormats } from '../description/async-document.ts';
import { asyncApiOf } from '../description/asyncapi.ts';
import { openApiOf } from '../description/openapi.ts';
import { roomAsyncApiOf } from '../description/room-asyncapi.ts';
import { type JsonSchema, schemaFile, schemasOf } from '../description/schemas.ts';
import { docsPage, type Page } from '../docs/page.ts';
import { type AnyRoute, route } from '../route.ts';
import type { Services } from '../services.ts';

const group = 'Description';
const JSON_TYPE = 'application/json; charset=utf-8';
/** It changes only with the server. */
const FOR_A_WHILE = 'public, max-age=300';

/** What is described, by its address: the document for programs, and the section of the page for people. */
const CATALOGUE = JSON.stringify({
  linkset: [
    described('/api', '/api/openapi.json', '/docs#http'),
    described('/ws/v1', '/api/asyncapi.json', '/docs#door'),
    described('/matchmake', '/api/asyncapi-colyseus.json', '/docs#rooms'),
  ],
});

interface Descriptions {
  readonly openApi: string;
  readonly asyncApi: string;
  readonly roomAsyncApi: string;
  readonly schemas: Readonly<Record<string, JsonSchema>>;
  readonly page: Page;
}

export function descriptionRoutes(others: readonly AnyRoute[], { offered }: Pick<Services, 'offered'>): AnyRoute[] {
  let made: Descriptions | undefined;
  // Made when a client first asks: they would slow the start down.
  const descriptions = (): Descriptions => (made ??= describe([...others, ...routes()], offered));
  return routes();

  /** Served beside the rest of the API, and at the root, where clients look first. */
  function document(
    which: 'openApi' | 'asyncApi' | 'roomAsyncApi',
    file: string,
    as: { readonly id: string; readonly summary: string },
  ): AnyRoute {
    return route({
      method: 'GET',
      path: `/api/${file}`,
      aliases: [`/${file}`],
      ...as,
      group,
      caller: 'anybody',
      weight: 2,
      media: JSON_TYPE,
      run: ({ reply }) => {
        reply.header('cache-control', FOR_A_WHILE);
        return descriptions()[which];
      },
    });
  }

  function routes(): AnyRoute[] {
    return [
      route({
        method: 'GET',
        path: '/api',
        aliases: ['/.well-known/api-catalog'],
        id: 'getCatalogue',
        group,
        summary: 'Get the addresses of all descriptions',
        description: 'A link set, as RFC 9727 defines it.',
        caller: 'anybody',
        media: 'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"',
        run: ({ reply }) => {
          reply.header('cache-control', FOR_A_WHILE);
          return CATALOGUE;
        },
      }),
      document('openApi', 'openapi.json', {
        id: 'getOpenApi',
        summary: 'Get the OpenAPI document of the HTTP API',
      }),
      document('asyncApi', 'asyncapi.json', {
        id: 'getAsyncApi',
        summary: 'Get the AsyncAPI document of the JSON door',
      }),
      document('roomAsyncApi', 'asyncapi-colyseus.json', {
        id: 'getColyseusAsyncApi',
        summary: 'Get the AsyncAPI document of the Colyseus door',
      }),
      route({
        method: 'GET',
        path: '/api/schemas',
        id: 'listSchemas',
        group,
        summary: 'List the names of all JSON schemas',
        caller: 'anybody',
        reply: z.array(z.string()),
        run: () => Object.keys(descriptions().schemas).sort(),
      }),
      route({
        method: 'GET',
        path: '/api/schemas/:name.json',
        id: 'getSchema',
        group,
        summary: 'Get one JSON schema',
        caller: 'anybody',
        params: z.object({ name: z.string().max(60) }),
        media: 'application/schema+json',
        refusals: ['not-found'],
        run: ({ params: { name }, reply }) => {
          const { schemas } = descriptions();
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
        caller: 'anybody',
        weight: 4,
        media: 'text/html; charset=utf-8',
        run: ({ reply }) => {
          const { page } = descriptions();
          reply.header('cache-control', FOR_A_WHILE).header('content-security-policy', page.policy);
          return page.html;
        },
      }),
    ];
  }
}

function described(anchor: string, document: string, page: string): object {
  return {
    anchor,
    'service-desc': [{ href: document, type: 'application/json' }],
    'service-doc': [{ href: page, type: 'text/html' }],
  };
}

function describe(routes: readonly AnyRoute[], offered: Offered): Descriptions {
  const openApi = openApiOf(routes, offered.games);
  const asyncApi = asyncApiOf(offered);
  const roomAsyncApi = roomAsyncApiOf(offered);
  return {
    openApi: JSON.stringify(openApi),
    asyncApi: JSON.stringify(withSchemaFormats(asyncApi)),
    roomAsyncApi: JSON.stringify(withSchemaFormats(roomAsyncApi)),
    schemas: schemasOf(openApi, asyncApi, roomAsyncApi),
    page: docsPage(openApi, asyncApi, roomAsyncApi),
  };
}
