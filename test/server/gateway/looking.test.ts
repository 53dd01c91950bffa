// A token that is not good for looking shows a program nothing of a match, whatever it asks for at the JSON door.
import { SHAPES } from '@undertow/shared/protocol/door.ts';
import type { Scope } from '@undertow/shared/protocol/people.ts';
import type { Table } from '@undertow/shared/protocol/tables.ts';
import { expect, test } from 'vitest';
import type { DoorClient } from '../../support/clients/door-client.ts';
import { beginMatch, chance, playUntil } from '../../support/clients/door-player.ts';
import { TestApp } from '../../support/server/test-app.ts';

const app = TestApp.forAll();
let members = 0;

/** A member, and a program of theirs with a token that is good for these. */
async function programFor(scopes: readonly Scope[]) {
  const member = await app().member(`Member ${members++}`);
  const { token } = await app().accounts.tokens.create(member.person?.id ?? '', {
    label: 'program',
    scopes: [...scopes],
  });
  return { member, program: await app().enter(token) };
}

/** What was told besides the replies. */
function told({ messages }: DoorClient): readonly string[] {
  return messages.map(({ type }) => type).filter((type) => !['welcome', 'ok', 'error'].includes(type));
}

test('a token for tables and chat alone tells a program nothing of its owner’s private match', async () => {
  const { member, program } = await programFor(['tables', 'chat']);
  const players = [member, await app().guest()];
  const opened = member.next({ type: 'table' });
  const { table } = await member.do('create', { game: 'abyss', seats: 2, time: 'none', access: 'private' });
  const { invitation } = (await opened).table as Table;
  await players[1]?.do('join', { table, invitation });
  const begun = players.map((player) => player.changeAt(String(table)));
  for (const player of players) await player.do('ready', { table, ready: true });
  await Promise.all(begun);
  await playUntil(players, String(table), 3, chance(2));

  const fields = {
    game: 'abyss',
    seats: 2,
    seat: 0,
    decision: 0,
    answer: 'pass',
    orders: [],
    text: 'Hello',
    ready: true,
  };
  for (const type of SHAPES.keys()) {
    await program.ask(type, { ...fields, table, on: false, person: member.person?.id, muted: false });
  }
  await program.do('ping');
  expect(told(program)).toEqual([]);
});

test('a rematch that goes on already is shown to a program that may look, and to no other', async () => {
  const { member, program } = await programFor(['tables']);
  const players = [member, await app().guest()];
  const before = await beginMatch(players);
  await players[1]?.do('leave', { table: before, resign: true });
  const { table } = await member.do('rematch', { table: before });
  await players[1]?.do('rematch', { table: before });
  const begun = players.map((player) => player.changeAt(String(table)));
  for (const player of players) await player.do('ready', { table, ready: true });
  await Promise.all(begun);

  expect(await program.do('rematch', { table: before })).toMatchObject({ table, seat: 0 });
  await program.do('ping');
  expect(told(program)).toEqual([]);
  const personal = { label: 'watcher', scopes: ['tables' as const, 'watch' as const] };
  const { token } = await app().accounts.tokens.create(member.person?.id ?? '', personal);
  const watcher = await app().enter(token);
  await watcher.do('rematch', { table: before });
  expect(told(watcher)).toContain('snapshot');
});
