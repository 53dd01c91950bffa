// What the AsyncAPI documents of both doors are made of.
import { MEANINGS } from '@undertow/shared/protocol/errors.ts';
import type { JsonSchema } from './schemas.ts';

export interface AsyncApi {
  readonly asyncapi: string;
  readonly info: JsonSchema;
  readonly defaultContentType: string;
  readonly channels: Readonly<Record<string, JsonSchema>>;
  readonly operations: Readonly<Record<string, JsonSchema>>;
  readonly components: {
    readonly messages: Readonly<Record<string, Message>>;
    readonly schemas: Readonly<Record<string, JsonSchema>>;
  };
}

export interface Message {
  readonly name: string;
  readonly title: string;
  readonly summary?: string;
  readonly contentType?: string;
  readonly correlationId?: JsonSchema;
  readonly payload: JsonSchema;
  /** Of a state: what the snapshot is that can be made of it. */
  readonly 'x-standing-in'?: JsonSchema;
  readonly examples: readonly { readonly payload: unknown }[];
}

export function ref(path: string): JsonSchema {
  return { $ref: `#/${path}` };
}

/** Messages of the channel with these names, of those of the document. */
export function messagesOf(names: readonly string[]): JsonSchema {
  return Object.fromEntries(names.map((name) => [name, ref(`components/messages/${name}`)]));
}

/** In which ways a door says no. */
export function refusals(closeCodes: Readonly<Record<number, string>>): string {
  return `${listOf('Why the server closes a socket', closeCodes)}\n\n${listOf('What can be refused', MEANINGS)}`;
}

function listOf(title: string, entries: Readonly<Record<string, string>>): string {
  return [`**${title}:**`, '', ...Object.entries(entries).map(([key, what]) => `- \`${key}\`: ${what}`)].join('\n');
}
