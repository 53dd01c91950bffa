// The address that a request comes from, and the place by which its requests are counted.
import type { IncomingMessage } from 'node:http';
import { isIPv4, isIPv6 } from 'node:net';

/** The address of the client: told by the nearest of the proxies that are trusted, or else by the socket. */
export function addressOf(request: IncomingMessage, trustedProxies: number): string {
  const direct = request.socket.remoteAddress ?? '';
  if (trustedProxies === 0) return direct;
  const header = request.headers['x-forwarded-for'];
  const told = (Array.isArray(header) ? header.join(',') : (header ?? '')).split(',').map((part) => part.trim());
  // Each proxy adds to the end the address that it heard from. What stands before those, any client can have made up.
  const address = told.at(-Math.min(trustedProxies, told.length)) ?? '';
  return isIPv4(address) || isIPv6(address) ? address : direct;
}

/** The place that a request comes from. */
export function placeOfRequest(request: IncomingMessage, trustedProxies: number): string {
  return placeOf(addressOf(request, trustedProxies));
}

/** The address as it is counted: of IPv6 the /64 network, for every household has a whole one. */
export function placeOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  if (!isIPv6(address)) return address;
  const [before = '', after] = (address.split('%')[0] ?? '').split('::');
  const head = before.split(':').filter(Boolean);
  const tail = after?.split(':').filter(Boolean) ?? [];
  const zeros = Array.from({ length: Math.max(0, 8 - head.length - tail.length) }, () => '0');
  const groups = [...head, ...(after === undefined ? [] : zeros), ...tail];
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}
