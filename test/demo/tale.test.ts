// The games that the demo tells, whole. `npx vitest run test/demo -u` writes them anew.
import { expect, test } from 'vitest';
import { readArguments } from '../../demo/arguments.ts';
import { plain } from '../../demo/paint.ts';
import { toldGames } from '../../demo/tales.ts';
import { telling } from '../../demo/telling.ts';

function tell(...args: readonly string[]): Promise<string> {
  return tellOf('abyss', ...args);
}

async function tellOf(game: string, ...args: readonly string[]): Promise<string> {
  const request = readArguments(['--game', game, ...args], toldGames);
  if (request.type !== 'play') throw new Error(`nothing is played with ${args}`);
  const tale = await request.told.tale(request.language);
  return `${[...telling(request, tale, plain)].join('\n')}\n`;
}

const DEEP = JSON.stringify({ expansions: ['kraken', 'leviathan'] });

test('a game is told as it is written down', async () => {
  await expect(await tell('--seed', '3')).toMatchFileSnapshot('tale.txt');
});

test('a game with the expansions is told as it is written down', async () => {
  await expect(await tell('--seats', '5', '--options', DEEP, '--seed', '5')).toMatchFileSnapshot(
    'tale-of-the-deep.txt',
  );
});

test('a game of Dungeon Lords is told as it is written down', async () => {
  const told = await tellOf('dungeon-lords', '--seats', '3', '--options', '{"full":true}', '--seed', '7');
  await expect(told).toMatchFileSnapshot('tale-of-dungeons.txt');
});

test('the command at the end repeats the game', async () => {
  const seed = '42'.repeat(32);
  const told = await tell('--seats', '2', '--seed', seed);
  expect(told).toContain(`npm run demo -- --game abyss --seats 2 --seed ${seed}\n`);
  expect(await tell('--seats', '2', '--seed', seed)).toBe(told);
  expect(await tell('--seats', '5', '--options', DEEP, '--seed', seed)).toContain(
    `npm run demo -- --game abyss --seats 5 --options '${DEEP}' --seed ${seed}\n`,
  );
});

test('a game is told in any language that it has', async () => {
  const told = await tell('--seats', '2', '--seed', '3', '--language', 'de');
  expect(told).toMatch(/^Runde 1, (Ada|Bea)\n {2}Hof: /m);
  expect(told).toContain('npm run demo -- --game abyss --seats 2 --seed 3 --language de\n');
  await expect(tell('--language', 'xx')).rejects.toMatchObject({ code: 'ERR_MODULE_NOT_FOUND' });
});
