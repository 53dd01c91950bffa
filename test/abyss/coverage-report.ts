// Prints what random games reach: `npx node test/abyss/coverage-report.ts --games 1000`.
import { parseArgs } from 'node:util';
import { type Row, reachOf } from '../support/reach.ts';

const { values } = parseArgs({ options: { games: { type: 'string', default: '400' } } });
const games = Number(values.games);
if (!Number.isInteger(games) || games < 1) throw new Error('--games takes a number of games');

const quarter = Math.ceil(games / 4);
const reach = reachOf([
  { seats: 4, games: games - Math.min(games - 1, 2 * quarter) },
  { seats: 3, games: Math.min(quarter, games - 1) },
  { seats: 2, games: Math.min(quarter, games - 1) },
]);

function percent(count: number): string {
  return `${((100 * count) / reach.games).toFixed(1)} %`.padStart(8);
}

function print(title: string, rows: readonly Row[]): void {
  console.log(`\n${title.padEnd(26)}${'held'.padStart(8)}${'acted'.padStart(8)}`);
  for (const { id, held, acted } of rows.toSorted((a, b) => a.acted - b.acted)) {
    console.log(`${id.padEnd(26)}${percent(held)}${percent(acted)}${acted === 0 ? '  never' : ''}`);
  }
}

function printCounts(title: string, counts: ReadonlyMap<string, number>): void {
  console.log(`\n${title.padEnd(26)}${'a game'.padStart(8)}`);
  for (const [what, count] of [...counts].sort(([, a], [, b]) => a - b)) {
    console.log(`${what.padEnd(26)}${(count / reach.games).toFixed(2).padStart(8)}`);
  }
}

console.log(`${reach.games} random games with 2, 3 and 4 players`);
print('Lords', reach.lords);
print('Locations', reach.locations);
printCounts('Prompts', reach.prompts);
printCounts('Events', reach.events);
