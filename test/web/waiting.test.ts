// Who waits where a match at once would seat a person.
import type { Person, Table } from '@undertow/client-sdk/index.ts';
import { awaitsOthers, EVERYTHING, quickWish } from '@undertow/web/src/lobby/filters.ts';
import { waitingFor } from '@undertow/web/src/lobby/waiting.ts';
import { describe, expect, test } from 'vitest';

function person(name: string, kind: Person['kind'] = 'member'): Person {
  return { id: name.toLowerCase().padEnd(12, '0'), name, kind };
}

function table(id: string, names: readonly (string | null)[], rest: Partial<Table> = {}): Table {
  return {
    ...{ id, game: 'abyss', options: { expansions: [] }, status: 'open', owner: null, time: 'live', access: 'public' },
    ...{ rated: false, spectators: { allowed: true, delay: 0 }, bots: false, created: 0, started: null, ended: null },
    ...{ ranking: null, commitment: null, watching: 0, rematch: null },
    seats: names.map((name) =>
      name === null ? null : { person: person(name), ready: false, connected: true, automatic: false, resigned: false },
    ),
    ...rest,
  };
}

describe('for a match at once', () => {
  const options = { expansions: [] };
  const wish = { ...quickWish(EVERYTHING, 'abyss'), options };
  const tables = [
    table('a', ['Ada', null]),
    table('b', ['Bo', 'Cid', null]),
    table('c', ['Dee', null], { time: 'fast' }),
    table('d', ['Eve', null], { options: { expansions: ['kraken'] } }),
    table('e', ['Fay', null], { game: 'chess' }),
    table('f', ['Gus', null], { status: 'playing' }),
    table('g', ['Hal', null], { rated: true }),
  ];

  test('those wait who sit at an open table of the kind that one would get, each counted once', () => {
    expect(waitingFor(wish, tables, undefined)).toBe(3);
    expect(waitingFor({ ...wish, seats: 2 }, tables, undefined)).toBe(1);
    expect(waitingFor(wish, [...tables, table('h', ['Ada', null])], undefined)).toBe(3);
  });

  test('nobody waits at the table of a person table, nor where all are away', () => {
    expect(waitingFor(wish, tables, person('Ada').id)).toBe(2);
    const away = table('i', ['Ida', null]);
    const seats = away.seats.map((seat) => seat && { ...seat, connected: false });
    expect(waitingFor(wish, [{ ...away, seats }], undefined)).toBe(0);
  });

  test('nobody waits at a table that was opened for a rematch: a person is not seated there', () => {
    const rematch = table('j', ['Jo', null], { isRematch: true });
    expect(waitingFor(wish, [rematch], undefined)).toBe(0);
    expect(awaitsOthers(rematch, undefined)).toBe(false);
    expect(awaitsOthers(table('k', ['Kim', null]), undefined)).toBe(true);
  });
});
