// Makes an example for each schema, so that everything has one, and a test can check it.
import { type JsonSchema, nameIn } from './schemas.ts';

type Schemas = Readonly<Record<string, JsonSchema>>;
export type Fields = Readonly<Record<string, unknown>>;

/** What stands in the examples. */
export interface Words {
  /** The game of which the examples tell. */
  readonly game: string;
  /** Values for schemas that have a name. */
  readonly named: Fields;
  /** Values for schemas without a name, by the field that they stand in. */
  readonly byField: Fields;
}

/** Optional fields that the examples show all the same. */
const OPTIONAL_FIELDS: ReadonlySet<string> = new Set([
  'token',
  'client',
  'game',
  'options',
  'decision',
  'current',
  're',
]);

/** Nullable fields that the examples show as `null`. */
const OFTEN_NULL: ReadonlySet<string> = new Set(['ending', 'used']);

export function exampleOf(schema: JsonSchema, schemas: Schemas, { game, named, byField }: Words): unknown {
  return example(schema, '');

  /** The field is where it stands. */
  function example(schema: JsonSchema, field: string): unknown {
    if (schema.const !== undefined) return schema.const;
    const name = nameIn(schema.$ref);
    if (name === 'Json') return field in byField ? byField[field] : {};
    if (name !== undefined) return named[name] ?? example(schemas[name] ?? {}, field);
    const options = (schema.oneOf ?? schema.anyOf ?? []) as JsonSchema[];
    if (OFTEN_NULL.has(field) && options.some(({ type }) => type === 'null')) return null;
    if (options[0]) return example(options[0], field);
    if (Array.isArray(schema.enum)) return schema.enum.includes(byField[field]) ? byField[field] : schema.enum[0];
    return ofType(Array.isArray(schema.type) ? schema.type[0] : schema.type, schema, field);
  }

  function ofType(type: unknown, schema: JsonSchema, field: string): unknown {
    const { minimum = Number.NEGATIVE_INFINITY, maximum = Number.POSITIVE_INFINITY } = schema;
    switch (type) {
      case 'object':
        return fieldsOf(schema);
      case 'array':
        return itemsOf(schema, field);
      case 'string':
        return String(byField[field] ?? 'word');
      case 'boolean':
        return byField[field] ?? false;
      default:
        return Math.max(Number(minimum), Math.min(Number(maximum), Number(byField[field] ?? 2)));
    }
  }

  function fieldsOf({ properties, required = [], additionalProperties }: JsonSchema): unknown {
    if (!properties) return additionalProperties ? { [game]: example(additionalProperties as JsonSchema, game) } : {};
    const shown = Object.entries(properties as Schemas).filter(
      ([name, { default: otherwise }]) =>
        (required as string[]).includes(name) || OPTIONAL_FIELDS.has(name) || otherwise !== undefined,
    );
    return Object.fromEntries(
      shown.map(([name, { default: otherwise, ...one }]) => [name, otherwise ?? example(one, name)]),
    );
  }

  function itemsOf({ prefixItems, items }: JsonSchema, field: string): readonly unknown[] {
    if (Array.isArray(byField[field])) return byField[field];
    if (Array.isArray(prefixItems)) return prefixItems.map((item: JsonSchema) => example(item, field));
    return items ? [example(items as JsonSchema, field.replace(/s$/, ''))] : [];
  }
}
