// What is said of a message that is not of the right shape.
import { AnyJson, UserName } from '@undertow/shared/protocol/basics.ts';
import { NewTable } from '@undertow/shared/protocol/tables.ts';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { read } from '../../../server/doors/reading.ts';

function problemOf(schema: z.ZodType, json: unknown): unknown {
  try {
    return read(schema, json);
  } catch (refusal) {
    return refusal;
  }
}

test.each([
  ['a field that is missing', NewTable, { seats: 2 }, 'game', 'game is missing.'],
  ['another kind of value', NewTable, { game: 'abyss', seats: '2' }, 'seats', 'seats must be a number.'],
  ['a part of a number', NewTable, { game: 'abyss', seats: 2.5 }, 'seats', 'seats must be a whole number.'],
  ['too large a number', NewTable, { game: 'abyss', seats: 9 }, 'seats', 'seats may be at most 8.'],
  ['too small a number', NewTable, { game: 'abyss', seats: 0 }, 'seats', 'seats must be at least 1.'],
  [
    'a word that is not among those that are known',
    NewTable,
    { game: 'abyss', seats: 2, time: 'soon' },
    'time',
    'time must be "fast", "live", "relaxed", "correspondence" or "none".',
  ],
  [
    'a name of another form',
    z.object({ name: UserName }),
    { name: '-' },
    'name',
    'name must be 1 to 24 letters or digits; spaces, dots, dashes and underscores may stand between them.',
  ],
  [
    'too short a list, deep within',
    z.object({ a: z.array(z.array(z.string()).min(2)) }),
    { a: [['x', 'y'], ['z']] },
    'a.1',
    'a.1 must have at least 2 entries.',
  ],
  ['too long a text', z.object({ a: z.string().max(3) }), { a: 'long' }, 'a', 'a may have at most 3 characters.'],
  ['a field too many', z.strictObject({}), { a: 1 }, undefined, 'This has no place for "a".'],
  ['an answer that is missing', z.object({ answer: AnyJson }), {}, 'answer', 'answer is missing.'],
  [
    'an answer without an end',
    z.object({ answer: AnyJson }),
    { answer: JSON.parse('['.repeat(40) + ']'.repeat(40)) },
    'answer',
    'answer is no JSON, or nested too deeply.',
  ],
  ['no object at all', NewTable, [], undefined, 'This must be an object.'],
])('%s is named in words that say nothing of how it is checked', (_, schema, json, field, message) => {
  expect(problemOf(schema, json)).toMatchObject({
    problem: { code: 'malformed', message, ...(field ? { field } : {}) },
  });
});
