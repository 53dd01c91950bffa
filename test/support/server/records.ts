// Records as a test needs them: all that it does not care about is filled in.
import type { MatchRecord } from '@undertow/server/host/archive.ts';
import type { JournalRow } from '@undertow/server/store/journal.ts';
import type { PersonRecord } from '@undertow/server/store/people.ts';
import type { TableRecord } from '@undertow/server/store/tables.ts';

export function matchRecord(id: string, more: Partial<MatchRecord> = {}): MatchRecord {
  return {
    id,
    game: 'abyss',
    rules: 1,
    options: { kraken: true },
    seats: 4,
    seed: 'f00d',
    started: 1000,
    settings: { time: 'live', delay: 0, bots: [null, null, null, 'random'] },
    ended: null,
    ranking: null,
    ...more,
  };
}

export function entry(number: number, more: Partial<JournalRow> = {}): JournalRow {
  return { number, seat: 0, kind: 'answer', answer: 'pass', time: 2000 + number, bank: null, message: null, ...more };
}

export function tableRecord(id: string, more: Partial<TableRecord> = {}): TableRecord {
  return {
    id,
    game: 'abyss',
    status: 'open',
    access: 'public',
    body: {},
    created: 1000,
    ended: null,
    version: 0,
    players: [],
    ...more,
  };
}

export function personRecord(id: string, more: Partial<PersonRecord> = {}): PersonRecord {
  return {
    ...{ id, name: id, nameKey: null, kind: 'member', bot: false, password: null },
    ...{ created: 1000, silencedUntil: null, ...more },
  };
}
