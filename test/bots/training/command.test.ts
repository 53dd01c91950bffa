// The command that stands beside weights: it can be run again.
import { parseArgs } from 'node:util';
import { minds } from '@undertow/bots/bots.ts';
import { commandOf, TRAIN_OPTIONS } from '@undertow/bots/training/command.ts';
import { expect, test } from 'vitest';

/** What stands in the command, without quotation marks. */
function valuesIn(command: string) {
  expect(command).toMatch(/^npm run train -- /);
  return parseArgs({ args: command.split(' ').slice(4), options: TRAIN_OPTIONS }).values;
}

test.for([...minds].flatMap(([id, { weights }]) => (weights ? [[id, weights] as const] : [])))(
  'the weights of %s say the game, the folder and the time, which are needed',
  ([id, { command }]) => {
    const { game, hours, folder } = valuesIn(command);
    expect(game).toBe(id);
    expect(Number(hours)).toBeGreaterThan(0);
    expect(folder).toBeTruthy();
  },
);

test('a command that is written down has all that it was given', () => {
  const values = valuesIn(
    commandOf({ ...valuesIn('npm run train -- --game abyss --hours 2 --folder nets/a'), gate: '7' }),
  );
  expect(values).toEqual({
    ...{ game: 'abyss', hours: '2', folder: 'nets/a', games: '20000', rounds: '8', 'round-games': '10000' },
    ...{ gate: '7', hidden: '32', lead: '6', processes: '1' },
  });
  expect(commandOf({ folder: "my net's" })).toBe("npm run train -- --folder 'my net'\\''s'");
});
