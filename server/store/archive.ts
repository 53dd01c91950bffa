// The archive of the host, in SQL: how matches are stored, taken over and woken.
import { type Archive, FIRST_FENCE, type JournalEntry, MOST_TO_WAKE } from '../host/archive.ts';
import { append, entriesOf, type JournalRow, lastMessages } from './journal.ts';
import {
  createMatch,
  dueMatches,
  endMatch,
  findMatch,
  orphanedMatches,
  putRest,
  putSettings,
  sleepMatch,
  takeMatch,
} from './matches.ts';
import { ordersOf, putOrders } from './orders.ts';
import type { Sql } from './sql.ts';
import { noteUptime, openAfter } from './uptime.ts';

/** The archive as this process uses it, among others or alone. */
export function archiveIn(sql: Sql, self: string): Archive {
  return {
    open: (now) => openAfter(sql, now, self),
    stillOpen: (now) => sql.write(noteUptime(now)),
    create: (record, entries = []) =>
      sql.write([...createMatch(record, FIRST_FENCE, self), ...append(record.id, 0, entries.map(rowOf))]),
    async find(id) {
      const match = await findMatch(sql, id);
      if (!match) return undefined;
      const { fence: _, rest: __, due: ___, ...record } = match;
      return record;
    },
    entries: async (id, behind) => (await entriesOf(sql, id, behind)).map(entryOf),
    lastMessages: (id, seat, many) => lastMessages(sql, id, seat, many),
    async take(id, canPlay) {
      const match = await takeMatch(sql, id, self, canPlay);
      if (match && 'owner' in match) return match;
      if (!match || match.ended !== null) return undefined;
      const [entries, orders] = await Promise.all([entriesOf(sql, id), ordersOf(sql, id)]);
      const { fence, rest, due, ...record } = match;
      return { record, rest, due, fence, entries: entries.map(entryOf), orders };
    },
    append: (id, fence, number, entry) => sql.write(append(id, fence, [rowOf(entry, number)])),
    keepOrders: (id, fence, seat, orders) => sql.write(putOrders(id, fence, seat, orders)),
    keepSettings: (id, fence, settings) => sql.write(putSettings(id, fence, settings)),
    keepRest: (id, fence, rest) => sql.write(putRest(id, fence, rest)),
    sleep: (id, fence, due, rest) => sql.write(sleepMatch(id, fence, due, rest)),
    end: (id, fence, ended, ranking, more) => sql.write(endMatch(id, fence, ended, ranking, more)),
    due: (now) => dueMatches(sql, now, MOST_TO_WAKE),
    orphans: async () => some(await orphanedMatches(sql, self, 4 * MOST_TO_WAKE)),
  };
}

/** Processes that look at the same moment rarely go for the same ones. */
function some(ids: readonly string[]): string[] {
  const first = ids.length <= MOST_TO_WAKE ? 0 : Math.floor(Math.random() * (ids.length - MOST_TO_WAKE));
  return ids.slice(first, first + MOST_TO_WAKE);
}

function rowOf({ answer, message, ...entry }: JournalEntry, number: number): JournalRow {
  return { ...entry, number, answer, message: message ?? null };
}

function entryOf({ number: _, answer, message, ...entry }: JournalRow): JournalEntry {
  return { ...entry, ...(answer === undefined ? {} : { answer }), ...(message === null ? {} : { message }) };
}
