// Changes the code in small ways, and tells which changes no test notices. It takes hours for all areas, so it is no part of
// the tests. Each area is tried with the tests that are about it.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';

interface Area {
  readonly code: string;
  readonly tests: readonly string[];
}

const AREAS: Readonly<Record<string, Area>> = {
  table: { code: 'shared/table/**/*.ts', tests: ['test/table/**/*.test.ts'] },
  host: { code: 'server/host/**/*.ts', tests: ['test/server/host/**/*.test.ts'] },
  doors: {
    code: 'server/doors/**/*.ts',
    tests: ['test/server/doors/**/*.test.ts', 'test/server/gateway/**/*.test.ts'],
  },
  gateway: { code: 'server/gateway/**/*.ts', tests: ['test/server/gateway/**/*.test.ts'] },
};

const HERE = 'test/mutants';

const STRYKER = `${HERE}/node_modules/@stryker-mutator/core/bin/stryker.js`;

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { file: { type: 'string' }, help: { type: 'boolean', default: false } },
});

const unknown = positionals.find((name) => !(name in AREAS));
if (values.help || unknown !== undefined) {
  console.log(
    `npm run mutants [-- AREA...] [--file FILE]   the areas: ${Object.keys(AREAS).join(', ')}; FILE in place of all of an area`,
  );
  process.exit(unknown === undefined ? 0 : 1);
}

if (!existsSync(STRYKER)) run('npm', ['ci', '--prefix', HERE, '--legacy-peer-deps', '--no-audit', '--no-fund']);
for (const [name, { code, tests }] of Object.entries(AREAS)) {
  if (positionals.length > 0 && !positionals.includes(name)) continue;
  console.log(`mutants of ${values.file ?? code}`);
  run(process.execPath, [STRYKER, 'run', `${HERE}/stryker.config.json`, '--mutate', values.file ?? code], {
    MUTANTS_TESTS: tests.join(','),
  });
}

function run(command: string, args: readonly string[], environment: Readonly<Record<string, string>> = {}): void {
  const { status } = spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, ...environment } });
  if (status !== 0) process.exit(status ?? 1);
}
