// Answers of Abyss that are legal here and there, to be tried everywhere.
import type { Json } from '@undertow/shared/table/json.ts';

const OPTIONS = [
  'explore',
  'plot',
  'pass',
  'buy',
  'take',
  'cancel',
  'support:crab',
  'recruit:recruiter',
  'draw:1',
  'buy:1',
  'sentinel:watcher',
  'done',
  'stop',
];
const CARDS = ['crab-1', 'squid-2', 'jellyfish-3', 'crab-1:squid', 'kraken-4:crab', 'kraken-4', 'monster', ''];

export const attempts: readonly Json[] = [
  ...OPTIONS,
  [],
  ...CARDS.map((card) => [card]),
  ...CARDS.map((card, i) => [card, CARDS[i + 1] ?? card]),
  ...CARDS.map((card) => ({ allies: [card] })),
  ...CARDS.map((card, i) => ({ allies: [card, CARDS[i + 1] ?? card], nebulis: 1 })),
  { allies: 'crab-1' },
  { allies: [1] },
  {},
];
