// The game that the demo tells, whole. `npx vitest run test/demo -u` writes it anew.
import { abyss } from '@undertow/shared/abyss/index.ts';
import { Match } from '@undertow/shared/table/match.ts';
import { expect, test } from 'vitest';
import { tale } from '../../demo/abyss/tale.ts';
import { plain } from '../../demo/paint.ts';

function tell(seats: number, seed: string, ...expansions: string[]): string {
  const options = { expansions };
  const match = Match.start(abyss, options, seats, seed);
  return `${[...tale(match, abyss.rulesFor(options), { seats, options, seed }, plain)].join('\n')}\n`;
}

test('a game is told as it is written down', async () => {
  await expect(tell(3, 'fast:3')).toMatchFileSnapshot('tale.txt');
});

test('a game with the expansions is told as it is written down', async () => {
  await expect(tell(5, 'fast:5', 'kraken', 'leviathan')).toMatchFileSnapshot('tale-of-the-deep.txt');
});

test('the command at the end repeats the game', () => {
  const seed = '42'.repeat(32);
  expect(tell(2, seed)).toContain(`npm run demo -- --seats 2 --seed ${seed}\n`);
  expect(tell(2, seed)).toBe(tell(2, seed));
  expect(tell(5, seed, 'leviathan')).toContain(`npm run demo -- --seats 5 --expansions leviathan --seed ${seed}\n`);
});
