// What `docs/colyseus-door.md` says of the state, held against how the state is declared.
import { readFileSync } from 'node:fs';
import { roomAsyncApiOf } from '@undertow/server/http/description/room-asyncapi.ts';
import type { JsonSchema } from '@undertow/server/http/description/schemas.ts';
import { THE_HOUSE } from '@undertow/server/offered.ts';
import { ROOM_CLOSE_CODES } from '@undertow/shared/protocol/joining.ts';
import { LOBBY_REQUESTS, TABLE_MESSAGES, TABLE_REQUESTS } from '@undertow/shared/protocol/rooms.ts';
import { expect, test } from 'vitest';

const text = readFileSync(new URL('../../../docs/colyseus-door.md', import.meta.url), 'utf8');
const { schemas } = roomAsyncApiOf(THE_HOUSE).components;

/** The last name of each path at which a schema is found, in the schema and within it. */
function namesWhere(isFound: (schema: JsonSchema) => boolean, schema: JsonSchema, name = ''): string[] {
  const { properties = {}, items, additionalProperties, anyOf = [], $ref } = schema as Record<string, JsonSchema>;
  const named = schemas[String($ref ?? '').replace('#/components/schemas/', '')];
  const inner: [string, JsonSchema][] = [
    ...Object.entries(properties as Record<string, JsonSchema>),
    ...[items, additionalProperties, named, ...(anyOf as unknown as JsonSchema[])].flatMap(
      (one): [string, JsonSchema][] => (one ? [[name, one]] : []),
    ),
  ];
  return [...(isFound(schema) ? [name] : []), ...inner.flatMap(([name, one]) => namesWhere(isFound, one, name))];
}

/** The rule that begins with these words. */
function rule(beginning: string): string {
  const start = text.indexOf(beginning);
  if (start < 0) throw new Error(`there is no rule that begins with ${beginning}`);
  return text.slice(start).split(/\n(?:- |\n)/, 1)[0] as string;
}

function boxedIn(schema: JsonSchema): JsonSchema | undefined {
  const { value, ...rest } = (schema.properties ?? {}) as Record<string, JsonSchema>;
  return Object.keys(rest).length === 0 ? value : undefined;
}

const view = schemas.AbyssRoomView as JsonSchema;

test('it names each box, and tells those that may be empty from those that hold a list', () => {
  const boxes = rule('- **An object whose only field is');
  const [empty = '', lists = ''] = boxes.split('The boxes in');
  const things = namesWhere((schema) => boxedIn(schema)?.type === 'object', view);
  expect(things).toHaveLength(4);
  expect(things.filter((name) => !new RegExp(`\\b${name}\``).test(empty))).toEqual([]);
  const held = namesWhere((schema) => boxedIn(schema)?.type === 'array', view);
  expect(held).toHaveLength(2);
  expect(held.filter((name) => !new RegExp(`\\b${name}\``).test(lists))).toEqual([]);
});

test('it names each field in which -1 means that there is none', () => {
  const places = namesWhere(({ minimum }) => minimum === -128, view);
  expect(places).toHaveLength(3);
  expect(places.filter((name) => !new RegExp(`\\b${name}\``).test(rule('- **-1 stands for')))).toEqual([]);
});

test('it names each field in which - means that there is none', () => {
  const isWordOrNull = ({ type, anyOf = [] }: JsonSchema): boolean => {
    const types = [type, ...(anyOf as JsonSchema[]).map((option) => option.type)].flat();
    return types.includes('string') && types.includes('null');
  };
  const words = namesWhere(isWordOrNull, schemas.AbyssView as JsonSchema);
  expect(words.toSorted()).toEqual(['arriving', 'fighting', 'on', 'track']);
  expect(words.filter((name) => !new RegExp(`\`${name}\``).test(rule('- **`-` in the place')))).toEqual([]);
});

test('it leaves out no request, no message and no code of a socket that is closed', () => {
  const names = [TABLE_REQUESTS, LOBBY_REQUESTS, TABLE_MESSAGES, ROOM_CLOSE_CODES].flatMap(Object.keys);
  expect(names.filter((name) => !text.includes(`\`${name}\``) && !text.includes(`| ${name} |`))).toEqual([]);
});

test('it says where to find what reads a state', () => {
  expect(text).toContain("import { standingIn } from '@undertow/client-sdk/colyseus';");
});
