// `npm run bench`: every benchmark, or those named, as tables or as JSON (`-- engine --json`).
import { parseArgs } from 'node:util';
import { engine } from './engine.ts';
import { type Report, table } from './measure.ts';

const BENCHMARKS: Readonly<Record<string, () => Report>> = { engine };

const { values, positionals } = parseArgs({ allowPositionals: true, options: { json: { type: 'boolean' } } });
const names = positionals.length > 0 ? positionals : Object.keys(BENCHMARKS);
for (const name of names) {
  const benchmark = BENCHMARKS[name];
  if (!benchmark) {
    console.error(`There is no benchmark ${name}; there is ${Object.keys(BENCHMARKS).join(', ')}.`);
    process.exitCode = 2;
    break;
  }
  const report = benchmark();
  console.log(values.json ? JSON.stringify(report) : table(report));
}
