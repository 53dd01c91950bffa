// `npm run bench`: every benchmark, or those named, as tables or as JSON (`-- engine --json`).
import { parseArgs } from 'node:util';
import { capacity } from './capacity.ts';
import { doors } from './doors.ts';
import { engine } from './engine.ts';
import { withGoals } from './goals.ts';
import { type Report, table } from './measure.ts';
import { rooms } from './rooms.ts';
import { service } from './service.ts';
import { store } from './store.ts';
import { web } from './web.ts';

const BENCHMARKS: Readonly<Record<string, () => Report | Promise<Report>>> = {
  ...{ engine, doors, rooms, capacity },
  ...{ store, service, web },
};

const { values, positionals } = readArguments();
const names = positionals.length > 0 ? positionals : Object.keys(BENCHMARKS);
for (const name of names) {
  const benchmark = BENCHMARKS[name];
  if (!benchmark) {
    console.error(`There is no benchmark ${name}; there is ${Object.keys(BENCHMARKS).join(', ')}.`);
    process.exitCode = 2;
    break;
  }
  const report = withGoals(await benchmark());
  console.log(values.json ? JSON.stringify(report) : table(report));
}

function readArguments() {
  try {
    return parseArgs({ allowPositionals: true, options: { json: { type: 'boolean' } } });
  } catch (error) {
    console.error(
      `${(error as Error).message}\nnpm run bench -- [NAME...] [--json]; the names are ${Object.keys(BENCHMARKS).join(', ')}.`,
    );
    process.exit(2);
  }
}
