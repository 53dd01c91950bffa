// `npm run chaos`: rounds of a service in trouble, as many as asked for.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { playRound } from './round.ts';

const HELP = `A service of several servers in trouble, in rounds: did every answer count once?

  --rounds N     so many; one unless told otherwise
  --seed N       what happens in the first of them; by the clock unless told otherwise
  --servers N    3 unless told otherwise
  --tables N     at once; 8 unless told otherwise
  --mischiefs N  so many things that go wrong in a round; 8 unless told otherwise
  --keep         keeps what was kept and logged
`;

const { values } = parseArgs({
  options: {
    help: { type: 'boolean', short: 'h', default: false },
    rounds: { type: 'string', default: '1' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    servers: { type: 'string', default: '3' },
    tables: { type: 'string', default: '8' },
    mischiefs: { type: 'string', default: '8' },
    keep: { type: 'boolean', default: false },
  },
});

if (values.help) {
  process.stdout.write(HELP);
  process.exit();
}

function number(name: 'rounds' | 'seed' | 'servers' | 'tables' | 'mischiefs', least: number): number {
  const text = values[name];
  if (/^\d{1,9}$/.test(text) && Number(text) >= least) return Number(text);
  process.stderr.write(`--${name} must be a whole number from ${least}, not ${JSON.stringify(text)}.\n`);
  process.exit(2);
}

const [rounds, first] = [number('rounds', 1), number('seed', 0)];
const [servers, tables, count] = [number('servers', 2), number('tables', 1), number('mischiefs', 0)];

let failed = 0;
for (let seed = first; seed < first + rounds; seed++) {
  const folder = await mkdtemp(join(tmpdir(), 'undertow-chaos-'));
  process.stdout.write(`Round with seed ${seed}\n`);
  const said = (line: string): void => void process.stdout.write(`  ${line}\n`);
  const complaints = await playRound({ seed, folder, servers, tables, count, said });
  for (const complaint of complaints) said(`WRONG: ${complaint}`);
  if (complaints.length > 0) {
    failed++;
    said(`To repeat it: npm run chaos -- --seed ${seed} --servers ${servers} --tables ${tables} --mischiefs ${count}`);
  }
  if (values.keep || complaints.length > 0) said(`What was kept and logged is in ${folder}`);
  else await rm(folder, { recursive: true, force: true });
}
process.stdout.write(`${rounds - failed} passed, ${failed} failed\n`);
process.exit(failed > 0 ? 1 : 0);
