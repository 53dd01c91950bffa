// The whole set as plain processes: servers that are killed and come back, behind one address.
import { expect, onTestFinished, test, vi } from 'vitest';
import { type Service, startService } from '../../scripts/service/service.ts';
import { temporaryFolder } from '../support/folder.ts';
import { Program } from '../support/program.ts';

const ENVIRONMENT = { LOG_LEVEL: 'fatal', BOT_PACE: '0' };

async function serviceIn(folder: string): Promise<Service> {
  const service = await startService({ folder, postgresSettings: { fsync: 'off' }, environment: ENVIRONMENT });
  onTestFinished(() => service.stop());
  return service;
}

test('a service goes on without a server that was killed, and with it again when it is back', async () => {
  const { url, servers, balancer } = await serviceIn(temporaryFolder());
  const [first, second] = servers;
  if (!first || !second) throw new Error('there should be two');
  expect(balancer.ready).toEqual([first.name, second.name]);
  await first.daemon.kill();
  for (let i = 0; i < 4; i++) expect((await fetch(`${url}/readyz`)).status).toBe(200);
  await vi.waitFor(() => expect(balancer.ready).toEqual([second.name]));
  await first.daemon.restart();
  expect((await fetch(`${first.url}/readyz`)).status).toBe(200);
  await vi.waitFor(() => expect(balancer.ready).toEqual([first.name, second.name]));
});

test('the command says where everything listens, starts again what has died, and ends in good order', async () => {
  const folder = temporaryFolder();
  const service = Program.node('scripts/service/main.ts', ['--port', '0', '--folder', folder], ENVIRONMENT);
  const [, url = ''] = await service.says(/^Undertow is served at (http:\S+)\n/);
  const [, second = '', pid] = await service.says(/undertow2 listens at (http:\S+), as process (\d+)\n/);
  const guest = await fetch(`${url}/api/guests`, { method: 'POST' });
  expect(guest.status).toBeLessThan(300);
  const isReady = () =>
    fetch(`${second}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  expect(await isReady()).toBe(true);
  process.kill(Number(pid), 'SIGKILL');
  await vi.waitFor(async () => expect(await isReady()).toBe(false));
  await vi.waitFor(async () => expect(await isReady()).toBe(true), 20_000);
  expect(service.complained).toContain('undertow2 has ended, and is started again.');
  service.end('SIGTERM');
  expect(await service.ended).toBe(0);
  expect(await isReady()).toBe(false);
});

test.each([
  [['--servers', '0'], '--servers must be a whole number from 1 to 64, not "0".\n'],
  [['--sevrers', '2'], "Unknown option '--sevrers'"],
])('the command refuses %j', async (args, complaint) => {
  const service = Program.node('scripts/service/main.ts', args);
  expect(await service.ended).toBe(2);
  expect(service.complained).toContain(complaint);
});
