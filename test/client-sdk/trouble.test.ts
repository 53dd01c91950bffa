// The client, the real server, and a wire or a server that breaks in the middle of a game.
import { cpSync, rmSync } from 'node:fs';
import type { Client } from '@undertow/client-sdk/client.ts';
import { colyseus } from '@undertow/client-sdk/colyseus.ts';
import type { Visit } from '@undertow/client-sdk/visit.ts';
import type { Random } from '@undertow/shared/table/random.ts';
import { expect, onTestFinished, test } from 'vitest';
import { answersKept, playOut } from '../support/clients/client-play.ts';
import { anyAnswer, chance } from '../support/clients/door-player.ts';
import { FlakySockets } from '../support/clients/flaky-sockets.ts';
import { WeakWire } from '../support/clients/weak-wire.ts';
import { temporaryFolder } from '../support/programs/folder.ts';
import { ServerProcess } from '../support/server/server-process.ts';
import { clientOf, WholeServer } from '../support/server/whole-server.ts';

const server = WholeServer.forAll();

/** There is no wait between two tries. */
function impatient(client: Client): Client {
  client.on('state', (state) => {
    if (state === 'waiting') setTimeout(() => client.retry());
  });
  return client;
}

test.each([1, 2, 3])('over sockets that break every few messages, each answer counts once (%i)', async (seed) => {
  const flaky = [1, 2].map((seat) => new FlakySockets(chance(10 * seed + seat), 30));
  const clients = await Promise.all(flaky.map(async ({ WebSocket }) => impatient(await server().guest({ WebSocket }))));
  const [first, second] = clients as [Client, Client];
  const opened = await first.create({ game: 'abyss', seats: 2, time: 'none' });
  const visits = [opened, await second.join(opened.id)];
  const acknowledged = await Promise.all(visits.map((visit, seat) => playOut(visit, chance(100 * seed + seat))));
  for (const sockets of flaky) expect(sockets.broken).toBeGreaterThan(5);
  for (const [seat, answers] of acknowledged.entries()) {
    expect(answers.length).toBeGreaterThan(10);
    expect(await answersKept(first, opened.id, seat)).toEqual(answers);
  }
  const newcomer = await server().client().watch(opened.id);
  for (const visit of visits) expect(visit.version).toBe(newcomer.version);
  expect(server().complaints).toEqual([]);
});

test('over Colyseus, too, when connections break', async () => {
  const proxy = await WeakWire.before(server().url);
  onTestFinished(() => proxy.close());
  const clients = [0, 1].map(() => impatient(clientOf(proxy.url, { link: colyseus() })));
  const [first, second] = clients as [Client, Client];
  await first.guest();
  await second.guest();
  const opened = await first.create({ game: 'abyss', seats: 2, time: 'none' });
  const visits = [opened, await second.join(opened.id)];
  let cuts = 0;
  opened.on('update', ({ version }) => {
    if (version < 20 * (cuts + 1) || cuts === 5) return;
    cuts++;
    proxy.cut();
  });
  const acknowledged = await Promise.all(visits.map((visit, seat) => playOut(visit, chance(seat))));
  expect(cuts).toBe(5);
  for (const [seat, answers] of acknowledged.entries()) {
    expect(await answersKept(await server().guest(), opened.id, seat)).toEqual(answers);
  }
  expect(server().complaints).toEqual([]);
});

test.each([
  ['the JSON door', {}],
  ['Colyseus', { link: colyseus() }],
])(
  'a server that is killed and started again goes on with the game, and the clients with it, over %s',
  async (_, way) => {
    const data = temporaryFolder();
    const process = await ServerProcess.start({ DATA_DIR: data });
    const clients = [clientOf(process.url, way), clientOf(process.url, way)] as const;
    await Promise.all(clients.map((client) => client.guest()));
    const opened = await clients[0].create({ game: 'abyss', seats: 2, time: 'none' });
    const visits: Visit[] = [opened, await clients[1].join(opened.id)];
    let kills = 0;
    let killing = Promise.resolve();
    opened.on('update', ({ version }) => {
      if (kills === 2 || version < 20 * (kills + 1)) return;
      kills++;
      killing = process.killAndRestart().then(() => {
        for (const client of clients) client.retry();
      });
    });
    const acknowledged = await Promise.all(visits.map((visit, seat) => playOut(visit, chance(seat))));
    await killing;
    expect(kills).toBe(2);
    for (const [seat, answers] of acknowledged.entries()) {
      expect(await answersKept(clients[0], opened.id, seat)).toEqual(answers);
    }
  },
);

test('a client that was further than a backup sees the match as it is there, also when it has passed it', async () => {
  const [data, backup] = [temporaryFolder(), temporaryFolder()];
  const process = await ServerProcess.start({ DATA_DIR: data });
  const clients = [clientOf(process.url), clientOf(process.url)].map(impatient);
  await Promise.all(clients.map((client) => client.guest()));
  const [first, second] = clients as [Client, Client];
  const opened = await first.create({ game: 'abyss', seats: 2, time: 'none' });
  const visits = [opened, await second.join(opened.id)];
  const gate = new Gate();
  const onlooker = impatient(clientOf(process.url, { WebSocket: gate.WebSocket }));
  const seen = await onlooker.watch(opened.id);
  await Promise.all(visits.map((visit) => visit.ready()));

  await playTo(20, visits, chance(1));
  await process.killAndRestart(() => cpSync(data, backup, { recursive: true }));
  await playTo(40, visits, chance(2));
  await seen.until(() => (seen.version ?? 0) >= 40);
  gate.close();
  await process.killAndRestart(() => {
    rmSync(data, { recursive: true });
    cpSync(backup, data, { recursive: true });
  });
  await Promise.all(visits.map((visit) => visit.until(() => (visit.version ?? 0) < 40)));
  await playTo(60, visits, chance(3));
  gate.open();
  const now = await clientOf(process.url).watch(opened.id);
  await seen.until(() => seen.version === now.version);
  expect(seen.view).toEqual(now.view);
});

/** Lets sockets through, or none. */
class Gate {
  readonly #open = new Set<WebSocket>();
  #isOpen = true;
  readonly WebSocket: typeof WebSocket;

  constructor() {
    const gate = this;
    this.WebSocket = class extends WebSocket {
      constructor(url: string) {
        super(gate.#isOpen ? url : 'ws://127.0.0.1:9');
        gate.#open.add(this);
      }
    } as typeof WebSocket;
  }

  open(): void {
    this.#isOpen = true;
  }

  close(): void {
    this.#isOpen = false;
    for (const socket of this.#open) socket.close();
  }
}

/** Random answers until the match has come to this version, at the least. */
async function playTo(version: number, visits: readonly Visit[], random: Random): Promise<void> {
  const isThere = (visit: Visit) => (visit.version ?? 0) >= version;
  while (!visits.every(isThere)) {
    await Promise.race(visits.map((visit) => visit.until(() => visit.decision !== null || isThere(visit))));
    const asked = visits.find(({ decision }) => decision !== null);
    if (asked?.decision) await asked.answer(anyAnswer(asked.decision, random)).catch(() => {});
  }
}
