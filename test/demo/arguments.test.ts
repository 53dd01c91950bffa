// What the demo understands on its command line.
import { expect, test } from 'vitest';
import { helpFor, readArguments } from '../../demo/arguments.ts';
import { toldGames } from '../../demo/tales.ts';
import { toldPrizes } from '../prizes/offered.ts';

const GAMES = [...toldGames, toldPrizes];
const NAMES = GAMES.map(({ game }) => game.id).join(' or ');
const HEX = '0123456789abcdef'.repeat(4);

const read = (...args: readonly string[]) => readArguments(args, GAMES);

test('the first game is played by three on a seed of its own unless told otherwise', () => {
  const seed = expect.stringMatching(/^[0-9a-f]{64}$/);
  const usual = { seats: 3, options: { expansions: [] }, language: 'en' };
  expect(read()).toEqual({ type: 'play', told: GAMES[0], ...usual, seed });
});

test('another game can be asked for', () => {
  expect(read('--game', 'prizes', '--seats', '4')).toMatchObject({ told: toldPrizes, seats: 4, options: {} });
});

test('as many play as can, where three cannot', () => {
  const forTwo = { ...toldPrizes, about: { ...toldPrizes.about, seats: { min: 2, max: 2 } } };
  const forMany = { ...toldPrizes, about: { ...toldPrizes.about, seats: { min: 4, max: 6 } } };
  expect(readArguments([], [forTwo])).toMatchObject({ seats: 2 });
  expect(readArguments([], [forMany])).toMatchObject({ seats: 4 });
});

test('a seed may be a number or 64 hexadecimal digits', () => {
  expect(read('--seed', '7', '--seats', '2')).toMatchObject({ type: 'play', seats: 2, seed: 'fast:7' });
  expect(read('--seed', HEX.toUpperCase())).toMatchObject({ seed: HEX });
});

test('what a game is played with can be chosen, and then perhaps a fifth seat', () => {
  const options = JSON.stringify({ expansions: ['leviathan', 'kraken'] });
  expect(read('--options', options, '--seats', '5')).toMatchObject({
    seats: 5,
    options: { expansions: ['kraken', 'leviathan'] },
  });
});

test('help can be asked for, and names each game with what can be chosen', () => {
  expect(read('--help', '--seats', '9')).toEqual({ type: 'help' });
  const help = helpFor(GAMES);
  expect(help).toContain(`${NAMES}; abyss unless told otherwise`);
  expect(help).toContain('abyss: 2 to 4 players\n  Expansions: any of "kraken", "leviathan" (2 to 5 players), ');
  expect(help).toContain('prizes: 2 to 4 players');
});

test.for([
  [['--seats', '5'], '2 to 4 can play with these options, not 5.'],
  [['--seats', 'many'], '2 to 4 can play with these options, not NaN.'],
  [['--options', '{"expansions":["atlantis"]}'], 'There is no expansion "atlantis".'],
  [['--options', '[]'], 'Options must be an object with a list of expansions.'],
  [['--options', 'kraken'], 'What the game is played with is JSON, not kraken.'],
  [['--game', 'chess'], `There is no game chess to be told; there is ${NAMES}.`],
  [['--game', 'prizes', '--seats', '5'], 'Two to four can play.'],
  [['--seed', 'lucky'], 'A seed is a whole number or 64 hexadecimal digits, not lucky.'],
  [['--language', 'German'], 'A language has a code of two letters, not German.'],
  [['--sead', '7'], "Unknown option '--sead'."],
  [['7'], "Unexpected argument '7'."],
] as const)('%s is a mistake, which is named', ([args, mistake]) => {
  expect(read(...args)).toEqual({ type: 'mistake', mistake });
});
