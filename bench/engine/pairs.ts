// Two states of the rules in turns, each time in a process of its own: how many times what the other one takes. Of each
// process its best run counts, in processor time: what else the machine does only makes runs slower.
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type Metric, type Report, summary } from '../measure.ts';
import { HERE } from './play.ts';

const PAIRS = 5;
const PROGRAM = join(import.meta.dirname, 'figures-process.ts');

const run = promisify(execFile);

/** The ratios for the party of this number, which both states have. */
export async function comparedWith(folder: string, party: number): Promise<Report['metrics']> {
  const ratios = new Map<string, number[]>();
  for (let pair = 0; pair < PAIRS; pair++) {
    const own = await figuresOf(HERE, party);
    const others = await figuresOf(folder, party);
    for (const [name, metric] of Object.entries(own)) {
      const other = others[name];
      if (other) ratios.set(name, [...(ratios.get(name) ?? []), best(metric) / best(other)]);
    }
  }
  return Object.fromEntries([...ratios].map(([name, all]) => [name, summary('×', all)]));
}

async function figuresOf(folder: string, party: number): Promise<Report['metrics']> {
  const { stdout } = await run(process.execPath, [PROGRAM, folder, String(party)]);
  return JSON.parse(stdout);
}

/** Of what is counted by the second more is better, of all else less. */
function best({ unit, min, max }: Metric): number {
  return unit === '1/s' ? max : min;
}
