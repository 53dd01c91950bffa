// Prizes as the demo tells it, whole. `npx vitest run test/prizes -u` writes it anew.
import { expect, test } from 'vitest';
import { readArguments } from '../../demo/arguments.ts';
import { plain } from '../../demo/paint.ts';
import { telling } from '../../demo/telling.ts';
import { toldPrizes } from './offered.ts';

test('a game is told as it is written down', async () => {
  const request = readArguments(['--seats', '2', '--seed', '4'], [toldPrizes]);
  if (request.type !== 'play') throw new Error('nothing is played');
  await expect(`${[...telling(request, await request.told.tale('en'), plain)].join('\n')}\n`).toMatchFileSnapshot(
    'tale.txt',
  );
});
