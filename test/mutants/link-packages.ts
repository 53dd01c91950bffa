// In the copy of the project that is mutated: the packages of the project are those of the copy, all others stay where they are.
import { mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';

const WORKSPACES = ['shared', 'bots', 'server', 'client-sdk', 'web'];

/** The copy lies in `coverage/mutants/sandbox-…` of the project. */
const installed = resolve('../../../node_modules');

mkdirSync('node_modules/@undertow', { recursive: true });
for (const name of readdirSync(installed)) {
  if (name !== '@undertow') symlinkSync(join(installed, name), join('node_modules', name));
}
for (const name of WORKSPACES) symlinkSync(resolve(name), join('node_modules/@undertow', name));
