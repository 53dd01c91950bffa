// The next match at the same table, as the players of the one before hear of it.
import type { Table } from '@undertow/client-sdk/index.ts';
import { expect, test } from 'vitest';
import { rematchAsked } from '../../../web/src/table/rematch.ts';

function next(names: readonly (string | null)[], status: Table['status'] = 'open'): Table {
  const person = (name: string) => ({ id: name, name, kind: 'guest' });
  const seats = names.map((name) => (name === null ? null : { person: person(name), resigned: false }));
  return { owner: names[0] ? person(names[0]) : null, seats, status } as unknown as Table;
}

test('who has opened it asks the others', () => {
  expect(rematchAsked(next(['Ada', null]), 'Bo')).toEqual({ who: 'Ada', isMine: false, there: 1, seats: 2 });
});

test('a player with a seat there finds the way back to it, also when it runs', () => {
  expect(rematchAsked(next(['Ada', null]), 'Ada')).toMatchObject({ who: undefined, isMine: true });
  expect(rematchAsked(next(['Ada', 'Bo'], 'playing'), 'Bo')).toMatchObject({ who: 'Ada', isMine: true });
});

test('it is not offered when it is full, runs, or is over', () => {
  expect(rematchAsked(next(['Ada', 'Cid']), 'Bo')).toBeUndefined();
  expect(rematchAsked(next(['Ada', null], 'playing'), 'Bo')).toBeUndefined();
  expect(rematchAsked(next(['Ada', null], 'abandoned'), 'Ada')).toBeUndefined();
});
