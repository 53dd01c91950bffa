// Prizes, told in the terminal.
import { anyTale } from '../../../demo/tale.ts';
import type { Event } from '../rules/index.ts';
import type { View } from '../view.ts';

export const tale = anyTale<Event, View, object>((_, names, paint) => {
  return {
    *told(events, { stake }) {
      for (const event of events) yield* lines(event, stake);
    },
    *ended({ seats }, { ranking }) {
      for (const seat of ranking.flat()) yield paint.strong(`${nameOf(seat)}: ${seats[seat]?.points}`);
    },
  };

  function* lines(event: Event, stake: readonly number[]): Generator<string> {
    switch (event.type) {
      case 'prizeTurnedUp':
        yield '';
        yield paint.heading(`Prize ${event.round}: ${event.prize}`);
        if (stake.length > 1) yield paint.faint(`  All in all ${stake.join(' + ')}`);
        break;
      case 'bidsShown':
        yield `  ${event.bids.map((bid, seat) => `${nameOf(seat)} bids ${bid}`).join(', ')}.`;
        break;
      case 'prizeWon':
        yield `  ${nameOf(event.seat)} takes it, worth ${event.points}.`;
        break;
      case 'prizeStayed':
        yield '  It stays.';
    }
  }

  function nameOf(seat: number): string {
    return names[seat] ?? '';
  }
});
