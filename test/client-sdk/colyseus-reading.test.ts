// What a client makes of the state of a Colyseus room.
import { schema, t } from '@colyseus/schema';
import { standingIn } from '@undertow/client-sdk/colyseus.ts';
import { ColyseusReading } from '@undertow/client-sdk/colyseus-reading.ts';
import type { TableTelling } from '@undertow/client-sdk/knowledge.ts';
import { Own, stateWith, TableSeat, type TableState } from '@undertow/shared/protocol/room-state.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const ToyView = schema({ score: t.number().default(0) }, 'ToyView');
const ToyTable = stateWith(ToyView, 'ToyTable');

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

function state(): TableState & { view: InstanceType<typeof ToyView> } {
  const own = Object.assign(new Own(), { undo: false });
  const seat = Object.assign(new TableSeat(), { own, bank: 500, prompt: 'go', choice: '["left","right"]' });
  const table = Object.assign(new ToyTable(), { id: 'table00001', epoch: 1000, version: 3, view: new ToyView() });
  table.seats.push(seat);
  return table as unknown as ReturnType<typeof state>;
}

/** A reading that has told the first state already. */
function reader() {
  const told: TableTelling[] = [];
  const reading = new ColyseusReading((telling) => told.push(telling));
  const table = state();
  reading.stateChanged(table);
  return { told, reading, table };
}

/** The state goes on to this version. */
function goOn({ reading, table }: ReturnType<typeof reader>, version: number, score: number): void {
  table.version = version;
  table.view.score = score;
  reading.stateChanged(table);
}

const won = [{ type: 'won' }];

test('a program that uses the client of Colyseus itself can read the state as the JSON door tells it', () => {
  const table = state();
  expect(standingIn(table)).toMatchObject({ table: 'table00001', version: 3, seat: 0, view: { score: 0 } });
  expect(standingIn(Object.assign(new ToyTable(), { id: 'table00001' }))).toBeUndefined();
});

test('before the match there is nothing to tell', () => {
  const told: TableTelling[] = [];
  const table = state() as TableState;
  Object.assign(table, { view: undefined });
  new ColyseusReading((telling) => told.push(telling)).stateChanged(table);
  expect(told).toEqual([]);
});

test('the first state is told whole', () => {
  const { told } = reader();
  expect(told).toMatchObject([{ type: 'snapshot', table: 'table00001', version: 3, seat: 0, view: { score: 0 } }]);
});

test('a version is told when it is known what happened', () => {
  const all = reader();
  const { told, reading } = all;
  goOn(all, 4, 7);
  expect(told).toHaveLength(1);
  reading.happened({ version: 4, turn: 1, events: won });
  expect(told.slice(1)).toEqual([
    { type: 'update', table: 'table00001', version: 4, turn: 1, asked: [], events: won, changes: [[['score'], 7]] },
  ]);
  expect(vi.getTimerCount()).toBe(0);
});

test('two versions at once are told one after the other', () => {
  const all = reader();
  const { told, reading } = all;
  goOn(all, 5, 7);
  reading.happened({ version: 4, turn: 1, events: [{ type: 'lost' }] });
  reading.happened({ version: 5, turn: 1, events: won });
  expect(told.slice(1)).toMatchObject([
    { type: 'update', version: 4, events: [{ type: 'lost' }], changes: [] },
    { type: 'update', version: 5, events: won, changes: [[['score'], 7]] },
  ]);
});

test('if no message says what happened, or not all of it, the state is told whole', async () => {
  const silent = reader();
  goOn(silent, 4, 7);
  await vi.advanceTimersByTimeAsync(1000);
  expect(silent.told.slice(1)).toMatchObject([{ type: 'snapshot', version: 4, view: { score: 7 } }]);
  const sketchy = reader();
  goOn(sketchy, 6, 7);
  sketchy.reading.happened({ version: 6, turn: 1, events: won });
  expect(sketchy.told.slice(1)).toMatchObject([{ type: 'snapshot', version: 6 }]);
});

test('what happened before one came is not news', () => {
  const { told, reading } = reader();
  reading.happened({ version: 3, turn: 1, events: won });
  expect(told).toHaveLength(1);
});

test('a question is told without a new version, and so are orders', () => {
  const { told, reading, table } = reader();
  const seat = table.seats[0] as TableSeat;
  Object.assign(seat.own, { decision: 3, undo: true });
  seat.until = 50;
  table.asked.push(0);
  seat.own.orders.push('{"type":"pass"}');
  reading.stateChanged(table);
  const choice = { type: 'one', options: ['left', 'right'] };
  expect(told.slice(1)).toEqual([
    {
      type: 'decision',
      table: 'table00001',
      decision: { number: 3, prompt: 'go', choice, until: 1050 },
      undo: true,
      orders: [{ type: 'pass' }],
    },
    { type: 'clock', table: 'table00001', clocks: [{ seat: 0, until: 1050, bank: 500 }] },
  ]);
});

test('the end is told once', () => {
  const { told, reading, table } = reader();
  table.ending = '{"ranking":[[0]],"seed":"s"}';
  reading.stateChanged(table);
  reading.stateChanged(table);
  expect(told.slice(1)).toEqual([{ type: 'ended', table: 'table00001', ranking: [[0]], seed: 's' }]);
});

test('a player who gets up is told a snapshot, as is a client that asks for one', () => {
  const { told, reading, table } = reader();
  Object.assign(table.seats[0] as TableSeat, { own: undefined });
  reading.stateChanged(table);
  expect(told[1]).toMatchObject({ type: 'snapshot', seat: null });
  reading.anew();
  expect(told[2]).toEqual(told[1]);
});

test('what comes later of the same version is told whole', () => {
  const { told, reading, table } = reader();
  table.view.score = 9;
  reading.stateChanged(table);
  expect(told.slice(1)).toMatchObject([{ type: 'snapshot', version: 3, view: { score: 9 } }]);
});
