// The command line: runs scenario files and prints what came of each scenario.
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type Result, runFile } from './files.ts';

const USAGE = `Runs rule scenarios against the rules, in process.

  npm run -s scenario -- FILE...   in the checkout
  npx undertow scenario FILE...    there, or in the folder of a game

Each FILE holds one JSON array of scenarios. One line is printed for each scenario,
"ok ID" or "FAIL ID: what differs", then "N passed, M failed". A malformed scenario and a file that
cannot be read count as failed, and the others still run.
Exit code: 0 if all passed, 1 if any failed, 2 if no file is named or an option is unknown.

Scenarios of a game of the house may stand anywhere; those of another game in test/scenarios/ of its folder. npm test runs
those in such a folder, and the project's own in test/scenarios/data.`;

/** All that ends a line somewhere. */
const LINE_BREAKS = /[\n\v\f\r\x85\u2028\u2029]+/g;

await main(process.argv.slice(2));

async function main(args: string[]): Promise<void> {
  const { files, help, mistake } = parse(args);
  if (help) {
    console.log(USAGE);
    return;
  }
  if (mistake !== undefined || files.length === 0) {
    console.error(mistake === undefined ? USAGE : `${mistake}\n\n${USAGE}`);
    process.exitCode = 2;
    return;
  }
  const results = (await Promise.all(files.map((file) => runFile(resolve(startedIn(), file), file)))).flat();
  const failed = results.filter(({ failure }) => failure !== undefined).length;
  const closing = `${results.length - failed} passed, ${failed} failed`;
  process.stdout.write(`${[...results.map(line), closing].join('\n')}\n`);
  if (failed > 0) process.exitCode = 1;
}

function line({ id, failure }: Result): string {
  const text = failure === undefined ? `ok ${id}` : `FAIL ${id}: ${failure}`;
  return text.replaceAll(LINE_BREAKS, ' ');
}

/** npm runs its scripts in the project's folder; the files are named from where npm was started. */
function startedIn(): string {
  const { npm_lifecycle_event, INIT_CWD } = process.env;
  return npm_lifecycle_event === 'scenario' && INIT_CWD ? INIT_CWD : process.cwd();
}

function parse(args: string[]): { files: string[]; help: boolean; mistake?: string } {
  try {
    const { values, positionals } = parseArgs({
      args,
      options: { help: { type: 'boolean', short: 'h', default: false } },
      allowPositionals: true,
    });
    return { files: positionals, help: values.help };
  } catch (error) {
    return { files: [], help: false, mistake: error instanceof Error ? error.message : String(error) };
  }
}
