// Whole matches of Dungeon Lords over the client library, at both doors of the real server.
import { colyseus } from '@undertow/client-sdk/colyseus.ts';
import type { Visit } from '@undertow/client-sdk/visit.ts';
import { expect, test } from 'vitest';
import { playOut } from '../../../test/support/clients/client-play.ts';
import { chance } from '../../../test/support/clients/door-player.ts';
import { WholeServer } from '../../../test/support/server/whole-server.ts';
import type { DungeonLords } from '../client.ts';

const server = WholeServer.forAll();

const CASES = [
  { name: 'two in the simple game over the JSON door', seats: 2, full: false, link: undefined },
  { name: 'two in the simple game over Colyseus', seats: 2, full: false, link: colyseus() },
  { name: 'four in the full game over the JSON door', seats: 4, full: true, link: undefined },
  { name: 'four in the full game over Colyseus', seats: 4, full: true, link: colyseus() },
];

/** Notes every seat whose traps, drawn orders or spied cards this visit is shown. */
function seatsLaidOpenTo(visit: Visit<DungeonLords>): ReadonlySet<number> {
  const open = new Set<number>();
  visit.on('change', () => {
    for (const [seat, { traps, drawn, spiedCards, plannedTraps }] of visit.view?.seats.entries() ?? []) {
      if (traps ?? drawn ?? spiedCards ?? plannedTraps) open.add(seat);
    }
  });
  return open;
}

test.each(CASES)('a whole match is played by $name, and each player sees their own secrets alone', async (each) => {
  const { seats, full, link } = each;
  const visits: Visit<DungeonLords>[] = [];
  for (let seat = 0; seat < seats; seat++) {
    const client = await server().guest(link ? { link } : {});
    const [opened] = visits;
    const wish = { game: 'dungeon-lords', seats, time: 'none', options: { full } } as const;
    visits.push(await (opened ? client.join<DungeonLords>(opened.id) : client.create<DungeonLords>(wish)));
  }
  const spectator = await server()
    .client()
    .watch<DungeonLords>(visits[0]?.id ?? '');
  const shown = visits.map(seatsLaidOpenTo);
  const shownToAll = seatsLaidOpenTo(spectator);
  await Promise.all(visits.map((visit, seat) => playOut(visit, chance(seat))));
  await spectator.until(() => spectator.hasEnded);
  for (const visit of visits) expect(visit.ending).toEqual(spectator.ending);
  expect(spectator.ending?.ranking?.flat().toSorted()).toEqual([...visits.keys()]);
  expect(spectator.view?.ended).toBe(true);
  expect(shown.map((open) => [...open])).toEqual(visits.map(({ seat }) => [seat]));
  expect([...shownToAll]).toEqual([]);
  expect(server().complaints).toEqual([]);
});
