// What the operator does to a match, as those at its table are told of it, by whichever door they have come.
import { expect, test } from 'vitest';
import { RoomServer } from '../../support/server/room-server.ts';

const OPERATOR = 'the-operator-of-these-tests';

/** Gives the status. */
async function end({ url }: RoomServer, table: string, reason: string): Promise<number> {
  const { status } = await fetch(`${url}/api/operator/matches/${table}`, {
    method: 'DELETE',
    headers: { authorization: `Bearer ${OPERATOR}`, 'content-type': 'application/json' },
    body: JSON.stringify({ reason }),
  });
  return status;
}

test('clients at a table whose match the operator ends are told why, at both doors, and clients elsewhere are not', async () => {
  const server = await RoomServer.start({ OPERATOR_TOKEN: OPERATOR });
  const tokens = [await server.guest(), await server.guest()] as const;
  const { table, clients } = await server.match(tokens);
  const spectator = await server.knock(await server.guest());
  await spectator.do('watch', { table });
  const otherTable = await server.table(tokens[0]);
  const elsewhere = await server.join(tokens[0], { table: otherTable });
  const told = spectator.next({ type: 'notice' });
  expect(await end(server, table, 'It was a test.')).toBe(204);
  expect(await told).toEqual({ type: 'notice', text: 'It was a test.', table });
  for (const client of clients) {
    expect(await client.told('notice')).toEqual({ text: 'It was a test.', table });
    await client.until(() => client.room.state.status === 'abandoned');
  }
  // Whatever was told before the reply would have come by now.
  await elsewhere.ask('ping');
  expect(elsewhere.heard.map(({ type }) => type)).not.toContain('notice');
  expect(server.troubles).toEqual([]);
});

test('a reason for which no match was ended is not told', async () => {
  const server = await RoomServer.start({ OPERATOR_TOKEN: OPERATOR });
  const tokens = [await server.guest(), await server.guest()] as const;
  const { table, clients } = await server.match(tokens);
  expect(await end(server, table, 'First.')).toBe(204);
  for (const client of clients) await client.until(() => client.room.state.status === 'abandoned');
  expect(await end(server, table, 'Second.')).toBe(404);
  for (const client of clients) {
    await client.ask('ping');
    const notices = client.heard.filter(({ type }) => type === 'notice');
    expect(notices.map(({ message }) => message)).toEqual([{ text: 'First.', table }]);
  }
});
