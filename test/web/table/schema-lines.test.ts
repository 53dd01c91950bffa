// A JSON Schema in lines that can be read.
import { schemaLines } from '@undertow/web/src/table/plain/schema-lines.ts';
import { expect, test } from 'vitest';

test.for<[string, object, string[]]>([
  [
    'a record has a line for each field, and says what must be there',
    {
      properties: {
        plum: { type: 'integer', minimum: 0, maximum: 3, description: 'how many' },
        to: { type: 'string' },
      },
      required: ['to'],
    },
    ['plum?: 0–3   how many', 'to: string'],
  ],
  [
    'a list says of what, and how long it is',
    { type: 'array', items: { enum: ['a', 'b'] }, minItems: 2, maxItems: 2 },
    ['["a" | "b", …] × 2'],
  ],
  ['a list of any length', { type: 'array', items: { type: 'boolean' } }, ['[boolean, …]']],
  [
    'a record within a line',
    { anyOf: [{ const: 'pass' }, { properties: { pay: { type: 'integer', minimum: 1 } } }] },
    ['"pass" | { pay?: 1– }'],
  ],
  ['what says nothing', {}, ['…']],
])('%s', ([, schema, lines]) => {
  expect(schemaLines(schema as never)).toEqual(lines);
});
