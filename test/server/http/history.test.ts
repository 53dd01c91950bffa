// What has happened in a match, over HTTP: for a person who may watch it, as the viewer that they are.
import type { Client } from '@undertow/client-sdk/client.ts';
import { Refused } from '@undertow/client-sdk/errors.ts';
import type { TableWish } from '@undertow/client-sdk/protocol.ts';
import { History } from '@undertow/shared/protocol/play.ts';
import { expect, test } from 'vitest';
import { WholeServer } from '../../support/server/whole-server.ts';

const server = WholeServer.forAll();

/** A match for two that one person plays against a bot, some answers into it. */
async function playedBy(client: Client, wish: Partial<TableWish>): Promise<string> {
  const visit = await client.create({ game: 'abyss', seats: 2, time: 'none', bots: true, ...wish });
  await visit.ready();
  for (let answers = 0; answers < 4; answers++) {
    await visit.until(() => visit.decision?.choice.type === 'one');
    const { decision, version = 0 } = visit;
    await visit.answer(decision?.choice.type === 'one' ? (decision.choice.options[0] ?? null) : null);
    await visit.until(() => visit.version !== version);
  }
  return visit.id;
}

const historyOf = async (client: Client, table: string, query = '') => {
  const reply = await client
    .ask({ method: 'GET', path: `/api/tables/${table}/history${query}` })
    .catch((error) => error);
  return reply instanceof Refused ? reply.code : History.parse(reply).happened;
};

test('players are told what only they may know, and all others what spectators may', async () => {
  const player = await server().guest();
  const table = await playedBy(player, {});
  const [own, seen] = [await historyOf(player, table), await historyOf(server().client(), table)];
  expect(own.length).toBeGreaterThan(3);
  expect(own[0]).toMatchObject({
    version: 0,
    events: expect.arrayContaining([expect.objectContaining({ type: 'turnBegan' })]),
  });
  expect(seen.length).toBe(own.length);
  expect(await historyOf(await server().guest(), table)).toEqual(seen);
  expect(await historyOf(player, table, '?after=3')).toEqual(own.slice(4));
  expect(await historyOf(player, table, '?after=-2')).toBe('malformed');
});

test('of a private table it takes an invitation, and of one without spectators a seat', async () => {
  const [player, stranger] = [await server().guest(), await server().guest()];
  const table = await playedBy(player, { access: 'private' });
  const { invitation } = player.visits[0]?.table ?? {};
  expect(await historyOf(stranger, table)).toBe('not-found');
  expect(await historyOf(stranger, table, `?invitation=${invitation}`)).not.toEqual([]);
  const alone = await playedBy(player, { spectators: { allowed: false, delay: 0 } });
  expect(await historyOf(stranger, alone)).toBe('forbidden');
  expect(await historyOf(player, alone)).not.toEqual([]);
});

test('nothing has happened at a table that waits, and nowhere at one that is not there', async () => {
  const player = await server().guest();
  const visit = await player.create({ game: 'abyss', seats: 2, time: 'none' });
  expect(await visit.history()).toEqual([]);
  expect(await historyOf(player, 'nowhere000')).toBe('not-found');
});
