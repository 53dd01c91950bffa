// Two stub servers behind a balancer, and how a test speaks with them.
import { once } from 'node:events';
import { onTestFinished, vi } from 'vitest';
import { WebSocket } from 'ws';
import { Balancer, type BalancerWishes } from '../../scripts/service/balancer.ts';
import { temporaryFolder } from '../support/programs/folder.ts';
import { StubServer } from './stub-server.ts';

export interface Scene {
  readonly balancer: Balancer;
  readonly one: StubServer;
  readonly two: StubServer;
}

export async function twoBehindABalancer(checkEvery = 10): Promise<Scene> {
  const one = await StubServer.start('one');
  const two = await StubServer.start('two');
  const balancer = await balancerOf({ upstreams: [one.upstream, two.upstream], checkEvery });
  return { balancer, one, two };
}

export async function balancerOf(wishes: Omit<BalancerWishes, 'folder'>): Promise<Balancer> {
  const balancer = await Balancer.start({ ...wishes, folder: temporaryFolder() });
  onTestFinished(() => balancer.daemon.stop());
  return balancer;
}

/** The names of the servers that answer so many requests. */
export async function whoAnswers({ url }: Balancer, times: number, path = '/'): Promise<string[]> {
  const names: string[] = [];
  for (let i = 0; i < times; i++) names.push(await (await fetch(url + path)).text());
  return names;
}

/** A socket through the balancer, and a way to wait for what it gets. */
export async function socketTo(
  { url }: Balancer,
  path: string,
): Promise<{ socket: WebSocket; next(): Promise<string> }> {
  const socket = new WebSocket(url.replace('http', 'ws') + path);
  onTestFinished(() => socket.terminate());
  await once(socket, 'open');
  return { socket, next: async () => String((await once(socket, 'message'))[0]) };
}

/** However slow the machine is. */
export async function eventually(holds: () => void | Promise<void>): Promise<void> {
  await vi.waitFor(holds, { timeout: 30_000, interval: 10 });
}

/** So far away that no check comes in a test: then only what happens on the way tells that a server is gone. */
export const NEVER = 3_600_000;
