// What `docs/colyseus-door.md` says of the state, held against how the state is declared.
import { readdirSync, readFileSync } from 'node:fs';
import { roomAsyncApiOf } from '@undertow/server/http/description/room-asyncapi.ts';
import type { JsonSchema } from '@undertow/server/http/description/schemas.ts';
import { THE_HOUSE } from '@undertow/server/offered.ts';
import { ROOM_CLOSE_CODES } from '@undertow/shared/protocol/joining.ts';
import { LOBBY_REQUESTS, TABLE_MESSAGES, TABLE_REQUESTS } from '@undertow/shared/protocol/rooms.ts';
import { expect, test } from 'vitest';

const DOCS = new URL('../../../docs/', import.meta.url);
const text = readFileSync(new URL('colyseus-door.md', DOCS), 'utf8');
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

/** So much is to be named of each game: boxes that may be empty or hold a list, places, and words. */
const VIEWS = [
  { name: 'Abyss', boxes: 4, lists: 2, places: 3, words: ['arriving', 'fighting', 'on', 'track'] },
  {
    ...{ name: 'DungeonLords', boxes: 2, lists: 1, places: 2 },
    words: ['combatCards', 'event', 'event', 'events', 'minions', 'specialEvent'],
  },
] as const;

function roomView(name: string): JsonSchema {
  return schemas[`${name}RoomView`] as JsonSchema;
}

test('no game that has a document for clients is left out of these tests', () => {
  const documented = readdirSync(DOCS).flatMap((file) => /^(.+)-for-clients\.md$/.exec(file)?.[1] ?? []);
  const named = documented.map((id) => id.replaceAll(/(?:^|-)(.)/g, (_, first: string) => first.toUpperCase()));
  expect(named.toSorted()).toEqual(VIEWS.map(({ name }) => name));
  for (const { name } of VIEWS) expect(text).toContain(`\`${name}View\``);
});

test.each(VIEWS)(
  'it names each box of $name, and tells those that may be empty from those that hold a list',
  ({ name, boxes, lists }) => {
    const [empty = '', filled = ''] = rule('- **An object whose only field is').split('The boxes in');
    const things = namesWhere((schema) => boxedIn(schema)?.type === 'object', roomView(name));
    expect(things).toHaveLength(boxes);
    expect(things.filter((box) => !new RegExp(`\\b${box}\``).test(empty))).toEqual([]);
    const held = namesWhere((schema) => boxedIn(schema)?.type === 'array', roomView(name));
    expect(held).toHaveLength(lists);
    expect(held.filter((box) => !new RegExp(`\\b${box}\``).test(filled))).toEqual([]);
  },
);

test.each(VIEWS)('it names each field of $name in which -1 means that there is none', ({ name, places }) => {
  const found = namesWhere(({ minimum }) => minimum === -128, roomView(name));
  expect(found).toHaveLength(places);
  expect(found.filter((place) => !new RegExp(`\\b${place}\``).test(rule('- **-1 stands for')))).toEqual([]);
});

test.each(VIEWS)('it names each field of $name in which - means that there is none', ({ name, words }) => {
  const isWordOrNull = ({ type, anyOf = [] }: JsonSchema): boolean => {
    const types = [type, ...(anyOf as JsonSchema[]).map((option) => option.type)].flat();
    return types.includes('string') && types.includes('null');
  };
  const found = namesWhere(isWordOrNull, schemas[`${name}View`] as JsonSchema);
  expect(found.toSorted()).toEqual(words);
  expect(found.filter((word) => !new RegExp(`\`${word}\``).test(rule('- **`-` in the place')))).toEqual([]);
});

test('it leaves out no request, no message and no code of a socket that is closed', () => {
  const names = [TABLE_REQUESTS, LOBBY_REQUESTS, TABLE_MESSAGES, ROOM_CLOSE_CODES].flatMap(Object.keys);
  expect(names.filter((name) => !text.includes(`\`${name}\``) && !text.includes(`| ${name} |`))).toEqual([]);
});

test('it says where to find what reads a state', () => {
  expect(text).toContain("import { standingIn } from '@undertow/client-sdk/colyseus';");
});
