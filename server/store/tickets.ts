// Used tickets in the store, so that each works once, at whatever process it is shown.
import type { Statement } from './sql.ts';

/** Fails with a `Conflict` if it was used before. */
export function spendTicket(id: string, expires: number): Statement[] {
  return [{ sql: 'insert into tickets (id, expires) values (?, ?)', values: [id, expires] }];
}

/** What has expired is worth nothing without being remembered. */
export function removeExpiredTickets(time: number): Statement[] {
  return [{ sql: 'delete from tickets where expires <= ?', values: [time] }];
}
