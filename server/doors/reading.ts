// Checks what a client has sent against its schema, and refuses it with the name of the field that is wrong.
import { Refusal } from '@undertow/shared/protocol/errors.ts';
import type { z } from 'zod';

export function read<Schema extends z.ZodType>(schema: Schema, json: unknown): z.output<Schema> {
  const result = schema.safeParse(json, { error: complaintAbout });
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  const field = issue?.path.map(String).join('.');
  const what = issue?.message ?? 'is not valid';
  throw new Refusal('malformed', `${field || 'This'} ${what}.`, field ? { field } : {});
}

const KINDS: Readonly<Record<string, string>> = {
  array: 'a list',
  boolean: 'true or false',
  int: 'a whole number',
  null: 'null',
  number: 'a number',
  object: 'an object',
  record: 'an object',
  string: 'a string',
};

type Issue = z.core.$ZodRawIssue;

/** What the author of a client is told of a wrong field, without details of how it is checked. */
function complaintAbout(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? 'is missing' : `must be ${KINDS[issue.expected] ?? issue.expected}`;
    case 'invalid_value':
      return issue.input === undefined ? 'is missing' : `must be ${anyOf(issue.values)}`;
    case 'too_small':
      return `must ${sizeOf(issue.origin)} at least ${amount(issue.minimum, issue.origin)}`;
    case 'too_big':
      return `may ${sizeOf(issue.origin)} at most ${amount(issue.maximum, issue.origin)}`;
    case 'unrecognized_keys':
      return `has no place for ${issue.keys.map((key) => JSON.stringify(key)).join(', ')}`;
    default:
      return issue.input === undefined ? 'is missing' : 'is not valid';
  }
}

function anyOf(values: readonly unknown[]): string {
  const named = values.map((value) => JSON.stringify(value));
  return named.length > 1 ? `${named.slice(0, -1).join(', ')} or ${named.at(-1)}` : `${named[0]}`;
}

const PARTS: Readonly<Record<string, readonly [one: string, more: string]>> = {
  string: ['character', 'characters'],
  array: ['entry', 'entries'],
};

function sizeOf(origin: string): string {
  return origin in PARTS ? 'have' : 'be';
}

function amount(bound: number | bigint, origin: string): string {
  const parts = PARTS[origin];
  return parts ? `${bound} ${parts[Number(bound) === 1 ? 0 : 1]}` : `${bound}`;
}
