// What the README of the client shows: all of it compiles, and what it begins with plays a game.
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../support/programs/folder.ts';
import { Program } from '../support/programs/program.ts';
import { WholeServer } from '../support/server/whole-server.ts';

const server = WholeServer.forAll();
const root = fileURLToPath(new URL('../..', import.meta.url));
const readme = readFileSync(join(root, 'client-sdk/README.md'), 'utf8');
const examples = [...readme.matchAll(/```ts\n([\s\S]*?)```/g)].map(([, code = '']) => code);

/** What an example takes as given, if it does not say it itself. */
const GIVEN = {
  Client: "import { Client } from '@undertow/client-sdk';",
  Refused: "import { Refused } from '@undertow/client-sdk';",
  inStorage: "import { inStorage } from '@undertow/client-sdk';",
  client: "declare const client: import('@undertow/client-sdk').Client;",
  visit: "declare const visit: import('@undertow/client-sdk').Visit;",
  decision: "declare const decision: import('@undertow/client-sdk').Decision;",
};

function complete(example: string): string {
  const given = Object.entries(GIVEN).flatMap(([name, line]) => {
    const isUsed = new RegExp(`\\b${name}\\b`).test(example);
    const isSaid = new RegExp(`(const ${name} =|import \\{ ${name} )`).test(example);
    return isUsed && !isSaid ? [line] : [];
  });
  return `${given.join('\n')}\n${example}\nexport {};\n`;
}

test('every example in it compiles', () => {
  expect(examples.length).toBeGreaterThan(10);
  const folder = temporaryFolder();
  const files = examples.map((example, i) => {
    writeFileSync(join(folder, `example-${i}.ts`), complete(example));
    return `example-${i}.ts`;
  });
  const paths: Record<string, string[]> = {
    '@undertow/client-sdk': [join(root, 'client-sdk/index.ts')],
    '@undertow/client-sdk/abyss': [join(root, 'games/abyss/client.ts')],
    '@undertow/client-sdk/colyseus': [join(root, 'client-sdk/colyseus.ts')],
  };
  paths['@colyseus/sdk'] = [fileURLToPath(import.meta.resolve('@colyseus/sdk')).replace(/\.\w+$/, '.d.ts')];
  const compilerOptions = {
    lib: ['esnext', 'dom'],
    types: [],
    noUnusedLocals: false,
    noUnusedParameters: false,
    paths,
  };
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  writeFileSync(
    join(folder, 'tsconfig.json'),
    JSON.stringify({
      extends: join(root, 'tsconfig.json'),
      compilerOptions,
      files,
    }),
  );
  const compiler = join(root, 'node_modules/typescript/bin/tsc');
  expect(spawnSync(process.execPath, [compiler, '-p', folder], { encoding: 'utf8' }).stdout).toBe('');
});

test('what it begins with plays a game', async () => {
  const [first = ''] = examples;
  const path = join(temporaryFolder(), 'first.ts');
  const index = JSON.stringify(join(root, 'client-sdk/index.ts'));
  writeFileSync(path, first.replace("'@undertow/client-sdk'", index).replace('https://tables.example', server().url));
  const program = Program.node(path, []);
  await program.says(/\[ \[ \d \], \[ \d \] \]/);
  expect(await program.ended).toBe(0);
});

test('every happening that it names exists, and every one that exists is named', () => {
  const [, sentence = ''] = /The events are ((?:`\w+`,? ?)+and `\w+`)/.exec(readme.replaceAll('\n', ' ')) ?? [];
  const named = [...sentence.matchAll(/`(\w+)`/g)].map(([, name]) => name);
  const text = readFileSync(join(root, 'client-sdk/knowledge.ts'), 'utf8');
  const bodies = [...text.matchAll(/export interface \w*Happenings<[^{]*\{([\s\S]*?)\n\}/g)].map(([, body]) => body);
  const declared = bodies.flatMap((body = '') => [...body.matchAll(/^ {2}(\w+): /gm)].map(([, name]) => name));
  expect(named.toSorted()).toEqual(declared.toSorted());
});
