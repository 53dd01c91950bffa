// The whole set as plain processes: servers that are killed and come back, behind one address.
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { colyseus } from '@undertow/client-sdk/colyseus.ts';
import type { Decision } from '@undertow/client-sdk/protocol.ts';
import type { Visit } from '@undertow/client-sdk/visit.ts';
import { abyss } from '@undertow/games/abyss/rules/index.ts';
import { sample } from '@undertow/shared/table/choice.ts';
import type { Answer } from '@undertow/shared/table/game.ts';
import { openRandom } from '@undertow/shared/table/random.ts';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { type Service, type ServiceServer, startService } from '../../scripts/service/service.ts';
import { temporaryFolder } from '../support/programs/folder.ts';
import { Program } from '../support/programs/program.ts';
import { clientOf, GENEROUS } from '../support/server/whole-server.ts';
import { describeWithAll } from './engines.ts';

/** Several programs start one after another, and each of them takes its time on a busy machine. */
const SLOW = 300_000;
const ENVIRONMENT = { ...GENEROUS, LOG_LEVEL: 'fatal' };

/** Four players who come in by both doors, at one table. */
async function fourAt(url: string): Promise<Visit[]> {
  const clients = [{}, { link: colyseus() }, {}, { link: colyseus() }].map((options) => clientOf(url, options));
  for (const client of clients) await client.guest();
  const [host, ...others] = clients;
  if (!host) throw new Error('there should be four');
  const table = await host.create({ game: 'abyss', seats: 4, time: 'none' });
  const visits = [table, ...(await Promise.all(others.map((client) => client.join(table.id))))];
  for (const visit of visits) await visit.ready();
  return visits;
}

await describeWithAll('a service', () => {
  let service: Service;
  let folder: string;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'undertow-test-'));
    service = await startService({ folder, postgresSettings: { fsync: 'off' }, environment: ENVIRONMENT });
  }, SLOW);

  afterAll(async () => {
    await service.stop();
    rmSync(folder, { recursive: true, force: true });
  }, SLOW);

  test('goes on without a server that was killed, and with it again when it is back', { timeout: SLOW }, async () => {
    const { url, servers, balancer } = service;
    const [first, second] = servers as [ServiceServer, ServiceServer];
    expect(await balancer.ready()).toEqual([first.name, second.name]);
    await first.daemon.kill();
    for (let i = 0; i < 4; i++) expect((await fetch(`${url}/readyz`)).status).toBe(200);
    await vi.waitFor(async () => expect(await balancer.ready()).toEqual([second.name]), SLOW);
    await first.daemon.restart();
    await balancer.untilReady(first.name);
    expect((await fetch(`${first.url}/readyz`)).status).toBe(200);
  });

  test('plays a game to its end while its servers are restarted and killed', { timeout: SLOW }, async () => {
    const { url, balancer, restartServers } = service;
    const [{ name, daemon }] = service.servers as [ServiceServer];
    const killOne = async () => {
      await daemon.kill();
      await daemon.restart();
      await balancer.untilReady(name);
    };
    const deeds = [restartServers, killOne];
    // Each in the middle of the game: others play on meanwhile, but not to its end.
    let asked = 0;
    let doing: Promise<void> | undefined;
    const random = openRandom({ seed: 'fast:1', position: 0 });
    const decide = async ({ choice }: Decision): Promise<Answer> => {
      asked++;
      if (asked % 20 === 0) {
        doing ??= deeds
          .shift()?.()
          .finally(() => {
            doing = undefined;
          });
      }
      if (asked % 50 === 0) await doing;
      return sample(choice, random, abyss.forms);
    };
    const visits = await fourAt(url);
    const endings = await Promise.all(visits.map((visit) => visit.play(decide)));
    expect(deeds).toEqual([]);
    expect(endings[0]?.ranking?.flat().toSorted()).toEqual([0, 1, 2, 3]);
    expect(new Set(endings.map((ending) => JSON.stringify(ending))).size).toBe(1);
  });

  test('is a command that says where everything is, starts again what has died, and ends in good order', {
    timeout: SLOW,
  }, async () => {
    const args = ['--port', '0', '--folder', temporaryFolder()];
    const service = Program.node('scripts/service/main.ts', args, ENVIRONMENT);
    const [, url = ''] = await service.says(/^Undertow is served at (http:\S+)\n/);
    const [, second = '', pid] = await service.says(/undertow2 listens at (http:\S+), as process (\d+)\n/);
    expect((await fetch(`${url}/api/guests`, { method: 'POST' })).status).toBe(201);
    const isReady = () =>
      fetch(`${second}/readyz`).then(
        ({ ok }) => ok,
        () => false,
      );
    expect(await isReady()).toBe(true);
    process.kill(Number(pid), 'SIGKILL');
    await vi.waitFor(async () => expect(await isReady()).toBe(false), SLOW);
    await vi.waitFor(async () => expect(await isReady()).toBe(true), SLOW);
    expect(service.complained).toContain('undertow2 has ended, and is started again.');
    await vi.waitFor(() => expect(service.complained).toMatch(/undertow2 is there again, as process \d+\n/), SLOW);
    service.end('SIGTERM');
    expect(await service.ended).toBe(0);
    expect(await isReady()).toBe(false);
  });

  test('is a command that ends with a sentence where its port is taken', { timeout: SLOW }, async () => {
    const taken = createServer().listen(0, '127.0.0.1');
    onTestFinished(() => void taken.close());
    await once(taken, 'listening');
    const { port } = taken.address() as AddressInfo;
    const args = ['--port', `${port}`, '--folder', temporaryFolder()];
    const service = Program.node('scripts/service/main.ts', args, ENVIRONMENT);
    expect(await service.ended).toBe(2);
    expect(service.complained).toContain(`${port}. Choose another port with --port`);
  });

  test('is a command that leaves nothing behind when it is interrupted while it starts', {
    timeout: SLOW,
  }, async () => {
    const folder = temporaryFolder();
    const service = Program.node('scripts/service/main.ts', ['--port', '0', '--folder', folder], ENVIRONMENT);
    const belonging = () => processes().filter((command) => command.includes(folder));
    await vi.waitFor(() => expect(belonging().length).toBeGreaterThan(1), SLOW);
    service.end('SIGINT');
    expect(await service.ended).toBe(1);
    await vi.waitFor(() => expect(belonging()).toEqual([]), SLOW);
  });
});

test.each([
  [['--servers', '0'], '--servers must be a whole number from 1 to 64, not "0".\n'],
  [['--sevrers', '2'], "Unknown option '--sevrers'"],
])('the command refuses %j', async (args, complaint) => {
  const service = Program.node('scripts/service/main.ts', args);
  expect(await service.ended).toBe(2);
  expect(service.complained).toContain(complaint);
});

/** The command lines of all that runs on this machine. */
function processes(): string[] {
  const numbers = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return numbers.flatMap((number) => {
    try {
      return readFileSync(`/proc/${number}/cmdline`, 'utf8');
    } catch {
      return [];
    }
  });
}
