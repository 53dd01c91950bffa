// What was said at a table before a client came, and what is said meanwhile.
import { ChatCatchUp } from '@undertow/server/doors/chat-catch-up.ts';
import { OutgoingMessage } from '@undertow/server/host/outgoing.ts';
import type { Chat } from '@undertow/server/lobby/chat.ts';
import type { TableData } from '@undertow/server/lobby/table-data.ts';
import type { Person } from '@undertow/shared/protocol/people.ts';
import { expect, test } from 'vitest';

type Line = Awaited<ReturnType<Chat['before']>>[number];

const TABLE = {} as TableData;

function line(at: number, text: string, person = 'ada'): Line {
  return {
    table: 'deep',
    channel: 'players',
    person: { id: person, name: person } as Person,
    text,
    time: at,
  } as unknown as Line;
}

/** A client that comes to a table; `said` says a line while it comes, and `known` ends the wait for the older ones. */
function coming() {
  const told: string[] = [];
  const catchUp = new ChatCatchUp(({ message }) => {
    if (message.type === 'chat') told.push(message.text);
  });
  const { promise, resolve } = Promise.withResolvers<Line[]>();
  const chat = { before: () => promise } as unknown as Chat;
  const begun = catchUp.begin(chat, { person: undefined, hears: (person) => person !== 'muted' }, TABLE);
  const said = (said: Line) => catchUp.said(new OutgoingMessage({ type: 'chat', ...said }));
  const known = (lines: Line[]) => {
    resolve(lines);
    return begun;
  };
  return { told, said, known };
}

test('a line that comes both ways is told once, in its place', async () => {
  const { told, said, known } = coming();
  said(line(2, 'both ways'));
  said(line(3, 'after'));
  await known([line(1, 'before'), line(2, 'both ways')]);
  expect(told).toEqual(['before', 'both ways', 'after']);
});

test('the same words of another moment, or of another person, are another line', async () => {
  const { told, said, known } = coming();
  said(line(2, 'yes'));
  said(line(1, 'yes', 'ben'));
  await known([line(1, 'yes')]);
  expect(told).toEqual(['yes', 'yes', 'yes']);
});

test('nothing is told before what was said first, and from then on each line at once', async () => {
  const { told, said, known } = coming();
  said(line(2, 'meanwhile'));
  expect(told).toEqual([]);
  await known([]);
  said(line(3, 'later'));
  expect(told).toEqual(['meanwhile', 'later']);
});

test('what a muted person said is left out', async () => {
  const { told, known } = coming();
  await known([line(1, 'hear me', 'muted'), line(2, 'before')]);
  expect(told).toEqual(['before']);
});
