// What the command of the ladder takes: several settings at once, and no nonsense.
import { contestsOf, type Wishes } from '@undertow/bots/ladder/wishes.ts';
import { spread } from '@undertow/bots/workers.ts';
import { games } from '@undertow/games/index.ts';
import type { KnownGame } from '@undertow/shared/table/any-game.ts';
import { expect, test } from 'vitest';

const abyss = games.get('abyss') as KnownGame;
const USUAL: Wishes = { players: 'keen,sensible', matches: '400', seed: '1', clock: 'wall' };
const contests = (wishes: Partial<Wishes>) => contestsOf('abyss', abyss, { ...USUAL, ...wishes });

test('a contest has as many seats as players are named, and is played as usual, unless it is told otherwise', () => {
  const [one, ...others] = contests({});
  expect(others).toEqual([]);
  expect(one).toMatchObject({
    game: 'abyss',
    players: ['keen', 'sensible'],
    matches: 400,
    seed: 1,
    setting: { seats: 2 },
  });
});

test('of several numbers of seats, and several expansions, each is a contest with each', () => {
  const settings = contests({ seats: '2,3', expansions: 'none,kraken,kraken+leviathan' }).map(({ setting }) => setting);
  expect(settings).toEqual(
    [[], ['kraken'], ['kraken', 'leviathan']].flatMap((expansions) =>
      [2, 3].map((seats) => ({ options: { expansions }, seats })),
    ),
  );
});

test.for([
  [{ matches: 'abc' }, '--matches abc: it takes a whole number from 1 on.'],
  [{ matches: '0' }, '--matches 0'],
  [{ matches: '1.5' }, '--matches 1.5'],
  [{ seats: '2,x' }, '--seats x'],
  [{ seats: '2,' }, '--seats'],
  [{ seed: '-1' }, '--seed -1'],
  [{ seats: '2,9' }, '9 seats with'],
  [{ expansions: 'none,moon' }, '--expansions moon'],
  [{ clock: 'sun' }, 'There is no clock sun'],
] as const)('%j is refused in a sentence', ([wishes, said]) => {
  expect(() => contests(wishes)).toThrow(said);
});

test('a thread that ends before its time is not waited for', async () => {
  const program = new URL('data:text/javascript,process.exit(3)');
  const results = spread(program, ['a job'], 1);
  await expect(results.next()).rejects.toThrow('ended before its time');
});
