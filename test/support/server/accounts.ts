// Accounts over a database, with a clock that the test sets and passwords that cost nothing.
import { type Accounts, openAccounts } from '@undertow/server/accounts/accounts.ts';
import type { Hashing } from '@undertow/server/accounts/hashing-threads.ts';
import { Passwords } from '@undertow/server/accounts/passwords.ts';
import { hashed } from '@undertow/server/accounts/scrypt.ts';
import { loneBus } from '@undertow/server/cluster/lone-bus.ts';
import { realTimers } from '@undertow/server/scheduling/timers.ts';
import type { Sql } from '@undertow/server/store/sql.ts';
import { type ErrorCode, type Problem, Refusal } from '@undertow/shared/protocol/errors.ts';

export const MINUTE = 60_000;
export const DAY = 24 * 60 * MINUTE;

export class Clock {
  time = Date.UTC(2030, 0, 1);
  readonly now = () => this.time;

  pass(milliseconds: number): void {
    this.time += milliseconds;
  }
}

/** To start a thread would take longer. */
export const HERE: Hashing = { hash: async (job) => hashed(job), close: async () => {} };

export function cheapPasswords(): Passwords {
  return new Passwords({ cost: 4, atOnce: 2, waiting: 100 }, HERE);
}

export function accountsOver(sql: Sql, clock: Clock, guestsPerHour = 120, bus = loneBus()): Promise<Accounts> {
  const timers = { now: clock.now, after: soonOrLater };
  return openAccounts(sql, { bus, timers, guestsPerHour, passwords: cheapPasswords() });
}

/** The code with which this was refused. */
export async function refusalOf(promise: Promise<unknown>): Promise<ErrorCode | 'nothing'> {
  return (await problemOf(promise))?.code ?? 'nothing';
}

/** With what this was refused; `undefined` if it was not. */
export async function problemOf(promise: Promise<unknown>): Promise<Problem | undefined> {
  try {
    await promise;
    return undefined;
  } catch (error) {
    if (error instanceof Refusal) return error.problem;
    throw error;
  }
}

/** What needs no time comes with the next round, and not whenever the machine has time for it. */
function soonOrLater(milliseconds: number, call: () => void): () => void {
  if (milliseconds > 0) return realTimers.after(milliseconds, call);
  const soon = setImmediate(call);
  return () => clearImmediate(soon);
}
