// JSON schemas made from the zod schemas that check the messages. What has a name is described once and referred to.
import { z } from 'zod';

export type JsonSchema = { readonly [keyword: string]: unknown };

const PLACE = '#/components/schemas/';

export class Schemas {
  readonly #named = new Map<string, JsonSchema>();
  readonly #described = new Map<z.ZodType, JsonSchema>();

  /** The schema of this, which refers to others by their names. */
  of(schema: z.ZodType): JsonSchema {
    const known = this.#described.get(schema) ?? this.#describe(schema);
    this.#described.set(schema, known);
    return known;
  }

  /** The schema itself, not a reference, also if it has a name. */
  spelledOut(schema: z.ZodType): JsonSchema {
    const described = this.of(schema);
    return this.#named.get(nameIn(described.$ref) ?? '') ?? described;
  }

  #describe(schema: z.ZodType): JsonSchema {
    const { $schema, $defs, ...described } = z.toJSONSchema(schema, { io: 'input' });
    for (const [name, definition] of Object.entries($defs ?? {})) {
      this.#named.set(name, tidy(definition as JsonSchema) as JsonSchema);
    }
    return tidy(described) as JsonSchema;
  }

  /** All that has been referred to. */
  named(): Record<string, JsonSchema> {
    const names = [...this.#named.keys()].sort();
    return Object.fromEntries(names.map((name) => [name, this.#named.get(name) as JsonSchema]));
  }
}

interface Document {
  readonly components: { readonly schemas: Readonly<Record<string, JsonSchema>> };
}

/** The named schemas of several documents, in which the same name means the same schema. */
export function schemasOf(...documents: readonly Document[]): Record<string, JsonSchema> {
  return Object.assign({}, ...documents.map(({ components }) => components.schemas));
}

/** Where in a document the schema of this name stands. */
export function placeOf(name: string): string {
  return PLACE + name;
}

export function reference(name: string): JsonSchema {
  return { $ref: placeOf(name) };
}

/** What a reference refers to. */
export function nameIn(reference: unknown): string | undefined {
  return typeof reference === 'string' && reference.startsWith(PLACE) ? reference.slice(PLACE.length) : undefined;
}

/** References as both kinds of document have them, and no limits that only say what a number is. */
function tidy(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(tidy);
  if (typeof part !== 'object' || part === null) return part;
  return Object.fromEntries(
    Object.entries(part).flatMap(([key, value]) => {
      if (key === '$ref') return [[key, referenceTo(String(value))]];
      if (Math.abs(Number(value)) === Number.MAX_SAFE_INTEGER && /^(min|max)imum$/.test(key)) return [];
      return [[key, tidy(value)]];
    }),
  );
}

function referenceTo(reference: string): string {
  return PLACE + reference.slice(reference.lastIndexOf('/') + 1);
}

/** A named schema as a file of its own beside the others. */
export function schemaFile(name: string, schema: JsonSchema): JsonSchema {
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: name,
    ...(withReferences(schema, (name) => `${name}.json`) as JsonSchema),
  };
}

/** The same schema with its references written in another way. */
export function withReferences(part: unknown, to: (name: string) => string): unknown {
  if (Array.isArray(part)) return part.map((item) => withReferences(item, to));
  if (typeof part !== 'object' || part === null) return part;
  return Object.fromEntries(
    Object.entries(part).map(([key, value]) => {
      const name = key === '$ref' ? nameIn(value) : undefined;
      return [key, name === undefined ? withReferences(value, to) : to(name)];
    }),
  );
}
