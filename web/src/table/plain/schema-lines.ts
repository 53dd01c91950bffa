// What a JSON Schema says, in lines that can be read beside a text field: `plum?: 0–3`.
import { isObject, type Json } from '@undertow/shared/table/json.ts';

/** Of a record a line for each field, of all else one. */
export function schemaLines(schema: Json): readonly string[] {
  if (!isObject(schema) || !isObject(schema.properties)) return [kindIn(schema)];
  const required = Array.isArray(schema.required) ? schema.required : [];
  return Object.entries(schema.properties).map(([name, of]) => {
    const { description } = isObject(of) ? of : {};
    const line = `${name}${required.includes(name) ? '' : '?'}: ${kindIn(of)}`;
    return typeof description === 'string' ? `${line}   ${description}` : line;
  });
}

function kindIn(schema: unknown): string {
  if (!isObject(schema)) return '…';
  if ('const' in schema) return JSON.stringify(schema.const);
  const either = schema.anyOf ?? schema.oneOf;
  if (Array.isArray(either)) return either.map(kindIn).join(' | ');
  if (Array.isArray(schema.enum)) return schema.enum.map((one) => JSON.stringify(one)).join(' | ');
  if (isObject(schema.properties)) return `{ ${schemaLines(schema as Json).join(', ')} }`;
  if (schema.type === 'array') return `[${kindIn(schema.items)}, …]${range(schema.minItems, schema.maxItems, ' × ')}`;
  if (schema.type === 'integer' || schema.type === 'number')
    return range(schema.minimum, schema.maximum) || schema.type;
  return typeof schema.type === 'string' ? schema.type : '…';
}

function range(min: unknown, max: unknown, before = ''): string {
  if (min === undefined && max === undefined) return '';
  return `${before}${min === max ? min : `${min ?? ''}–${max ?? ''}`}`;
}
