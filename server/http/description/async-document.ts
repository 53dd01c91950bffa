// The parts of an AsyncAPI document that both doors share.
import { MEANINGS } from '@undertow/shared/protocol/errors.ts';
import { type JsonSchema, placeOf, withReferences } from './schemas.ts';

/** What the documents have in common. */
export const ASYNCAPI = '3.0.0';
export const LICENSE = { name: 'MIT', url: 'https://opensource.org/license/mit' };
export const SERVERS: JsonSchema = {
  here: {
    host: '{host}',
    protocol: 'ws',
    description: 'The server that delivers this document; behind a proxy with TLS the protocol is `wss`.',
    variables: { host: { default: '127.0.0.1:2567', description: 'Host and port.' } },
  },
};

export interface AsyncApi {
  readonly asyncapi: string;
  readonly info: JsonSchema;
  readonly servers: JsonSchema;
  readonly defaultContentType: string;
  readonly channels: Readonly<Record<string, JsonSchema>>;
  readonly operations: Readonly<Record<string, JsonSchema>>;
  readonly components: {
    readonly tags: Readonly<Record<string, Tag>>;
    readonly messages: Readonly<Record<string, Message>>;
    readonly schemas: Readonly<Record<string, JsonSchema>>;
  };
}

export interface Tag {
  readonly name: string;
  readonly description: string;
}

export interface Message {
  readonly name: string;
  readonly title: string;
  readonly summary?: string;
  readonly contentType?: string;
  readonly correlationId?: JsonSchema;
  readonly payload: JsonSchema;
  /** For a state: the schema of the snapshot that can be made of it. */
  readonly 'x-standing-in'?: JsonSchema;
  readonly examples: readonly { readonly payload: unknown }[];
}

/** The schemas are written by a later standard than that of AsyncAPI itself, which has no `prefixItems`. */
const SCHEMA_FORMAT = 'application/schema+json;version=draft-2020-12';

/** The document as it is served: each schema says by which standard it is written. */
export function withSchemaFormats({ components: { tags, ...components }, ...document }: AsyncApi): object {
  const inFormat = (schema: JsonSchema) => ({ schemaFormat: SCHEMA_FORMAT, schema });
  const messages = Object.entries(components.messages).map(([name, { payload, ...message }]) => {
    return [name, { ...message, payload: inFormat(payload) }];
  });
  const schemas = Object.entries(components.schemas).map(([name, schema]) => [name, inFormat(schema)]);
  const served = {
    ...document,
    components: { tags, messages: Object.fromEntries(messages), schemas: Object.fromEntries(schemas) },
  };
  return withReferences(served, (name) => `${placeOf(name)}/schema`) as object;
}

export function tagged(...names: readonly string[]): JsonSchema {
  return { tags: names.map((name) => ref(`components/tags/${name}`)) };
}

export function ref(path: string): JsonSchema {
  return { $ref: `#/${path}` };
}

/** Messages of the channel with these names, of those of the document. */
export function messagesOf(names: readonly string[]): JsonSchema {
  return Object.fromEntries(names.map((name) => [name, ref(`components/messages/${name}`)]));
}

/** The description of how a door refuses: error codes and close codes. */
export function refusals(closeCodes: Readonly<Record<number, string>>): string {
  return `${listOf('Why the server closes a socket', closeCodes)}\n\n${listOf('Codes of refusals', MEANINGS)}`;
}

function listOf(title: string, entries: Readonly<Record<string, string>>): string {
  return [`**${title}:**`, '', ...Object.entries(entries).map(([key, what]) => `- \`${key}\`: ${what}`)].join('\n');
}
