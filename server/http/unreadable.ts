// Closes a connection on which no whole request has come. A client that has sent something is told why. One that has sent
// nothing is told nothing: browsers connect ahead, and would take the words for the answer to their next request.
import type { Socket } from 'node:net';
import type { Problem } from '@undertow/shared/protocol/errors.ts';
import type { Log } from '../log.ts';
import type { Metrics } from '../metrics.ts';

interface Why {
  /** Its name in the metrics and in the log. */
  readonly reason: 'malformed' | 'slow' | 'too-large';
  readonly status: string;
  readonly problem: Problem;
}

const MALFORMED: Why = {
  reason: 'malformed',
  status: '400 Bad Request',
  problem: { code: 'malformed', message: 'This is no HTTP request that can be read.' },
};

/** The replies, by the code of the error in Node. */
const REASONS: Readonly<Record<string, Why>> = {
  ERR_HTTP_REQUEST_TIMEOUT: {
    reason: 'slow',
    status: '408 Request Timeout',
    problem: { code: 'malformed', message: 'The request did not come to its end in time.' },
  },
  HPE_HEADER_OVERFLOW: {
    reason: 'too-large',
    status: '431 Request Header Fields Too Large',
    problem: { code: 'too-large', message: 'The headers of the request are too large.' },
  },
};

/** Clients can send as much of it as they like: so often a line of the log says that they do. */
const LOGGED_EVERY = 60_000;

interface UnreadableServices {
  readonly log: Pick<Log, 'debug' | 'warn'>;
  readonly metrics: Pick<Metrics, 'unreadable'>;
  now(): number;
}

export class Unreadable {
  readonly #services: UnreadableServices;
  #sinceLine = 0;
  #nextLine = Number.NEGATIVE_INFINITY;

  constructor(services: UnreadableServices) {
    this.#services = services;
  }

  refuse({ code = '' }: NodeJS.ErrnoException, socket: Socket): void {
    if (!socket.writable) return;
    if (code === 'ERR_HTTP_REQUEST_TIMEOUT' && socket.bytesRead === 0) {
      this.#services.metrics.unreadable.inc({ reason: 'silent' });
      socket.destroy();
      return;
    }
    const why = REASONS[code] ?? MALFORMED;
    this.#tell(why, code, socket.bytesRead);
    const body = JSON.stringify(why.problem);
    const head = [`HTTP/1.1 ${why.status}`, 'Content-Type: application/json', `Content-Length: ${body.length}`];
    socket.end([...head, 'Connection: close', '', body].join('\r\n'));
    // Without this the connection stays until the client ends it.
    socket.destroySoon();
  }

  #tell({ reason }: Why, code: string, bytes: number): void {
    const { log, metrics, now } = this.#services;
    metrics.unreadable.inc({ reason });
    this.#sinceLine++;
    log.debug({ reason, code, bytes }, 'no request that can be read');
    if (now() < this.#nextLine) return;
    log.warn({ reason, code, bytes, since: this.#sinceLine }, 'clients send no requests that can be read');
    this.#sinceLine = 0;
    this.#nextLine = now() + LOGGED_EVERY;
  }
}
