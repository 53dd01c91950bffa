// What the demo understands on its command line.
import { expect, test } from 'vitest';
import { readArguments } from '../../demo/abyss/arguments.ts';

const HEX = '0123456789abcdef'.repeat(4);

test('a game for three on a seed of its own is played unless told otherwise', () => {
  const seed = expect.stringMatching(/^[0-9a-f]{64}$/);
  expect(readArguments([])).toEqual({ type: 'play', seats: 3, options: { expansions: [] }, seed });
});

test('a seed may be a number or 64 hexadecimal digits', () => {
  expect(readArguments(['--seed', '7', '--seats', '2'])).toMatchObject({ type: 'play', seats: 2, seed: 'fast:7' });
  expect(readArguments(['--seed', HEX.toUpperCase()])).toMatchObject({ seed: HEX });
});

test('expansions can be asked for, and then perhaps a fifth seat', () => {
  const args = ['--expansions', 'kraken,leviathan', '--seats', '5'];
  expect(readArguments(args)).toMatchObject({ seats: 5, options: { expansions: ['kraken', 'leviathan'] } });
});

test('help can be asked for', () => {
  expect(readArguments(['--help', '--seats', '9'])).toEqual({ type: 'help' });
});

test.for([
  [['--seats', '5'], '2 to 4 can play with these options, not 5.'],
  [['--seats', 'many'], '2 to 4 can play with these options, not NaN.'],
  [['--expansions', 'atlantis'], 'There is no expansion "atlantis".'],
  [['--seed', 'lucky'], 'A seed is a whole number or 64 hexadecimal digits, not lucky.'],
  [['--sead', '7'], "Unknown option '--sead'."],
  [['7'], "Unexpected argument '7'."],
] as const)('%s is a mistake, which is named', ([args, mistake]) => {
  expect(readArguments(args)).toEqual({ type: 'mistake', mistake });
});
