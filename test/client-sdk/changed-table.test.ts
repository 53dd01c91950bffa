// A table that its owner changes before the match, at both doors.
import { colyseus } from '@undertow/client-sdk/colyseus.ts';
import type { Abyss } from '@undertow/games/abyss/client.ts';
import { describe, expect, test } from 'vitest';
import { WholeServer } from '../support/server/whole-server.ts';

const server = WholeServer.forAll();

const ways = [
  { name: 'the JSON door', way: {} },
  { name: 'Colyseus', way: { link: colyseus() } },
] as const;

describe.each(ways)('over $name', ({ way }) => {
  test('two guests agree anew to what the owner has changed, on other seats, and with a bot among them', async () => {
    const [first, second] = [await server().guest(way), await server().guest(way)];
    const opened = await first.create<Abyss>({ game: 'abyss', seats: 4, time: 'none', access: 'unlisted' });
    const visit = await second.join<Abyss>(opened.id, { seat: 3 });
    await visit.ready();
    await opened.changeTable({ seats: 3, time: 'relaxed' });
    await visit.until(() => visit.table.seats.length === 3);
    expect([visit.seat, visit.table.time, visit.table.seats[1]?.ready]).toEqual([1, 'relaxed', false]);
    await opened.seatBot();
    await Promise.all([opened.ready(), visit.ready()]);
    await Promise.all([opened, visit].map((one) => one.until(() => one.view !== undefined)));
    expect([opened.seat, visit.seat, visit.table.seats[2]?.person.kind]).toEqual([0, 1, 'bot']);
    expect(server().complaints).toEqual([]);
  });
});
