// What this server can be asked, described for programs and for people.
import { Refusal } from '@undertow/shared/protocol/errors.ts';
import { z } from 'zod';
import { asyncApiOf } from '../description/asyncapi.ts';
import { openApiOf } from '../description/openapi.ts';
import { schemaFile } from '../description/schemas.ts';
import { docsPage } from '../docs/page.ts';
import { type AnyRoute, route } from '../route.ts';

const group = 'Description';
const JSON_TYPE = 'application/json; charset=utf-8';
/** It changes only with the server. */
const FOR_A_WHILE = 'public, max-age=300';

export function descriptionRoutes(others: readonly AnyRoute[]): AnyRoute[] {
  const openApi = openApiOf([...others, ...routes()]);
  const asyncApi = asyncApiOf();
  const texts = { openApi: JSON.stringify(openApi), asyncApi: JSON.stringify(asyncApi) };
  const schemas = { ...openApi.components.schemas, ...asyncApi.components.schemas };
  const page = docsPage(openApi, asyncApi);
  return routes();

  function routes(): AnyRoute[] {
    return [
      route({
        method: 'GET',
        path: '/api/openapi.json',
        id: 'getOpenApi',
        group,
        summary: 'This description of what can be asked over HTTP',
        who: 'anybody',
        media: JSON_TYPE,
        run: ({ reply }) => {
          reply.header('cache-control', FOR_A_WHILE);
          return texts.openApi;
        },
      }),
      route({
        method: 'GET',
        path: '/api/asyncapi.json',
        id: 'getAsyncApi',
        group,
        summary: 'The description of the JSON door',
        who: 'anybody',
        media: JSON_TYPE,
        run: ({ reply }) => {
          reply.header('cache-control', FOR_A_WHILE);
          return texts.asyncApi;
        },
      }),
      route({
        method: 'GET',
        path: '/api/schemas',
        id: 'listSchemas',
        group,
        summary: 'The names of all JSON schemas',
        who: 'anybody',
        reply: z.array(z.string()),
        run: () => Object.keys(schemas).sort(),
      }),
      route({
        method: 'GET',
        path: '/api/schemas/:name.json',
        id: 'getSchema',
        group,
        summary: 'One JSON schema',
        who: 'anybody',
        params: z.object({ name: z.string().max(60) }),
        media: 'application/schema+json',
        refusals: ['not-found'],
        run: ({ params: { name }, reply }) => {
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
        summary: 'Both descriptions as a page to read',
        who: 'anybody',
        media: 'text/html; charset=utf-8',
        run: ({ reply }) => {
          reply.header('cache-control', FOR_A_WHILE).header('content-security-policy', page.policy);
          return page.html;
        },
      }),
    ];
  }
}
