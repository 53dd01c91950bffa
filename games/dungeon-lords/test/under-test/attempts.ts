// Answers of Dungeon Lords that are legal here and there, to be tried everywhere.
import type { Json } from '@undertow/shared/table/json.ts';
import { CREATURES, ORDERS, TRAPS } from './box.ts';

const OPTIONS = [
  'use',
  'decline',
  'stop',
  'pay',
  'red-mark',
  'move-evil',
  'face-down',
  'pay:food',
  'hatchery',
  'labyrinth',
  'use:hatchery@2,1',
  'goblin/strike',
  'vampire/return',
  'ghost/none',
  'gold',
];
const CELLS: readonly Json[] = [
  [1, 0],
  [2, 1],
  [3, 2],
  [5, 0],
  [2, -1],
  [2, 0.5],
  ['2', '0'],
];
const PLANS: readonly Json[] = [
  { tile: [2, 0], traps: [], creatures: [] },
  { tile: [2, 0], traps: ['pendulum'], creatures: ['troll'] },
  { tile: [2, 0], traps: ['pendulum', 'pendulum'], creatures: ['ghost', 'ghost'] },
  { tile: [2, 0], traps: [], creatures: [], spell: null },
  { tile: '2,0', traps: 'pendulum', creatures: {} },
];

export const attempts: readonly Json[] = [
  ...OPTIONS,
  ...ORDERS,
  ...TRAPS,
  ...Object.keys(CREATURES),
  ...ORDERS.map((_, i) => [0, 1, 2].map((next) => ORDERS[(i + next) % ORDERS.length] as string)),
  [ORDERS[0], ORDERS[0], ORDERS[1]],
  0,
  1,
  2,
  4,
  -1,
  0.5,
  [],
  ...CELLS,
  ...CELLS.map((cell) => [cell]),
  ...CELLS.map((cell, i) => [cell, CELLS[i + 1] ?? cell]),
  ...Object.keys(CREATURES).flatMap((id) => [[`pay:${id}`], [`release:${id}`]]),
  ['pay:golem:pendulum'],
  ['pay:demon:goblin', 'release:goblin'],
  ['pay:goblin:'],
  ['release:goblin', 'release:slime'],
  ...PLANS,
  {},
];
