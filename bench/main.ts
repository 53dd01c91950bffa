// `npm run bench`: every benchmark, or those named, as tables or as JSON (`-- engine --json`). `--against FOLDER` compares the
// rules (`engine`), the server (`doors`) or the web client (`web`) with those of another state of the project, which is checked
// out there with its packages.
import { argumentsOf } from '@undertow/bots/arguments.ts';
import { capacity } from './capacity.ts';
import { doors } from './doors.ts';
import { endBySignals, made } from './ending.ts';
import { engine } from './engine.ts';
import { floods } from './floods.ts';
import { withGoals } from './goals.ts';
import { type Report, table } from './measure.ts';
import { restart } from './restart.ts';
import { rooms } from './rooms.ts';
import { FLOODS } from './server/floods/order.ts';
import { service } from './service.ts';
import { store } from './store.ts';
import { thinking } from './thinking.ts';
import { web } from './web.ts';

const BENCHMARKS: Readonly<Record<string, () => Report | Promise<Report>>> = {
  engine: () => engine(values.against),
  doors: () => doors(values.against),
  ...{ rooms, capacity, restart },
  ...{ store, service, floods, thinking },
  web: () => web(values.against),
};

/** One flood of all. */
const PARTS: typeof BENCHMARKS = Object.fromEntries(FLOODS.map((name) => [`floods/${name}`, () => floods([name])]));

const HELP = `npm run bench -- [NAME...] [--json] [--against FOLDER]; the names are ${Object.keys(BENCHMARKS).join(', ')}; one flood is floods/messages, for example.`;

const { values, positionals } = argumentsOf(
  {
    allowPositionals: true,
    options: { json: { type: 'boolean' }, against: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
  },
  HELP,
);
if (values.help) {
  console.log(HELP);
  process.exit();
}
endBySignals();
const names = positionals.length > 0 ? positionals : Object.keys(BENCHMARKS);
for (const name of names) {
  const benchmark = BENCHMARKS[name] ?? PARTS[name];
  if (!benchmark) {
    console.error(`There is no benchmark ${name}; there is ${Object.keys(BENCHMARKS).join(', ')}.`);
    process.exitCode = 2;
    break;
  }
  const found = await made(name, benchmark);
  const report = found.isOfTwoStates ? found : withGoals(found);
  console.log(values.json ? JSON.stringify(report) : table(report));
}
