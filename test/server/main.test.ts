// The commands: `npm start` and `undertow verify`, as a person types them.
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { type AddressInfo, connect, createServer } from 'node:net';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Client } from '@undertow/client-sdk/client.ts';
import type { Replay } from '@undertow/client-sdk/protocol.ts';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '../support/programs/folder.ts';
import { Program } from '../support/programs/program.ts';

const MAIN = 'server/main.ts';
const UNDERTOW = 'server/undertow.ts';

/** A server on any free port, in this folder. */
function serverIn(folder: string, environment: Readonly<Record<string, string>> = {}): Program {
  return Program.node(MAIN, [], { DATA_DIR: folder, PORT: '0', LOG_LEVEL: 'fatal', BOT_PACE: '0', ...environment });
}

/** The same as it stands before a person. */
function inTerminal(folder: string, environment: Readonly<Record<string, string>> = {}): Program {
  const settings = { DATA_DIR: folder, PORT: '0', LOG_LEVEL: 'info', ...environment };
  const onTerminal = 'import os, pty, sys; sys.exit(os.waitstatus_to_exitcode(pty.spawn(sys.argv[1:])))';
  return new Program('python3', ['-c', onTerminal, process.execPath, MAIN], settings);
}

test('the server says in one line where it listens, and ends in good order when it is told to', async () => {
  const server = serverIn(temporaryFolder());
  const [, url] = await server.says(/^Undertow [\d.]+ listens at (http:\/\/127\.0\.0\.1:\d+)\n$/);
  expect((await fetch(`${url}/readyz`)).status).toBe(200);
  server.end('SIGTERM');
  expect(await server.ended).toBe(0);
  expect(server.complained).toBe('');
});

test('in a terminal the server greets a person, and goes on in lines that a person can read', async () => {
  const folder = temporaryFolder();
  const server = inTerminal(folder);
  const [, url = ''] = await server.says(/^ {2}Play +(http:\/\/127\.0\.0\.1:\d+)\r$/m);
  await server.says(/lists all settings\./);
  expect(server.said).toContain(`  API docs  ${url}/docs\r\n`);
  expect(server.said).toContain(`  Data      ${folder}\r\n`);
  expect(server.said).toContain('HOST=0.0.0.0 npm start');
  expect((await fetch(`${url}/docs`)).status).toBe(200);
  server.type('\x03');
  await server.says(/info .* the server is going away .*signal=SIGINT/);
  expect(await server.ended).toBe(0);
  expect(server.said).not.toContain('{"');
});

test('in a terminal, too, it logs no more than it is told to', async () => {
  const server = inTerminal(temporaryFolder(), { LOG_LEVEL: 'error' });
  await server.says(/lists all settings\./);
  server.type('\x03');
  expect(await server.ended).toBe(0);
  expect(server.said).not.toContain('going away');
});

test('as a service it logs one line of JSON after the other', async () => {
  const server = serverIn(temporaryFolder(), { LOG_LEVEL: 'info' });
  await server.says(/listens at \S+\n/);
  server.end('SIGTERM');
  expect(await server.ended).toBe(0);
  const lines = server.said.trimEnd().split('\n');
  expect(lines.filter((line) => line.startsWith('Undertow '))).toHaveLength(1);
  const logged = lines.filter((line) => !line.startsWith('Undertow ')).map((line) => JSON.parse(line));
  // It may still say that it listens when it is told to end.
  const goingAway = { level: 'info', signal: 'SIGTERM', msg: 'the server is going away' };
  expect(logged).toContainEqual(expect.objectContaining(goingAway));
});

test('the server ends in good order although clients are connected that have asked for nothing, not to the end, or may ask for more', async () => {
  const server = serverIn(temporaryFolder());
  const [, url = ''] = await server.says(/listens at (\S+)/);
  for (const bytes of ['', 'GET /readyz HTTP/1.1\r\nHost: ', 'GET /readyz HTTP/1.1\r\nHost: undertow\r\n\r\n']) {
    const socket = connect(Number(new URL(url).port), '127.0.0.1');
    socket.on('error', () => {});
    await once(socket, 'connect');
    if (bytes !== '') await new Promise((sent) => socket.write(bytes, sent));
  }
  // What is behind in the queue of connections is answered: those before have been taken, too.
  await fetch(`${url}/readyz`);
  server.end('SIGINT');
  expect(await server.ended).toBe(0);
});

test('a second server refuses to start on the same data, and the first goes on', async () => {
  const folder = temporaryFolder();
  const first = serverIn(folder);
  const [, url] = await first.says(/listens at (\S+)/);
  const second = serverIn(folder);
  expect(await second.ended).toBe(2);
  expect(second.said).toBe('');
  expect(second.complained).toMatch(/^[A-Z].*\.\n$/);
  expect(second.complained).toContain(folder);
  expect((await fetch(`${url}/readyz`)).status).toBe(200);
});

test('a database of another program is left alone, and the server says so and ends', async () => {
  const folder = temporaryFolder();
  const foreign = new DatabaseSync(join(folder, 'undertow.db'));
  foreign.exec('create table people (name text)');
  foreign.close();
  const server = serverIn(folder);
  expect(await server.ended).toBe(2);
  expect(server.said).toBe('');
  expect(server.complained).toMatch(/^The file .*undertow\.db is a database of another program\. .*\.\n$/);
});

test('a wrong setting is named in a sentence', async () => {
  const server = serverIn(temporaryFolder(), { PORT: 'many' });
  expect(await server.ended).toBe(2);
  expect(server.complained).toMatch(/^PORT must be .*, not "many"\.\n$/);
});

test('a port that is taken is said to be', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  onTestFinished(() => void other.close());
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const server = serverIn(temporaryFolder(), { PORT: `${port}` });
  expect(await server.ended).toBe(2);
  expect(server.complained).toContain('PORT');
});

test('a host that is not there is said not to be', async () => {
  const server = serverIn(temporaryFolder(), { HOST: '192.0.2.1' });
  expect(await server.ended).toBe(2);
  expect(server.complained).toBe('HOST is no address of this machine.\n');
});

test('a reader of the help that has read enough is no fault', async () => {
  const deaf = new Program('bash', ['-c', `"$0" ${MAIN} --help > >(exec 0<&-)`, process.execPath]);
  expect(await deaf.ended).toBe(0);
  expect(deaf.complained).toBe('');
});

test.each([[['--help']], [['-h']]])('%j says what can be set', async (args) => {
  const help = Program.node(MAIN, args);
  expect(await help.ended).toBe(0);
  for (const name of ['HOST', 'PORT', 'DATA_DIR', 'OPERATOR_TOKEN']) expect(help.said).toContain(`\n  ${name}\n`);
});

test('whatever else is typed behind it is refused', async () => {
  const server = Program.node(MAIN, ['--prot=1']);
  expect(await server.ended).toBe(2);
  expect(server.complained).toMatch(/^Unknown option '--prot'\. npm start -- --help .*\n$/);
});

test('a replay is verified from the file that the server gives, and not if anything in it was touched', async () => {
  const folder = temporaryFolder();
  const server = serverIn(folder);
  const [, url = ''] = await server.says(/listens at (\S+)/);
  const client = new Client(url);
  await client.guest();
  const visit = await client.create({ game: 'abyss', seats: 2, time: 'none', bots: true });
  await visit.ready();
  await visit.leave({ resign: true });
  const replay = await client.ask<Replay>({ method: 'GET', path: `/api/matches/${visit.id}/replay` });
  client.close();
  const file = join(folder, 'replay.json');
  const verified = async (content: string, ...more: string[]): Promise<readonly [number | null, string]> => {
    writeFileSync(file, content);
    const verifying = Program.node(UNDERTOW, ['verify', file, ...more]);
    return [await verifying.ended, verifying.said + verifying.complained];
  };
  expect(await verified(JSON.stringify(replay))).toEqual([0, expect.stringContaining('is what was promised')]);
  const { commitment } = replay;
  expect(await verified(JSON.stringify(replay), commitment)).toEqual([0, expect.stringContaining('promised')]);
  const [code] = await verified(JSON.stringify(replay), commitment.split('').reverse().join(''));
  expect(code).toBe(1);
  const other = { ...replay, seed: replay.seed.replace(/.$/, (digit) => (digit === '0' ? '1' : '0')) };
  expect(await verified(JSON.stringify(other))).toEqual([1, expect.stringContaining('committed')]);
  expect(await verified('{"format": 1}')).toEqual([2, expect.stringContaining('is no replay')]);
  expect(await verified('not JSON')).toEqual([2, expect.stringContaining('is no JSON')]);
});

test.each([
  [['verify'], 'Name one file'],
  [['verify', 'no-such-file.json'], 'no-such-file.json cannot be read'],
  [[], 'undertow verify FILE'],
  [['dance'], 'There is no command dance'],
  [['analyse'], 'Name one file'],
  [['analyse', 'one.json', 'two.json'], 'Name one file'],
  [['analyse', 'replay.json', '--worlds', '1.5'], '--worlds takes a whole number'],
  [['analyse', 'replay.json', '--seed=-1'], '--seed one from 0 on'],
  [['verify', '--fast'], "Unknown option '--fast'"],
  [['serve', '--fast'], "Unknown option '--fast'"],
  [['bot', '--fast'], "Unknown option '--fast'"],
])('undertow %j says what is wrong', async (args, complaint) => {
  const command = Program.node(UNDERTOW, args);
  expect(await command.ended).toBe(2);
  expect(command.complained).toContain(complaint);
});

test.each([
  'bench/main.ts',
  'bots/ladder.ts',
  'bots/run.ts',
  'bots/train.ts',
  'client-sdk/examples/terminal.ts',
  'demo/main.ts',
  'scripts/service/main.ts',
])('%s says what it was asked for in vain, and shows no trace of the program', async (path) => {
  const command = Program.node(path, ['--fast']);
  expect(await command.ended).toBe(2);
  expect(command.complained).toContain("Unknown option '--fast'");
  expect(command.complained).not.toContain('node:');
});
