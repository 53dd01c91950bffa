// What stands beside a whole run of the tests: services, each started when the first test file asks for it, and shared.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';
import type { ServiceName } from './service.ts';
import { skippedHere } from './skipped.ts';

const KEEPER = fileURLToPath(new URL('./keeper.ts', import.meta.url));

const INSTALL = fileURLToPath(new URL('../../../scripts/install-missing.sh', import.meta.url));

const keepers: ChildProcess[] = [];
const services = new Map<string, Promise<string>>();
let folder = '';
let server: Server;

export async function setup({ provide }: TestProject): Promise<void> {
  // Where it may not, or nothing can be had, the tests that miss something are skipped, and the run says so first.
  spawnSync('bash', [INSTALL], { stdio: 'inherit' });
  for (const line of await skippedHere()) console.log(line);
  folder = mkdtempSync(join(tmpdir(), 'undertow-tests-'));
  const path = join(folder, 'services');
  server = createServer((socket) => {
    createInterface({ input: socket }).once('line', async (name) => {
      const service = services.get(name) ?? keep(name as ServiceName);
      services.set(name, service);
      socket.end(`${await service}\n`);
    });
  });
  server.listen(path);
  await once(server, 'listening');
  provide('services', path);
}

export async function teardown(): Promise<void> {
  server.close();
  const gone = keepers.map((keeper) => (keeper.exitCode === null ? once(keeper, 'exit') : undefined));
  for (const keeper of keepers) keeper.stdin?.end();
  await Promise.all(gone);
  rmSync(folder, { recursive: true, force: true });
}

async function keep(name: ServiceName): Promise<string> {
  const keeper = spawn(process.execPath, [KEEPER, name], { stdio: ['pipe', 'pipe', 'inherit'] });
  keepers.push(keeper);
  for await (const line of createInterface({ input: keeper.stdout })) return line;
  return JSON.stringify({ missing: `The keeper of ${name} ended before it could say anything.` });
}
