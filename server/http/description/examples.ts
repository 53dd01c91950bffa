// Examples of what is sent, made from its schema: so there is one for everything, and a test can show that each is right.
import { type JsonSchema, nameIn } from './schemas.ts';
import { NAMED, OFTEN_NULL, OPTIONAL_FIELDS, WORDS } from './words.ts';

type Fields = Readonly<Record<string, JsonSchema>>;

export function exampleOf(schema: JsonSchema, schemas: Fields): unknown {
  return example(schema, '');

  /** The field is where it stands. */
  function example(schema: JsonSchema, field: string): unknown {
    if (schema.const !== undefined) return schema.const;
    const name = nameIn(schema.$ref);
    if (name === 'Json') return WORDS[field] ?? {};
    if (name !== undefined) return NAMED[name] ?? example(schemas[name] ?? {}, field);
    const options = (schema.oneOf ?? schema.anyOf ?? []) as JsonSchema[];
    if (OFTEN_NULL.has(field) && options.some(({ type }) => type === 'null')) return null;
    if (options[0]) return example(options[0], field);
    if (Array.isArray(schema.enum)) return schema.enum.includes(WORDS[field]) ? WORDS[field] : schema.enum[0];
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
        return String(WORDS[field] ?? 'word');
      case 'boolean':
        return WORDS[field] ?? false;
      default:
        return Math.max(Number(minimum), Math.min(Number(maximum), Number(WORDS[field] ?? 2)));
    }
  }

  function fieldsOf({ properties, required = [], additionalProperties }: JsonSchema): unknown {
    if (!properties) return additionalProperties ? { abyss: example(additionalProperties as JsonSchema, 'abyss') } : {};
    const shown = Object.entries(properties as Fields).filter(
      ([name, { default: otherwise }]) =>
        (required as string[]).includes(name) || OPTIONAL_FIELDS.has(name) || otherwise !== undefined,
    );
    return Object.fromEntries(
      shown.map(([name, { default: otherwise, ...one }]) => [name, otherwise ?? example(one, name)]),
    );
  }

  function itemsOf({ prefixItems, items }: JsonSchema, field: string): readonly unknown[] {
    if (Array.isArray(WORDS[field])) return WORDS[field];
    if (Array.isArray(prefixItems)) return prefixItems.map((item: JsonSchema) => example(item, field));
    return items ? [example(items as JsonSchema, field.replace(/s$/, ''))] : [];
  }
}
