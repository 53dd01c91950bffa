// What a seat alone may know does not touch a single byte that another client of its room is sent.
import type { OwnDecision } from '@undertow/shared/protocol/decisions.ts';
import type { Seat, Viewer } from '@undertow/shared/table/game.ts';
import type { Json } from '@undertow/shared/table/json.ts';
import { expect, test } from 'vitest';
import { MemoryRoom } from '../../support/memory-room.ts';
import { type AbyssMatch, overGames } from '../../support/random-games.ts';
import { abyssMirror, course, showMatch } from '../../support/room-course.ts';
import { SETTINGS } from '../../support/settings.ts';

const FORGED = { hand: ['secret-card', 'secret-card'], tokens: ['secret-token'], score: { tokens: 4242, total: 4242 } };

/** What a forged seat is asked; now and then nothing. */
function forgedDecision(version: number): { decision?: OwnDecision; undo?: true } {
  if (version % 5 === 0) return {};
  const choice = { type: 'one' as const, options: ['secret-option', `secret-${version}`] };
  return { decision: { number: 4242 + version, prompt: 'secret-prompt', choice, until: null }, undo: true };
}

/** A room in which all seats but this one hold, are asked and have ordered what they really have not. */
class ForgedRoom extends MemoryRoom {
  readonly viewer: Viewer;
  readonly #others: readonly Seat[];

  constructor(viewer: Viewer, seats: number) {
    super(abyssMirror(seats));
    this.viewer = viewer;
    this.#others = [...Array(seats).keys()].filter((seat) => seat !== viewer);
    for (const one of [...this.#others, viewer]) this.join(one);
  }

  show(match: AbyssMatch): void {
    showMatch(this.mirror, match, this.viewer === 'spectator' ? [] : [this.viewer]);
    for (const seat of this.#others) {
      this.mirror.showOwn(seat, { seats: match.state.seats.map(() => FORGED) } as Json);
      this.mirror.ask(seat, forgedDecision(match.version));
      this.mirror.order(seat, [`secret-order-${match.version}`]);
    }
  }
}

/** All that was ever sent to this viewer, frame by frame. */
function sentTo(room: MemoryRoom, viewer: Viewer): string[] {
  const client = room.clients.find((one) => one.viewer === viewer);
  return client?.received.map((bytes) => Buffer.from(bytes).toString('latin1')) ?? [];
}

test.for(SETTINGS)('no byte for a viewer depends on the secrets of others, with $name', ({ seats, ...setting }) => {
  overGames({ seats, ...setting }, 2, (game) => {
    const viewers: Viewer[] = [...Array(seats).keys(), 'spectator'];
    const real = new MemoryRoom(abyssMirror(seats));
    for (const viewer of viewers) real.join(viewer);
    const forged = viewers.map((viewer) => new ForgedRoom(viewer, seats));
    for (const _ of course(game)) {
      showMatch(real.mirror, game.match, [...Array(seats).keys()]);
      real.patch();
      for (const room of forged) {
        room.show(game.match);
        room.patch();
      }
    }
    for (const room of forged) {
      expect(sentTo(room, room.viewer)).toEqual(sentTo(real, room.viewer));
      // This would prove nothing if the secrets had gone to no client at all.
      const other = sentTo(room, room.viewer === 0 ? 1 : 0).join();
      for (const secret of ['secret-card', 'secret-token', 'secret-option', 'secret-order']) {
        expect(other).toContain(secret);
      }
    }
  });
});
