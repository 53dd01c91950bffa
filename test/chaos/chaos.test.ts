// A short evening of a service to which everything happens that can. `npm run chaos` plays longer ones.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { askFor, describeWith } from '../support/services/shared.ts';
import { MISCHIEFS } from './mischief.ts';
import { playRound } from './round.ts';

const EVENING = [
  'a server is killed',
  'Redis is killed',
  'a server stands still for longer than its lease',
  'PostgreSQL is killed',
  'some connections are cut',
  'a server is asked to end',
];

const SEED = 7;

test('an evening is made of what can happen', () => {
  expect(Object.keys(MISCHIEFS)).toEqual(expect.arrayContaining(EVENING));
});

const redis = await askFor('redis');

describeWith(await askFor('postgres'), 'a service of several processes', () => {
  describeWith(redis, 'with Redis', () => {
    test('loses no acknowledged answer, and ends every match as its players saw it, whatever dies', async () => {
      const folder = await mkdtemp(join(tmpdir(), 'undertow-chaos-'));
      onTestFinished(({ task }) => {
        if (task.result?.state !== 'fail') return rm(folder, { recursive: true, force: true });
        process.stdout.write(`The evening had the seed ${SEED}; what was kept and logged is in ${folder}\n`);
      });
      const said: string[] = [];
      const round = {
        seed: SEED,
        folder,
        servers: 2,
        tables: 2,
        mischiefs: EVENING,
        said: (line: string) => said.push(line),
      };
      expect(await playRound(round)).toEqual([]);
      // Of each thing that happened, and of what was played meanwhile.
      expect(said).toHaveLength(EVENING.length + 1);
    });
  });
});
