// Prints what random games reach: `npx node games/abyss/test/rules/coverage-report.ts --games 1000 --expansions kraken,leviathan`;
// with `--late`, games that begin when the piles are nearly used up.
import { parseArgs } from 'node:util';
import { abyss } from '../../rules/index.ts';
import { late } from '../support/late-games.ts';
import { type Row, reachOf } from '../support/reach.ts';

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '400' },
    expansions: { type: 'string', default: '' },
    late: { type: 'boolean', default: false },
  },
});
const games = Number(values.games);
if (!Number.isInteger(games) || games < 1) throw new Error('--games takes a number of games');
const expansions = values.expansions.split(',').filter((name) => name !== '');
const seats = [2, 3, 4, 5].filter((number) => abyss.objection({ expansions }, number) === undefined);
if (seats.length === 0)
  throw new Error(`--expansions takes a list of expansions: ${abyss.objection({ expansions }, 2)}`);

const share = Math.ceil(games / seats.length);
const reach = reachOf(
  expansions,
  Object.fromEntries(seats.map((number) => [number, share])),
  values.late ? late : undefined,
);

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
  console.log(`\n${title.padEnd(46)}${'a game'.padStart(8)}`);
  for (const [what, count] of [...counts].sort(([, a], [, b]) => a - b)) {
    console.log(`${what.padEnd(46)}${(count / reach.games).toFixed(3).padStart(8)}${count === 0 ? '  never' : ''}`);
  }
}

console.log(
  `${reach.games} random games with ${seats.join(', ')} players, expansions: ${expansions.join(', ') || 'none'}`,
);
print('Lords', reach.lords);
print('Locations', reach.locations);
printCounts('Prompts', reach.prompts);
printCounts('Events', reach.events);
printCounts('Worth seeing', reach.feats);
