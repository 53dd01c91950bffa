// Finds the addresses under which others reach a server that listens on all interfaces.
import { type NetworkInterfaceInfo, networkInterfaces } from 'node:os';

const EVERY = ['0.0.0.0', '[::]'];

type Interfaces = Readonly<Record<string, readonly NetworkInterfaceInfo[] | undefined>>;

/** The addresses behind this one, those first that other machines can open. */
export function reachableAt(url: string, interfaces: Interfaces = networkInterfaces()): string[] {
  const { hostname, port } = new URL(url);
  if (!EVERY.includes(hostname)) return [url];
  const found = Object.values(interfaces)
    .flatMap((addresses) => addresses ?? [])
    .filter(({ family }) => family === 'IPv4')
    .toSorted((a, b) => Number(a.internal) - Number(b.internal))
    .map(({ address }) => `http://${address}:${port}`);
  return found.length > 0 ? found : [url];
}
