// What the error codes of PostgreSQL mean for a write.
import type { DatabaseError } from 'pg';
import type { Failure } from './failure.ts';
import type { Prepared } from './postgres-statements.ts';

/** Something exists already: a key, or a table (or its type) that two make at the same time. */
const THERE = new Set(['23505', '42P07', '42710']);
const DIVISION_BY_NOUGHT = '22012';
const DEADLOCK = '40P01';

/** Codes of failures that are not the statement's fault: the connection, the disk, memory, an operator, the system, a broken file. */
const TROUBLE = /^(08|53|57|58|XX)|^(25006|42501|40001|40P01|55P03)$/;

/** Two transactions waited for each other, and this one was taken back. */
export function isDeadlock({ code }: DatabaseError): boolean {
  return code === DEADLOCK;
}

export function failureOf({ code = '', message }: DatabaseError, statement: Prepared | undefined): Failure {
  if (statement?.isCounted && code === DIVISION_BY_NOUGHT) {
    const expected = statement.values.at(-1);
    return { kind: 'conflict', message: `other rows were changed than the ${expected} expected, in: ${statement.sql}` };
  }
  const told = statement ? `${message}, in: ${statement.sql}` : message;
  if (THERE.has(code)) return { kind: 'conflict', message: told };
  return { kind: TROUBLE.test(code) ? 'unavailable' : 'bug', message: told };
}
