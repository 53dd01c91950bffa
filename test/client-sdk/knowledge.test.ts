// What a client makes of what it is told of a table.
import type { AnyGame } from '@undertow/client-sdk/game-types.ts';
import { Knowledge } from '@undertow/client-sdk/knowledge.ts';
import type { Snapshot, Update } from '@undertow/shared/protocol/play.ts';
import { expect, test } from 'vitest';
import { ADA, MemoryDoor, TABLE } from '../support/clients/memory-door.ts';

const decision = { number: 3, prompt: 'say', choice: { type: 'amount' as const, min: 0, max: 9 }, until: 1000 };

const snapshot: Snapshot & { readonly type: 'snapshot' } = {
  type: 'snapshot',
  table: TABLE,
  version: 3,
  seat: 0,
  turn: 1,
  view: { pearls: [1, 2], deck: { count: 5 } },
  asked: [{ seat: 0, prompt: 'say', until: 1000 }],
  decision,
  clocks: [
    { seat: 0, until: 1000, bank: 500 },
    { seat: 1, until: null, bank: 500 },
  ],
  orders: [],
  ending: null,
  time: 0,
};

function update(version: number, more: Partial<Update> = {}): Update & { readonly type: 'update' } {
  return { type: 'update', table: TABLE, version, turn: 0, asked: [], events: [], changes: [], ...more };
}

function knowing(): Knowledge<AnyGame> {
  const knowledge = new Knowledge<AnyGame>();
  knowledge.take(snapshot);
  return knowledge;
}

function names(happened: readonly (readonly [string, unknown])[] | undefined): string[] | undefined {
  return happened?.map(([name]) => name);
}

test('a snapshot is everything', () => {
  const knowledge = new Knowledge<AnyGame>();
  expect(knowledge.take(snapshot)).toEqual([
    ['update', { version: 3, view: snapshot.view, events: [], changes: null }],
    ['decision', decision],
    ['change', undefined],
  ]);
  expect(knowledge.position).toMatchObject({ seat: 0, canUndo: false, decision, ending: null });
});

test('how many turns are over is known from the snapshot on, and with each update', () => {
  const knowledge = new Knowledge<AnyGame>();
  knowledge.take({ ...snapshot, turn: 7 });
  expect(knowledge.position?.turn).toBe(7);
  knowledge.take(update(4, { turn: 8 }));
  expect(knowledge.position?.turn).toBe(8);
});

test('an update changes the view, and leaves the view before as it was', () => {
  const knowledge = knowing();
  const before = knowledge.position?.view;
  const changes = [[['deck', 'count'], 4]] as const;
  expect(names(knowledge.take(update(4, { changes: [...changes], undo: true })))).toEqual([
    'update',
    'decision',
    'change',
  ]);
  expect(knowledge.position).toMatchObject({ version: 4, canUndo: true, decision: null });
  expect(knowledge.position?.view).toEqual({ pearls: [1, 2], deck: { count: 4 } });
  expect(before).toEqual(snapshot.view);
});

test('an update that was known already says nothing', () => {
  const knowledge = knowing();
  expect(knowledge.take(update(3, { changes: [[['deck', 'count'], 0]] }))).toEqual([]);
  expect(knowledge.take(update(2, { changes: [[['deck', 'count'], 0]] }))).toEqual([]);
  expect(knowledge.position?.view).toEqual(snapshot.view);
});

test('an update that does not follow makes no sense', () => {
  expect(knowing().take(update(5))).toBe(undefined);
  expect(new Knowledge().take(update(1))).toBe(undefined);
});

test('the same decision is asked again when it was gone in between', () => {
  const knowledge = knowing();
  expect(knowledge.questions).toBe(1);
  const own = { type: 'decision' as const, table: TABLE, orders: [] };
  expect(names(knowledge.take({ ...own, undo: true }))).toEqual(['decision', 'change']);
  expect(knowledge.questions).toBe(1);
  knowledge.take({ ...own, decision });
  expect(knowledge.questions).toBe(2);
  expect(names(knowledge.take({ ...own, decision: { ...decision, until: 2000 } }))).toEqual(['change']);
  expect(knowledge.questions).toBe(2);
});

test('what is asked next stands also among all that is asked, and goes from there when it is answered', () => {
  const knowledge = knowing();
  const asked = [
    { seat: 0, prompt: 'say', until: 1000 },
    { seat: 1, prompt: 'say', until: 1000 },
  ];
  knowledge.take(update(4, { asked, decision: { ...decision, number: 4 } }));
  const own = { type: 'decision' as const, table: TABLE, orders: [] };
  const next = { ...decision, number: 1_000_004, prompt: 'and then' };
  expect(names(knowledge.take({ ...own, decision: next }))).toEqual(['decision', 'change']);
  expect(knowledge.questions).toBe(3);
  expect(knowledge.position).toMatchObject({ version: 4, decision: next });
  expect(knowledge.position?.asked).toEqual([{ ...asked[0], prompt: 'and then' }, asked[1]]);
  knowledge.take(own);
  expect(knowledge.position).toMatchObject({ decision: null, asked: [asked[1]] });
});

test('clocks say until when each seat is asked, oneself included', () => {
  const knowledge = knowing();
  const clocks = [
    { seat: 0, until: 700, bank: 200 },
    { seat: 1, until: null, bank: 500 },
  ];
  expect(names(knowledge.take({ type: 'clock', table: TABLE, clocks }))).toEqual(['clocks', 'change']);
  expect(knowledge.position).toMatchObject({ asked: [{ seat: 0, until: 700 }], decision: { until: 700 }, clocks });
});

test('an update says until when, too', () => {
  const knowledge = knowing();
  knowledge.take(update(4, { asked: [{ seat: 1, prompt: 'say', until: 5000 }] }));
  expect(knowledge.position?.clocks).toEqual([
    { seat: 0, until: null, bank: 500 },
    { seat: 1, until: 5000, bank: 500 },
  ]);
});

test('a match ends once', () => {
  const knowledge = knowing();
  const ended = { type: 'ended', table: TABLE, ranking: [[1], [0]], seed: 'seed' } as const;
  knowledge.take(update(4));
  expect(names(knowledge.take({ ...ended, ranking: [[1], [0]] }))).toEqual(['clocks', 'ended', 'change']);
  expect(names(knowledge.take({ ...ended, ranking: [[1], [0]] }))).toEqual(['change']);
  expect(knowledge.position?.ending).toEqual({ ranking: [[1], [0]], seed: 'seed' });
});

test('nothing is asked any more when a match is cut short, whatever comes after', () => {
  const ending = { ranking: null, seed: 'seed' };
  const nothing = { asked: [], decision: null, canUndo: false, ending };
  const knowledge = knowing();
  const clocks = [0, 1].map((seat) => expect.objectContaining({ seat, until: null }));
  const happened = knowledge.take({ type: 'ended', table: TABLE, ...ending });
  expect(names(happened)).toEqual(['clocks', 'decision', 'ended', 'change']);
  expect(happened?.[0]).toEqual(['clocks', clocks]);
  expect(knowledge.position).toMatchObject(nothing);
  const running = [0, 1].map((seat) => ({ seat, until: 5000, bank: 100 }));
  expect(knowledge.take({ type: 'clock', table: TABLE, clocks: running })?.[0]).toEqual(['clocks', clocks]);
  knowledge.take({ type: 'decision', table: TABLE, decision, undo: true, orders: [] });
  expect(knowledge.position).toMatchObject(nothing);

  const late = new Knowledge<AnyGame>();
  late.take({ ...snapshot, undo: true, ending });
  expect(late.position).toMatchObject(nothing);
});

test('a table is known before its match', () => {
  const knowledge = new Knowledge<AnyGame>();
  const { table } = new MemoryDoor();
  expect(names(knowledge.take({ type: 'table', table }))).toEqual(['table', 'change']);
  expect(knowledge.position).toBe(undefined);
  expect(knowledge.take({ type: 'clock', table: TABLE, clocks: [] })).toEqual([]);
});

test('of what was said the last 200 lines are kept', () => {
  const knowledge = new Knowledge<AnyGame>();
  for (let time = 0; time < 250; time++) {
    knowledge.take({ type: 'chat', table: TABLE, channel: 'players', person: ADA, text: 'hello', time });
  }
  expect(knowledge.chat).toHaveLength(200);
  expect(knowledge.chat.at(-1)?.time).toBe(249);
});

test('a reaction is told, and not kept', () => {
  const knowledge = knowing();
  const reaction = { table: TABLE, channel: 'players', person: ADA, reaction: 'bravo', time: 1 } as const;
  expect(knowledge.take({ type: 'reaction', ...reaction })).toEqual([
    ['reaction', reaction],
    ['change', undefined],
  ]);
  expect(knowledge.chat).toEqual([]);
});

test('what only a newer server tells is passed over', () => {
  const knowledge = knowing();
  const before = knowledge.position;
  expect(knowledge.take({ type: 'weather', table: TABLE } as never)).toEqual([]);
  expect(knowledge.position).toBe(before);
});

test('another process may tell of another course by the same numbers', () => {
  const knowledge = knowing();
  knowledge.isForeign = true;
  const other = { ...decision, prompt: 'sing' };
  const told = knowledge.take({ ...snapshot, view: { pearls: [2, 1], deck: { count: 5 } }, decision: other });
  expect(names(told)).toEqual(['update', 'decision', 'change']);
  expect(knowledge).toMatchObject({ questions: 2, isForeign: false, position: { decision: other } });
});

test('another process that tells the same says nothing new', () => {
  const knowledge = knowing();
  knowledge.isForeign = true;
  const later = { ...decision, until: 2000 };
  expect(names(knowledge.take({ ...structuredClone(snapshot), decision: later }))).toEqual(['change']);
  expect(knowledge).toMatchObject({ questions: 1, position: { decision: later } });
});

test('another process may know nothing of the match', () => {
  const knowledge = knowing();
  const { decision: _, ...rest } = snapshot;
  const open = { ...new MemoryDoor().table, started: null };
  expect(names(knowledge.take({ type: 'table', table: open }))).toEqual(['table', 'change']);
  knowledge.isForeign = true;
  expect(names(knowledge.take({ type: 'table', table: open }))).toEqual(['table', 'decision', 'change']);
  expect(knowledge.position).toBeUndefined();
  expect(names(knowledge.take({ ...rest, version: 0 }))).toEqual(['update', 'change']);
});
