// What the clients of a room read from its state is what the host told: to all, and to each seat apart.
import { randomGame } from '@undertow/games/abyss/test/support/random-games.ts';
import { settingOf } from '@undertow/games/abyss/test/support/settings.ts';
import type { OwnDecision } from '@undertow/shared/protocol/decisions.ts';
import type { Seat, Viewer } from '@undertow/shared/table/game.ts';
import { describe, expect, test } from 'vitest';
import { overGames } from '../../games/random-games.ts';
import { type MemoryClient, MemoryRoom } from '../../support/clients/memory-room.ts';
import {
  EXTREMES,
  mirrorOf,
  playThrough,
  type ShownMatch,
  showMatch,
  standingAt,
} from '../../support/host/mirrored-match.ts';
import { mustEqual } from '../../support/run/each-step.ts';

function viewersOf(seats: number): Viewer[] {
  return [...Array(seats).keys(), 'spectator'];
}

function seatsWithClients({ clients }: MemoryRoom): Seat[] {
  return [...new Set(clients.flatMap(({ viewer }) => (viewer === 'spectator' ? [] : viewer)))];
}

function expectToSee(client: MemoryClient, match: ShownMatch): void {
  mustEqual(client.standing, standingAt(match, client.viewer));
}

describe('every viewer of a match', () => {
  test.for(EXTREMES)('reads the view of that viewer at every step, of $name', ({ under, setting }) => {
    overGames(under, setting, 1, (game) => {
      const room = new MemoryRoom(mirrorOf(under.game.id, setting.seats));
      for (const viewer of viewersOf(setting.seats)) room.join(viewer);
      const seats = seatsWithClients(room);
      showMatch(room.mirror, game.match, seats);
      room.patch();
      for (const _ of playThrough(game)) {
        showMatch(room.mirror, game.match, seats);
        room.patch();
        for (const client of room.clients) expectToSee(client, game.match);
      }
    });
  });

  test.for(EXTREMES)('may come and go at any time, and more than once, of $name', ({ under, setting }) => {
    overGames(under, setting, 1, (game) => {
      const { match, random } = game;
      const viewers = viewersOf(setting.seats);
      const room = new MemoryRoom(mirrorOf(under.game.id, setting.seats));
      const away: MemoryClient[] = [];
      const anyViewer = () => viewers[random.below(viewers.length)] as Viewer;
      /** What a seat is to know must be shown before its client is sent the whole state. */
      const prepare = (viewer: Viewer) => {
        if (viewer !== 'spectator') showMatch(room.mirror, match, [viewer]);
        room.patch();
        return viewer;
      };
      for (const _ of playThrough(game)) {
        showMatch(room.mirror, match, seatsWithClients(room));
        // Not every change is sent by itself.
        if (random.below(3) === 0) continue;
        room.patch();
        for (const client of room.clients) expectToSee(client, match);

        const client = room.clients[random.below(20)];
        const returning = away[random.below(10)];
        if (random.below(4) === 0 && room.clients.length < 8) {
          expectToSee(room.join(prepare(anyViewer())), match);
        } else if (returning) {
          away.splice(away.indexOf(returning), 1);
          prepare(returning.viewer);
          room.rejoin(returning);
          expectToSee(returning, match);
        } else if (client && random.below(2) === 0) {
          room.leave(client);
          away.push(client);
        } else if (client) {
          room.rejoin(client, prepare(anyViewer()));
          expectToSee(client, match);
        }
      }
    });
  });
});

describe('beside the view', () => {
  const ada = { id: 'aaaaaaaaaaaa', name: 'Ada', kind: 'member' as const };
  const taken = { person: ada, ready: true, connected: true, automatic: false, resigned: false };

  test('all see the players at the table, also before there is a match', () => {
    const room = new MemoryRoom(mirrorOf('abyss', 2));
    const client = room.join('spectator');
    room.mirror.seat('open', [null, taken]);
    room.patch();
    expect(client.standing).toBeUndefined();
    expect(client.state.status).toBe('open');
    expect(client.state.seats.toJSON()).toEqual([
      { ready: false, connected: false, automatic: false, resigned: false },
      { ...ada, ready: true, connected: true, automatic: false, resigned: false },
    ]);
    const bot = { ...taken, level: 'deep' };
    room.mirror.seat('open', [null, bot]);
    room.patch();
    expect(client.state.seats.toJSON()[1]).toMatchObject({ level: 'deep' });
    room.mirror.seat('open', [null, null]);
    room.patch();
    expect(client.state.seats.toJSON()[1]).toEqual({
      ready: false,
      connected: false,
      automatic: false,
      resigned: false,
    });
  });

  test('a seat alone sees its standing orders', () => {
    const room = new MemoryRoom(mirrorOf('abyss', 2));
    const { match } = randomGame(settingOf(2), 1);
    showMatch(room.mirror, match, [0, 1]);
    room.patch();
    const [own, other] = [room.join(0), room.join(1)];
    const orders = [{ type: 'pass' }, { type: 'buy', face: 'crab-1' }];
    room.mirror.order(0, orders);
    room.patch();
    expect([own.standing?.orders, other.standing?.orders]).toEqual([orders, []]);
    room.mirror.order(0, orders.slice(1));
    room.patch();
    expect(own.standing?.orders).toEqual(orders.slice(1));
  });

  test('only a seat itself sees the next thing that it is asked, and nothing is sent to other viewers', () => {
    const room = new MemoryRoom(mirrorOf('abyss', 2));
    const { match } = randomGame(settingOf(2), 1);
    showMatch(room.mirror, match, [0, 1]);
    room.patch();
    const seat = match.pending[0]?.seat ?? 0;
    const [own, other, spectator] = [room.join(seat), room.join(1 - seat), room.join('spectator')];
    const before = [other, spectator].map(({ received }) => received.length);
    const { asked = [] } = own.standing ?? {};
    const decision: OwnDecision = {
      ...{ number: 1_000_000, prompt: 'and then', until: asked[0]?.until ?? null },
      choice: { type: 'sequence', options: ['a', 'b'], min: 2, max: 2 },
    };
    room.mirror.ask(seat, { decision });
    room.patch();
    expect(own.standing?.decision).toEqual(decision);
    expect(own.standing?.asked).toEqual([{ ...asked[0], prompt: 'and then' }]);
    expect([other, spectator].map(({ received }) => received.length)).toEqual(before);
    showMatch(room.mirror, match, [0, 1]);
    room.patch();
    expect(own.standing).toEqual(standingAt(match, seat));
  });

  test('all are told how the match has ended', () => {
    const room = new MemoryRoom(mirrorOf('abyss', 2));
    showMatch(room.mirror, randomGame(settingOf(2), 1).match, []);
    room.patch();
    const client = room.join('spectator');
    expect(client.standing?.ending).toBeNull();
    const ending = { ranking: [[1], [0]], seed: 'fast:1' };
    room.mirror.end(ending);
    room.patch();
    expect(client.standing?.ending).toEqual(ending);
  });

  test('no seat is asked anything any more where the match was cut short', () => {
    const room = new MemoryRoom(mirrorOf('abyss', 2));
    const { match } = randomGame(settingOf(2), 1);
    showMatch(room.mirror, match, [0, 1]);
    room.patch();
    const clients = [room.join(0), room.join(1), room.join('spectator')];
    expect(clients.map(({ standing }) => standing?.asked.length)).toEqual([1, 1, 1]);
    room.mirror.end({ ranking: null, seed: 'fast:1' });
    room.patch();
    expect(clients.map(({ standing }) => standing?.asked)).toEqual([[], [], []]);
    expect(clients.filter(({ standing }) => standing?.decision || standing?.undo)).toEqual([]);
  });

  test('nothing is shown to a seat before it is shown to all', () => {
    const mirror = mirrorOf('abyss', 2);
    expect(() => mirror.showOwn(0, {})).toThrow('what all see must be shown first');
  });
});
