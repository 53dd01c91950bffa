// In the copy of the project that is mutated: the packages of the project are those of the copy, all others stay where they are.
import { mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';

const { workspaces } = JSON.parse(readFileSync('package.json', 'utf8')) as { readonly workspaces: readonly string[] };

/** The copy lies in `coverage/mutants/sandbox-…` of the project. */
const installed = resolve('../../../node_modules');

mkdirSync('node_modules/@undertow', { recursive: true });
for (const name of readdirSync(installed)) {
  if (name !== '@undertow') symlinkSync(join(installed, name), join('node_modules', name));
}
for (const name of workspaces) symlinkSync(resolve(name), join('node_modules/@undertow', name));
