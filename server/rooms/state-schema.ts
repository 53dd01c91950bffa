// The state of a room as JSON schemas, read from its declaration for Colyseus.
import { OWN_FIELDS, Own, SEAT_FIELDS, TABLE_FIELDS, TableSeat } from '@undertow/shared/protocol/room-state.ts';
import { type JsonSchema, reference } from '../http/description/schemas.ts';
import type { TableClasses } from './table-class.ts';

type Thing = abstract new (...args: never) => unknown;
type Meanings = Readonly<Record<string, string>>;

/** A field in the metadata that Colyseus keeps of a class. */
interface Field {
  readonly name: string;
  readonly type: FieldType;
  readonly optional?: boolean;
  /** Set for a field that only some clients see. */
  readonly tag?: number;
}
type FieldType = string | Thing | { readonly array: FieldType } | { readonly map: FieldType };

const MEANINGS = new Map<Thing, Meanings>([
  [TableSeat, SEAT_FIELDS],
  [Own, OWN_FIELDS],
]);

const NUMBERS: Readonly<Record<string, JsonSchema>> = {
  int8: { type: 'integer', minimum: -128, maximum: 127 },
  uint8: { type: 'integer', minimum: 0, maximum: 255 },
};

/** The schema of a table's state, which differs by game only in its view, and the schema of each view. */
export function stateSchemas(classes: TableClasses): Record<string, JsonSchema> {
  const tables: readonly Thing[] = [...classes.values()];
  const views = Object.fromEntries(tables.map(viewOf).map((view) => [view.name, objectOf(view)]));
  const { properties, ...table } = objectOf(tables[0] as Thing, TABLE_FIELDS);
  const anyOf = Object.keys(views).map(reference);
  const view = described({ anyOf }, TABLE_FIELDS.view);
  return {
    TableState: {
      description: 'The state of a room: a table and its match.',
      ...table,
      properties: { ...(properties as object), view },
    },
    ...views,
  };
}

function viewOf(table: Thing): Thing {
  return fieldsOf(table).find(({ name }) => name === 'view')?.type as Thing;
}

function objectOf(thing: Thing, meanings: Meanings = MEANINGS.get(thing) ?? {}): JsonSchema {
  const fields = fieldsOf(thing);
  return {
    type: 'object',
    properties: Object.fromEntries(fields.map(({ name, type }) => [name, described(schemaOf(type), meanings[name])])),
    required: fields.flatMap(({ name, optional, tag }) => (optional || tag !== undefined ? [] : [name])),
  };
}

function schemaOf(type: FieldType): JsonSchema {
  if (typeof type === 'string') return NUMBERS[type] ?? { type };
  if (typeof type === 'function') return objectOf(type);
  if ('array' in type) return { type: 'array', items: schemaOf(type.array) };
  return { type: 'object', additionalProperties: schemaOf(type.map) };
}

function described(schema: JsonSchema, description: string | undefined): JsonSchema {
  return description === undefined ? schema : { description, ...schema };
}

/** Under their numbers, beside what is kept of the declaration as a whole. */
function fieldsOf(thing: Thing): readonly Field[] {
  const metadata = (thing as { readonly [Symbol.metadata]?: object })[Symbol.metadata] ?? {};
  return Object.entries(metadata).flatMap(([key, field]) => (/^\d+$/.test(key) ? [field as Field] : []));
}
