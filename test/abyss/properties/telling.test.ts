// What is told is what happens: who only listens knows the table as well as who looks at it.
import { abyss } from '@undertow/shared/abyss/index.ts';
import type { Viewer } from '@undertow/shared/table/game.ts';
import { expect, test } from 'vitest';
import { make, moves, overGames } from '../../support/random-games.ts';
import { hear } from '../../support/told-events.ts';
import { knownTo, seenBy } from '../../support/told-table.ts';

test.for([2, 3, 4])('events tell each viewer all that it sees happen, with %i players', (seats) => {
  overGames(seats, 20, (game) => {
    const { match } = game;
    const viewers: Viewer[] = [...Array(seats).keys(), 'spectator'];
    const listeners = viewers.map((viewer) => ({ viewer, told: seenBy(match.view(viewer), viewer) }));
    for (const move of moves(game)) {
      const events = make(match, move);
      for (const { viewer, told } of listeners) {
        for (const event of events) {
          const heard = abyss.redact(event, viewer);
          if (heard) hear(told, heard);
        }
        const known = knownTo(viewer, told);
        const seen = seenBy(match.view(viewer), viewer);
        if (JSON.stringify(known) !== JSON.stringify(seen)) expect(known).toEqual(seen);
      }
    }
  });
});

test.for([2, 3, 4])('Pearls come and go only as it is told, with %i players', (seats) => {
  overGames(seats, 60, (game) => {
    // Everybody begins with one (B9).
    const pearls = Array<number>(seats).fill(1);
    for (const move of moves(game)) {
      for (const event of make(game.match, move)) {
        if (event.type === 'pearlsGained') pearls[event.seat] = (pearls[event.seat] ?? 0) + event.pearls;
        if (event.type === 'pearlsLost') pearls[event.seat] = (pearls[event.seat] ?? 0) - event.pearls;
      }
      expect(pearls).toEqual(game.match.state.seats.map((seat) => seat.pearls));
    }
  });
});

test.for([2, 3, 4])('a purchase moves its price from the buyer to the active player, with %i players', (seats) => {
  overGames(seats, 60, (game) => {
    const { match } = game;
    for (const move of moves(game)) {
      const { active } = match.state;
      const before = match.state.seats.map(({ pearls }) => pearls);
      const events = make(match, move);
      const bought = events.find((event) => event.type === 'allyBought');
      if (!bought) continue;
      const paid = events
        .slice(events.indexOf(bought))
        .filter(({ type }) => type.startsWith('pearls'))
        .slice(0, 2);
      expect(paid).toEqual([
        { type: 'pearlsLost', seat: bought.seat, pearls: bought.price },
        { type: 'pearlsGained', seat: active, pearls: bought.price },
      ]);
      expect(before[bought.seat]).toBeGreaterThanOrEqual(bought.price);
    }
  });
});

test.for([2, 3, 4])('turns follow each other clockwise, except for extra turns, with %i players', (seats) => {
  overGames(seats, 60, (game) => {
    let last = game.match.state.active;
    for (const move of moves(game)) {
      for (const event of make(game.match, move)) {
        if (event.type !== 'turnBegan') continue;
        expect(event.seat).toBe(event.extra ? last : (last + 1) % seats);
        last = event.seat;
      }
    }
  });
});

test.for([2, 3, 4])('once the end is triggered, every other player has one more turn, with %i players', (seats) => {
  overGames(seats, 100, (game) => {
    let trigger: number | undefined;
    const turns: number[] = [];
    let passed = 0;
    for (const move of moves(game)) {
      for (const event of make(game.match, move)) {
        if (event.type === 'endTriggered') trigger = event.seat;
        if (event.type === 'actionPassed') passed++;
        if (event.type === 'turnBegan' && !event.extra && trigger !== undefined) turns.push(event.seat);
      }
    }
    if (trigger === undefined) expect(passed).toBeGreaterThanOrEqual(seats);
    else expect(turns).toEqual(Array.from({ length: seats - 1 }, (_, i) => ((trigger ?? 0) + 1 + i) % seats));
  });
});
