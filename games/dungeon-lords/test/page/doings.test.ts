// What stands beside the name of another lord: what the last minion came home with, and who pays before whom.
import { expect, test } from 'vitest';
import { dungeonWordsIn } from '../../../../test/web/words/words-in.ts';
import type { Event, View } from '../../client.ts';
import { roundOf } from '../../page/board/lane/guests.ts';
import { brought, paying } from '../../page/board/last-act.ts';
import { dungeonIn } from '../../words/dungeon-in.ts';

const english = dungeonIn('en', await dungeonWordsIn('en'));

const EVENTS: readonly Event[] = [
  { type: 'roundBegan', year: 1, round: 2, starting: 0 },
  { type: 'orderUsed', seat: 1, order: 'get-food', space: 1 },
  { type: 'gained', seat: 1, amounts: { food: 3, gold: 1 } },
  { type: 'orderUsed', seat: 2, order: 'improve-reputation', space: 1 },
  { type: 'markerMoved', seat: 2, toward: 'good', to: 4 },
  { type: 'cardSpied', seat: 2, place: 1 },
  { type: 'orderUsed', seat: 1, order: 'dig-tunnels', space: 1 },
  { type: 'tunnelDug', seat: 1, cell: [1, 2] },
  { type: 'tunnelDug', seat: 1, cell: [0, 2] },
  { type: 'orderDeclined', seat: 3, order: 'dig-tunnels', space: 2 },
  { type: 'orderUsed', seat: 2, order: 'hire-monster', space: 1 },
  { type: 'creatureHired', seat: 2, creature: 'troll' },
] as never;

/** What is said of this seat once so many of the events are told. */
function saidOf(seat: number, told: number, phase: View['phase'] = 'orders'): string | undefined {
  const view = { phase, minions: {}, offer: { creatures: [], rooms: [] } } as never as View;
  return brought(english, view, roundOf(view, EVENTS.slice(0, told)), seat)?.replaceAll('\u00a0', ' ');
}

test('a lord is known by what the last minion came home with', () => {
  expect(saidOf(1, 1)).toBeUndefined();
  expect(saidOf(1, 3)).toBe('takes 3 food, 1 gold');
  expect(saidOf(1, 9)).toBe('digs 2 tunnels');
  expect(saidOf(2, 9)).toBe('moves 1 step to good');
  expect(saidOf(2, 12)).toBe('hires 1 monster');
  expect(saidOf(3, 12)).toBe('left it');
});

test('once the orders are carried out nothing more is said of them', () => {
  expect(saidOf(1, 12, 'production')).toBeUndefined();
});

test('while creatures or taxes are paid, it is told who has paid and who pays later', () => {
  const view = { phase: 'event', event: 'payday', done: 2, starting: 3, seats: [{}, {}, {}, {}] } as never as View;
  expect([3, 0, 1, 2].map((seat) => paying(english, view, seat))).toEqual([
    'has paid',
    'has paid',
    'pays later',
    'pays later',
  ]);
  expect(paying(english, { ...view, event: 'special' }, 0)).toBeUndefined();
  expect(paying(english, { ...view, phase: 'orders' }, 0)).toBeUndefined();
});
