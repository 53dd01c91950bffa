// The headers of HTTP as one hands them on: in the order and the writing in which they came.
import type { IncomingMessage } from 'node:http';

/** They concern one connection, not what is sent over it. */
const OF_ONE_HOP =
  /^(connection|keep-alive|proxy-connection|proxy-authenticate|te|trailer|transfer-encoding|upgrade|expect)$/i;
/** What the balancer says itself. */
const OURS = /^(x-forwarded-for|x-forwarded-host|forwarded)$/i;

/** A request's, with where it came from, without what concerned only the way here. */
export function forwardedHeaders(request: IncomingMessage): string[] {
  const chunked = request.headers['transfer-encoding'] === undefined ? [] : ['Transfer-Encoding', 'chunked'];
  return [...withoutHopHeaders(request.rawHeaders, OURS), ...chunked, ...origin(request)];
}

/** The same for a request that becomes a socket: that it does is part of it. */
export function upgradeHeaders(request: IncomingMessage): string[] {
  const upgrade = ['Connection', 'Upgrade', 'Upgrade', request.headers.upgrade ?? ''];
  return [...withoutHopHeaders(request.rawHeaders, OURS), ...upgrade, ...origin(request)];
}

export function withoutHopHeaders(raw: readonly string[], others?: RegExp): string[] {
  return pairs(raw).flatMap(([name, value]) => (OF_ONE_HOP.test(name) || others?.test(name) ? [] : [name, value]));
}

export function pairs(raw: readonly string[]): [name: string, value: string][] {
  return raw.flatMap((name, i): [string, string][] => (i % 2 === 0 ? [[name, raw[i + 1] ?? '']] : []));
}

/** Behind whom others claim to have heard comes whom we hear ourselves: a server believes as many, from the end, as it trusts. */
function origin({ headers, socket }: IncomingMessage): string[] {
  const claimed = headers['x-forwarded-for'];
  const heard = [claimed ?? [], socket.remoteAddress ?? []].flat().join(', ');
  return ['X-Forwarded-For', heard, ...(headers.host === undefined ? [] : ['X-Forwarded-Host', headers.host])];
}
