// Hands an HTTP request on to the first of several servers that takes it, and its answer back.
import { type Agent, type ClientRequest, type IncomingMessage, request as open, type ServerResponse } from 'node:http';
import { pipeline } from 'node:stream';
import { forwardedHeaders, withoutHopHeaders } from './headers.ts';
import type { Upstream } from './upstreams.ts';

export interface Forwarding {
  readonly candidates: readonly Upstream[];
  /** Keeps connections. */
  readonly agent: Agent;
  /** This one could not be reached, or went away. */
  doubt(upstream: Upstream): void;
}

/** An answer that takes longer to begin does not come. */
const PATIENCE = 15_000;
/** What may be asked twice is asked elsewhere sooner. */
const SHORT_PATIENCE = 5000;

export function forwardRequest(request: IncomingMessage, response: ServerResponse, forwarding: Forwarding): void {
  const [upstream, ...others] = forwarding.candidates;
  if (!upstream) {
    apologize(request, response);
    return;
  }
  const isRepeatable = mayBeRepeated(request);
  const outgoing = open({
    ...{ host: upstream.url.hostname, port: upstream.url.port, method: request.method, path: request.url },
    headers: forwardedHeaders(request),
    // A kept connection may be closed from the other side just when it is used: then one must be able to ask again.
    agent: isRepeatable ? forwarding.agent : false,
    timeout: isRepeatable ? SHORT_PATIENCE : PATIENCE,
  });
  let isSent = false;
  onceConnected(outgoing, () => {
    isSent = true;
    if (isRepeatable) outgoing.end();
    else request.pipe(outgoing);
  });
  outgoing.once('timeout', () => outgoing.destroy(new Error('no answer')));
  const left = (): void => void outgoing.destroy();
  response.once('close', left);
  outgoing.once('response', (incoming) => {
    outgoing.setTimeout(0);
    response.writeHead(incoming.statusCode ?? 502, incoming.statusMessage, withoutHopHeaders(incoming.rawHeaders));
    response.flushHeaders();
    pipeline(incoming, response, () => {});
  });
  outgoing.once('error', (error: NodeJS.ErrnoException) => {
    response.off('close', left);
    if (response.closed) return;
    const wasStale = outgoing.reusedSocket && error.code === 'ECONNRESET';
    if (!wasStale) forwarding.doubt(upstream);
    const candidates = wasStale ? forwarding.candidates : others;
    if (response.headersSent) response.destroy();
    else if (isRepeatable || !isSent) forwardRequest(request, response, { ...forwarding, candidates });
    else leaveOpen(request, response);
  });
}

/** Whether asking twice does no harm, and there is no body that would have to be sent twice. */
function mayBeRepeated({ method, headers }: IncomingMessage): boolean {
  const isBodyless = headers['transfer-encoding'] === undefined && Number(headers['content-length'] ?? 0) === 0;
  return isBodyless && ['GET', 'HEAD', 'OPTIONS'].includes(method ?? '');
}

function onceConnected(outgoing: ClientRequest, then: () => void): void {
  outgoing.once('socket', (socket) => {
    if (socket.connecting) socket.once('connect', then);
    else then();
  });
}

/** Nobody knows whether the server has done what it was asked: that is all one can say. */
function leaveOpen(request: IncomingMessage, response: ServerResponse): void {
  request.unpipe();
  request.resume();
  response.writeHead(502, { 'content-type': 'text/plain; charset=utf-8' });
  response.end('The server went away before it answered.\n');
}

/** In the words in which the servers themselves refuse. */
function apologize(request: IncomingMessage, response: ServerResponse): void {
  request.resume();
  const problem = { code: 'unavailable', message: 'No server answers at the moment.', retryAfter: 1000 };
  response.writeHead(503, { 'content-type': 'application/json; charset=utf-8', 'retry-after': '1' });
  response.end(JSON.stringify(problem));
}
