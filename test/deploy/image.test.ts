// The image: what its Dockerfile says, and that a server runs from what it puts together.
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { atPort } from '../../scripts/service/loopback.ts';
import { Program } from '../support/programs/program.ts';
import { copyOf, isSent, layOut, packagesOfServer, ROOT, readStages, said } from './dockerfile.ts';

/** All packages may be installed once more. */
const SLOW = 300_000;

const stages = readStages();
const server = stages.find(({ name }) => name === 'server');

/** The words of an instruction in its exec form, which no shell reads. */
function exec(rest: string): string[] {
  return JSON.parse(/\[.*\]$/.exec(rest)?.[0] ?? '');
}

describe('the Dockerfile', () => {
  test('builds on the Node that the project runs on', () => {
    const { devDependencies } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
    const [, major] = /^ARG NODE=(\d+)-slim$/m.exec(readFileSync(join(ROOT, 'Dockerfile'), 'utf8')) ?? [];
    expect(devDependencies.node).toMatch(new RegExp(`^\\^${major}\\.`));
    const bases = stages.map(({ from }) => from).filter((from) => !stages.some(({ name }) => name === from));
    expect(new Set(bases)).toEqual(new Set([`node:\${NODE}`]));
  });

  test('brings at most 120 packages, of which none runs a script when it is installed', () => {
    const packages = stages.find(({ name }) => name === 'packages');
    expect(said(packages, 'RUN')).toContain('npm ci --omit=dev --omit=optional --workspace server');
    const others = packagesOfServer().filter(([, { link }]) => !link);
    const names = others.map(([path]) => path.split('node_modules/').at(-1));
    expect(names).toContain('@colyseus/core');
    expect(names.length).toBeLessThanOrEqual(120);
    expect(others.filter(([, { hasInstallScript }]) => hasInstallScript)).toEqual([]);
  });

  test('ends with the server, as an ordinary user and without a shell', () => {
    expect(stages.at(-1)).toBe(server);
    expect(said(server, 'USER')).toBe('node');
    expect(exec(said(server, 'CMD'))).toEqual(['node', 'server/main.ts']);
    expect(exec(said(server, 'HEALTHCHECK'))[0]).toBe('node');
    expect(said(server, 'STOPSIGNAL')).toBe('SIGTERM');
    expect(said(server, 'ENV')).toContain(`DATA_DIR=${said(server, 'VOLUME')}`);
    expect(said(server, 'ENV')).toContain(`PORT=${said(server, 'EXPOSE')}`);
  });

  test('copies only what there is, and what is sent to Docker', () => {
    const copies = stages.flatMap(({ instructions }) => instructions.filter(({ word }) => word === 'COPY').map(copyOf));
    const sources = copies.flatMap(({ from, sources }) => (from ? [] : sources));
    expect(sources.length).toBeGreaterThan(10);
    expect(sources.filter((source) => !existsSync(join(ROOT, source)) || !isSent(source))).toEqual([]);
    const { workspaces } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
    for (const workspace of workspaces) expect(sources).toContain(`${workspace}/package.json`);
  });

  test.each([
    '.env',
    'data/undertow.sqlite',
    '.git/config',
    'server/node_modules/x',
    'test/support/programs/folder.ts',
  ])('never sees %s', (path) => {
    expect(isSent(path)).toBe(false);
  });
});

test('what the image holds is a server that is alive, says so, and ends when it is told to', {
  timeout: SLOW,
}, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'undertow-test-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }), SLOW);
  const app = join(folder, 'app');
  // The web client is built from packages that only the build needs; the server runs without it.
  await layOut('server', app, ['web']);
  expect(existsSync(join(app, 'node_modules/vitest'))).toBe(false);
  const inImage = ([, path = '', ...args]: string[], environment: Record<string, string>) =>
    Program.node(join(app, path), args, environment);
  await atPort(undefined, async (port) => {
    const environment = { HOST: '127.0.0.1', PORT: String(port), DATA_DIR: join(folder, 'data'), LOG_LEVEL: 'fatal' };
    const isAlive = async () => (await inImage(exec(said(server, 'HEALTHCHECK')), environment).ended) === 0;
    expect(await isAlive()).toBe(false);
    const running = inImage(exec(said(server, 'CMD')), environment);
    await running.says(/listens at/);
    // The check has its own patience, which a slow machine may exceed.
    await expect.poll(isAlive).toBe(true);
    running.end('SIGTERM');
    expect(await running.ended).toBe(0);
  });
});
