// The client as a package: it works without this repository, says its own types, and is small.
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../support/programs/folder.ts';
import { Program } from '../support/programs/program.ts';
import { WholeServer } from '../support/server/whole-server.ts';

const server = WholeServer.forAll();

const CONSUMER = `
import { Client, Refused, type Choice, type Json, type Table } from '@undertow/client-sdk';
import type { Abyss, Event, Order, View } from '@undertow/client-sdk/abyss';
import { colyseus, type RoomSnapshot, standingIn } from '@undertow/client-sdk/colyseus';

// Types of the game, expansions included.
const pearls = (view: View): number => view.seats[view.active]!.pearls;
const wounds = (view: View): readonly number[] | undefined => view.expansions.leviathan?.wounds;
const isScore = (event: Event): boolean => event.type === 'gameScored' && event.scores.length > 0;
const orders: Order[] = [{ type: 'passBelow', race: null, value: 3 }];
// @ts-expect-error There is no such order.
const wrong: Order = { type: 'win' };
// @ts-expect-error A table has no such field.
const nothing = (table: Table) => table.nothing;
const link = colyseus;
const standing: (state: object) => RoomSnapshot | undefined = standingIn;
const bankOf = (state: object): number | undefined => standing(state)?.clocks[0]?.bank;

const client = new Client(process.argv[2] ?? '');
await client.guest();
const visit = await client.create<Abyss>({ game: 'abyss', seats: 2, bots: true, time: 'none' });
let scores = 0;
visit.on('update', ({ events }) => {
  if (events.some(isScore)) scores++;
});
await visit.ready();
await visit.until(() => visit.view !== undefined);
await visit.order(orders);
await visit.answer('nothing of this kind', { number: 0 }).catch((error: unknown) => {
  if (!(error instanceof Refused)) throw error;
});
const ending = await visit.play(({ choice }, view) => {
  pearls(view);
  wounds(view);
  return anyOf(choice);
});
console.log(JSON.stringify({ ranking: ending?.ranking, scores, link: typeof link }));
client.close();

function anyOf(choice: Choice): Json {
  if (choice.type === 'one') return choice.options[Math.floor(Math.random() * choice.options.length)] ?? null;
  if (choice.type === 'some' || choice.type === 'sequence') return choice.options.slice(0, choice.min);
  return choice.type === 'amount' ? choice.min : 'cancel';
}
`;

const SETTINGS = {
  compilerOptions: {
    target: 'esnext',
    lib: ['esnext', 'dom'],
    module: 'nodenext',
    types: [],
    strict: true,
    noEmit: true,
    skipLibCheck: false,
    exactOptionalPropertyTypes: true,
    allowImportingTsExtensions: true,
  },
  files: ['consumer.ts', 'process.d.ts'],
};

function run(program: string, args: readonly string[], cwd: string): string {
  return execFileSync(program, args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
}

test('it can be packed, installed elsewhere, checked against its types, and played with', async () => {
  const here = fileURLToPath(new URL('../..', import.meta.url));
  const report = run(process.execPath, ['build/main.ts'], join(here, 'client-sdk'));
  const kilobytes = /^index: .* minified, ([\d.]+) KiB with gzip$/m.exec(report)?.[1];
  expect(Number(kilobytes)).toBeLessThan(9.2);

  const folder = temporaryFolder();
  const packed = run(
    'npm',
    ['pack', '--ignore-scripts', '--json', '--pack-destination', folder],
    join(here, 'client-sdk'),
  );
  const [{ filename, files }] = JSON.parse(packed) as [{ filename: string; files: { path: string }[] }];
  const stray = files.filter(
    ({ path }) => !/^(package\.json|README\.md|dist\/(LICENSE|[\w-]+(\.d\.ts|\.js)))$/.test(path),
  );
  expect(stray).toEqual([]);

  const home = join(folder, 'node_modules/@undertow/client-sdk');
  mkdirSync(home, { recursive: true });
  run('tar', ['-xzf', join(folder, filename), '--strip-components=1', '-C', home], folder);
  // What a view's declaration says of a field.
  expect(readFileSync(join(home, 'dist/abyss.d.ts'), 'utf8')).toContain('/** Affiliated Allies. */\n');
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  writeFileSync(join(folder, 'consumer.ts'), CONSUMER);
  writeFileSync(join(folder, 'process.d.ts'), 'declare const process: { readonly argv: readonly string[] };');
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(SETTINGS));
  run(process.execPath, [join(here, 'node_modules/typescript/bin/tsc'), '-p', folder], folder);

  // The code that runs needs no Colyseus: that way is only for programs that have it.
  writeFileSync(
    join(folder, 'consumer.ts'),
    CONSUMER.replace(
      "import { colyseus, type RoomSnapshot, standingIn } from '@undertow/client-sdk/colyseus';",
      "type RoomSnapshot = any; const colyseus = 'none', standingIn = (state: object) => undefined;",
    ),
  );
  const consumer = Program.node(join(folder, 'consumer.ts'), [server().url]);
  const [, said = ''] = await consumer.says(/^(\{.*\})$/m);
  const { ranking, scores } = JSON.parse(said);
  expect(ranking.flat().toSorted()).toEqual([0, 1]);
  expect(scores).toBe(1);
  expect(await consumer.ended).toBe(0);
});
