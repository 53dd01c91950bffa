// What the clients of a room read from its state is what the host told: to all, and to each seat apart.
import { isDeepStrictEqual } from 'node:util';
import type { Seat, Viewer } from '@undertow/shared/table/game.ts';
import { describe, expect, test } from 'vitest';
import { type MemoryClient, MemoryRoom, standingOf } from '../../support/memory-room.ts';
import { type AbyssMatch, overGames } from '../../support/random-games.ts';
import { abyssMirror, course, showMatch, standingAt } from '../../support/room-course.ts';
import { SETTINGS } from '../../support/settings.ts';

function viewersOf(seats: number): Viewer[] {
  return [...Array(seats).keys(), 'spectator'];
}

function seatsWithClients({ clients }: MemoryRoom): Seat[] {
  return [...new Set(clients.flatMap(({ viewer }) => (viewer === 'spectator' ? [] : viewer)))];
}

function expectToSee(client: MemoryClient, match: AbyssMatch): void {
  const [read, told] = [standingOf(client), standingAt(match, client.viewer)];
  // Much faster than `toEqual`, which is left to say what is wrong.
  if (!isDeepStrictEqual(read, told)) expect(read).toEqual(told);
}

describe('every viewer of a match', () => {
  test.for(SETTINGS)('reads the view of that viewer at every step, with $name', (setting) => {
    overGames(setting, 10, (game) => {
      const room = new MemoryRoom(abyssMirror(setting.seats));
      for (const viewer of viewersOf(setting.seats)) room.join(viewer);
      const seats = seatsWithClients(room);
      showMatch(room.mirror, game.match, seats);
      room.patch();
      for (const _ of course(game)) {
        showMatch(room.mirror, game.match, seats);
        room.patch();
        for (const client of room.clients) expectToSee(client, game.match);
      }
    });
  });

  test.for(SETTINGS)('may come and go at any time, and more than once, with $name', (setting) => {
    overGames(setting, 10, (game) => {
      const { match, random } = game;
      const room = new MemoryRoom(abyssMirror(setting.seats));
      const viewers = viewersOf(setting.seats);
      for (const _ of course(game)) {
        showMatch(room.mirror, match, seatsWithClients(room));
        // Not every change is sent by itself.
        if (random.below(3) > 0) {
          room.patch();
          for (const client of room.clients) expectToSee(client, match);
        }
        if (random.below(4) === 0 && room.clients.length < 8) {
          const viewer = viewers[random.below(viewers.length)] as Viewer;
          if (viewer !== 'spectator') showMatch(room.mirror, match, [viewer]);
          room.patch();
          expectToSee(room.join(viewer), match);
        }
        const leaving = room.clients[random.below(12)];
        if (leaving) room.leave(leaving);
      }
    });
  });
});
