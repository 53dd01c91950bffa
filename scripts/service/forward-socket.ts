// Hands a socket on to the first of several servers that answers, and then every byte in both directions as it comes.
import type { IncomingMessage } from 'node:http';
import { connect, type Socket } from 'node:net';
import type { Forwarding } from './forward-request.ts';
import { pairs, upgradeHeaders } from './headers.ts';

export interface Arrival {
  readonly request: IncomingMessage;
  readonly near: Socket;
  /** What came behind the request already. */
  readonly head: Buffer;
}

/** Whoever has not answered by then is as good as gone. */
const PATIENCE = 5000;
const SIGN_OF_LIFE = 30_000;

export function forwardSocket(arrival: Arrival, forwarding: Forwarding): void {
  const { request, near, head } = arrival;
  const [upstream, ...others] = forwarding.candidates;
  if (!upstream) {
    apologize(near);
    return;
  }
  const far = connect({ host: upstream.url.hostname, port: Number(upstream.url.port), noDelay: true });
  const left = (): void => void far.destroy();
  const elsewhere = (): void => {
    clearTimeout(impatience);
    near.off('close', left);
    far.off('close', elsewhere);
    far.destroy();
    if (near.destroyed) return;
    forwarding.doubt(upstream);
    forwardSocket(arrival, { ...forwarding, candidates: others });
  };
  const impatience = setTimeout(elsewhere, PATIENCE);
  near.once('close', left);
  far.on('error', () => {});
  far.once('close', elsewhere);
  far.write(asText(request));
  far.write(head);
  far.once('data', (first) => {
    clearTimeout(impatience);
    near.off('close', left);
    far.off('close', elsewhere);
    near.write(first);
    join(near, far);
  });
}

/** What one side sends, the other gets; a side that ends ends the other behind it, and one that breaks breaks the other. */
function join(near: Socket, far: Socket): void {
  for (const [one, other] of [
    [near, far],
    [far, near],
  ] as const) {
    one.setNoDelay(true);
    one.setKeepAlive(true, SIGN_OF_LIFE);
    one.pipe(other);
    one.once('error', () => other.destroy());
    one.once('close', () => other.end());
  }
}

function asText(request: IncomingMessage): string {
  const headers = pairs(upgradeHeaders(request)).map(([name, value]) => `${name}: ${value}\r\n`);
  return `${request.method} ${request.url} HTTP/1.1\r\n${headers.join('')}\r\n`;
}

function apologize(near: Socket): void {
  near.end('HTTP/1.1 503 Service Unavailable\r\nConnection: close\r\nContent-Length: 0\r\nRetry-After: 1\r\n\r\n');
}
