// The OpenAPI document of all routes.
import { ERRORS, type ErrorCode, MEANINGS, Problem } from '@undertow/shared/protocol/errors.ts';
import type { KnownGame } from '@undertow/shared/table/any-game.ts';
import { VERSION } from '../../version.ts';
import type { AnyRoute } from '../route.ts';
import { exampleOf, type Words } from './examples.ts';
import { type JsonSchema, Schemas } from './schemas.ts';
import { wordsFor } from './words.ts';

export const INTRODUCTION = `An authoritative real-time server for deep board games.

**Come in** as a guest with \`POST /api/guests\`, or sign up. You get a token for 15 minutes, and a \`refresh\` that gets the
next one. Send the token with every request as \`Authorization: Bearer …\`, and in the \`hello\` of a socket.

**Play** over the WebSocket at \`/ws/v1\` (the JSON door), in the rooms of Colyseus, or with the client library. Over HTTP you
find tables, open them, and read about matches that are over.

**A personal token** has scopes, over HTTP as at the doors: each request says which one it needs. A token without it is
\`forbidden\`, even for what is public; to see that, send no token.

**Documents for programs** are at \`/openapi.json\` (this API), \`/asyncapi.json\` (the JSON door),
\`/asyncapi-colyseus.json\` (the Colyseus door) and \`/api/schemas\` (JSON Schema). \`/api\` lists their addresses.

**A refusal** is a \`Problem\`: it has a code, a sentence for people and, where it helps, the number of milliseconds after which
to try again. Unknown fields are ignored.

**How often** you may ask is counted by address. A request that costs more counts as several, and says so.`;

export interface OpenApi {
  readonly openapi: string;
  readonly info: JsonSchema;
  readonly servers: readonly JsonSchema[];
  readonly tags: readonly { readonly name: string; readonly description: string | undefined }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, JsonSchema>>; readonly securitySchemes: JsonSchema };
}

export interface Operation {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly summary: string;
  readonly description?: string;
  readonly security: readonly JsonSchema[];
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly required: boolean; readonly content: Content };
  readonly responses: Readonly<Record<string, { readonly description: string; readonly content?: Content }>>;
}

export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query';
  readonly required: boolean;
  readonly schema: JsonSchema;
}

export type Content = Readonly<Record<string, { readonly schema: JsonSchema; readonly example?: unknown }>>;

const WATCHED = 'Health';

const GROUPS: Readonly<Record<string, string>> = {
  Sessions: 'Come in as a guest or by name and password, and go out again.',
  Account: 'Your own account.',
  'Personal tokens': 'Tokens for your bots and other programs.',
  Players: 'Other players: profiles, games and the leaderboard.',
  Games: 'The games that this server plays.',
  Tables: 'Find, open and look at tables. To sit down and play takes a socket.',
  Rooms: 'How clients of Colyseus enter a room.',
  Operator: 'For the operator of the server, with the token that is set as `OPERATOR_TOKEN`.',
  [WATCHED]: 'For what monitors the server.',
  Description: 'The descriptions of this API and of the doors.',
};

const TOKEN = [{ token: [] }];
const SECURITY: Readonly<Record<AnyRoute['caller'], readonly JsonSchema[]>> = {
  anybody: [],
  visitor: [{}, ...TOKEN],
  person: TOKEN,
  member: TOKEN,
  operator: [{ operator: [] }],
  monitor: [{}, { operator: [] }],
};

export function openApiOf(routes: readonly AnyRoute[], games: ReadonlyMap<string, KnownGame>): OpenApi {
  const schemas = new Schemas();
  const words = wordsFor(games);
  const paths: Record<string, Record<string, Operation>> = {};
  for (const route of routes) {
    const path = route.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operationOf(route, schemas, words) };
  }
  return {
    openapi: '3.1.1',
    info: {
      title: 'Undertow',
      version: VERSION,
      description: INTRODUCTION,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/' }],
    tags: [...new Set(routes.map(({ group }) => group))].map((name) => ({ name, description: GROUPS[name] })),
    paths,
    components: {
      schemas: schemas.named(),
      securitySchemes: {
        token: { type: 'http', scheme: 'bearer', description: 'The token of a session, or a personal token.' },
        operator: {
          type: 'http',
          scheme: 'bearer',
          description: 'The token that the host has set as `OPERATOR_TOKEN`.',
        },
      },
    },
  };
}

function operationOf(route: AnyRoute, schemas: Schemas, words: Words): Operation {
  const { id, group, summary, params, query, body } = route;
  const parameters = [
    ...(params ? parametersOf(schemas.spelledOut(params), 'path') : []),
    ...(query ? parametersOf(schemas.spelledOut(query), 'query') : []),
  ];
  const description = descriptionOf(route);
  return {
    operationId: id,
    tags: [group],
    summary,
    ...(description ? { description } : {}),
    security: SECURITY[route.caller],
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(body
      ? { requestBody: { required: !body.safeParse({}).success, content: json(schemas.of(body), schemas, words) } }
      : {}),
    responses: { ...success(route, schemas, words), ...refusals(route, schemas) },
  };
}

function descriptionOf({ description, aliases = [], caller, needs, weight = 1 }: AnyRoute): string {
  const sentences = [description ?? ''];
  if (aliases.length > 0) sentences.push(`Also at ${aliases.map((path) => `\`${path}\``).join(' and ')}.`);
  if (caller === 'member') sentences.push('Only for members.');
  if (needs === 'session') sentences.push('Needs the token of a session: a personal token is not enough.');
  else if (needs) {
    const each = needs.map((scopes) => scopes.map((scope) => `\`${scope}\``).join(' or '));
    sentences.push(`A personal token needs the scope ${each.join(', and ')}.`);
  }
  if (weight > 1) sentences.push(`Counts as ${weight} requests.`);
  return sentences.join(' ').trim();
}

function parametersOf(schema: JsonSchema, place: Parameter['in']): Parameter[] {
  const required = (schema.required ?? []) as readonly string[];
  return Object.entries((schema.properties ?? {}) as Record<string, JsonSchema>).map(([name, schema]) => {
    return { name, in: place, required: place === 'path' || required.includes(name), schema };
  });
}

function success({ reply, media, status }: AnyRoute, schemas: Schemas, words: Words): Operation['responses'] {
  if (media)
    return {
      200: { description: 'Text.', content: { [media.split(';', 1)[0] ?? media]: { schema: { type: 'string' } } } },
    };
  if (!reply) return { 204: { description: 'Done.' } };
  return { [status ?? 200]: { description: 'Done.', content: json(schemas.of(reply), schemas, words) } };
}

/** What may be refused here, by status; whatever else goes wrong has the same shape. */
function refusals(route: AnyRoute, schemas: Schemas): Operation['responses'] {
  const codes = new Set([...(route.refusals ?? []), ...refusedAlways(route)]);
  const content = { 'application/json': { schema: schemas.of(Problem) } };
  const byStatus = Map.groupBy(codes, (code) => ERRORS[code]);
  const responses = [...byStatus].map(([status, codes]) => {
    return [status, { description: codes.map((code) => `\`${code}\`: ${MEANINGS[code]}`).join(' '), content }];
  });
  return { ...Object.fromEntries(responses), default: { description: 'Any other refusal.', content } };
}

function refusedAlways({ params, query, body, caller, group }: AnyRoute): ErrorCode[] {
  // Pages of other web sites are refused everywhere.
  const codes: ErrorCode[] = ['forbidden'];
  if (params || query || body) codes.push('malformed');
  if (body) codes.push('too-large');
  if (caller !== 'anybody') codes.push('unauthorized');
  // Without an operator there is nothing for one.
  if (caller === 'operator' || caller === 'monitor') codes.push('not-found');
  if (group !== WATCHED) codes.push('too-many');
  return codes;
}

function json(schema: JsonSchema, schemas: Schemas, words: Words): Content {
  return { 'application/json': { schema, example: exampleOf(schema, schemas.named(), words) } };
}
