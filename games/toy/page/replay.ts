// The replay of a finished match of Prizes.
import type { AnyEvent } from '@undertow/shared/table/any-game.ts';
import { anyGame, type GameMark, type GameReplay } from '@undertow/web/src/game.ts';
import type { Prizes } from '../client.ts';
import { type Event, rules } from '../rules/index.ts';
import MarkSign from './MarkSign.svelte';
import { PrizesTable } from './prizes-table.ts';
import Scoring from './Scoring.svelte';
import Table from './Table.svelte';
import { prizes } from './words.svelte.ts';

export const replay: GameReplay<Prizes> = {
  rules: anyGame(rules),
  verifier: () => new Worker(new URL('./verifier.ts', import.meta.url), { type: 'module' }),
  turnOf(told) {
    const event = eventOf(told);
    // All play at the same time: a turn belongs to no seat, and stands under the first.
    return event.type === 'prizeTurnedUp' ? { seat: 0, round: event.round } : undefined;
  },
  markOf(told): GameMark | undefined {
    const event = eventOf(told);
    return event.type === 'prizeWon'
      ? { kind: 'prize', seat: event.seat, weight: event.points, tone: 'lure' }
      : undefined;
  },
  sayMark: ({ seat }, names) => prizes().text('mark', { who: names[seat] ?? '' }),
  MarkSign,
  table: (session, options) => new PrizesTable(session, options),
  Table,
  // Points are few enough to be seen without a graph.
  newStatsRecorder: () => ({ see() {}, stats: {} }),
  Scoring,
};

function eventOf(told: AnyEvent): Event {
  return told as unknown as Event;
}
