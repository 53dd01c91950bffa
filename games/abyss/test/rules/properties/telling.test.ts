// What is told is what happens: from the events alone the table is known as well as from the views.
import type { Viewer } from '@undertow/shared/table/game.ts';
import { expect, test } from 'vitest';
import { mustBe, mustEqual } from '../../../../../test/support/run/each-step.ts';
import type { AbyssEvent } from '../../../rules/events.ts';
import { abyss } from '../../../rules/index.ts';
import { make, moves, overGames } from '../../support/random-games.ts';
import { SETTINGS } from '../../support/settings.ts';
import { hear } from '../../support/told-events.ts';
import { knownTo, seenBy } from '../../support/told-table.ts';

test.for(SETTINGS)('events tell each viewer all that it sees happen, with $name', (setting) => {
  const { seats } = setting;
  overGames(setting, 20, (game) => {
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
        mustEqual(known, seen);
      }
    }
  });
});

test.for(SETTINGS)('Pearls, Keys, Nebulis and Wounds come and go only as it is told, with $name', (setting) => {
  const { seats } = setting;
  overGames(setting, 60, (game) => {
    const none = Array<number>(seats).fill(0);
    // Every player begins with one Pearl (B9).
    const owned = { pearls: none.map(() => 1), keys: none.slice(), nebulis: none.slice(), wounds: none.slice() };
    const add = (counts: number[], seat: number, count: number) => {
      counts[seat] = (counts[seat] ?? 0) + count;
    };
    for (const move of moves(game)) {
      for (const event of make(game.match, move)) {
        if (event.type === 'pearlsGained') add(owned.pearls, event.seat, event.pearls);
        if (event.type === 'pearlsLost') add(owned.pearls, event.seat, -event.pearls);
        if (event.type === 'keysGained') add(owned.keys, event.seat, event.keys);
        if (event.type === 'keysSpent') add(owned.keys, event.seat, -event.tokens);
        if (event.type === 'nebulisGained') add(owned.nebulis, event.seat, event.nebulis);
        if (event.type === 'nebulisLost') add(owned.nebulis, event.seat, -event.nebulis);
        if (event.type === 'wounded') add(owned.wounds, event.seat, event.wounds);
      }
      const { seats: players, expansions } = game.match.state;
      expect(owned).toEqual({
        pearls: players.map(({ pearls }) => pearls),
        keys: players.map(({ keys }) => keys),
        nebulis: expansions.kraken?.nebulis ?? none,
        wounds: expansions.leviathan?.wounds ?? none,
      });
    }
  });
});

test.for(SETTINGS)('a purchase moves its price from the buyer to the active player, with $name', (setting) => {
  overGames(setting, 60, (game) => {
    const { match } = game;
    for (const move of moves(game)) {
      const { active } = match.state;
      const events = make(match, move);
      const bought = events.findIndex((event) => event.type === 'allyBought');
      const purchase = events[bought];
      if (purchase?.type !== 'allyBought') continue;
      const paid = sumsOf(events.slice(bought + 1));
      expect([purchase.from, paid]).toEqual([
        active,
        { lost: { [purchase.seat]: purchase.price }, gained: { [active]: purchase.price } },
      ]);
    }
  });
});

/** What is paid at once, in Pearls and Nebulis together: what some lose and others gain. */
function sumsOf(events: readonly AbyssEvent[]) {
  const sums = { lost: {} as Record<number, number>, gained: {} as Record<number, number> };
  for (const event of events) {
    // A Highwayman takes a part of what was gained: that is another matter.
    if (event.because) continue;
    const [side, count] = change(event);
    if (!side || !('seat' in event)) break;
    sums[side][event.seat] = (sums[side][event.seat] ?? 0) + count;
  }
  return sums;
}

function change(event: AbyssEvent): readonly ['lost' | 'gained' | undefined, number] {
  switch (event.type) {
    case 'pearlsLost':
      return ['lost', event.pearls];
    case 'nebulisLost':
      return ['lost', event.nebulis];
    case 'pearlsGained':
      return ['gained', event.pearls];
    case 'nebulisGained':
      return ['gained', event.nebulis];
    default:
      return [undefined, 0];
  }
}

test.for(SETTINGS)('turns follow each other clockwise, except for extra turns, with $name', (setting) => {
  const { seats } = setting;
  overGames(setting, 60, (game) => {
    let last = game.match.state.active;
    for (const move of moves(game)) {
      for (const event of make(game.match, move)) {
        if (event.type !== 'turnBegan') continue;
        mustBe(event.seat, event.extra ? last : (last + 1) % seats);
        last = event.seat;
      }
    }
  });
});

test.for(SETTINGS)('once the end is triggered, every other player has one more turn, with $name', (setting) => {
  const { seats } = setting;
  overGames(setting, 100, (game) => {
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
