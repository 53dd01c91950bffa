// Limits how many HTTP requests an address may make, weighed by what they cost, before anything is done for them.
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { Refusal } from '@undertow/shared/protocol/errors.ts';
import type { FastifyInstance } from 'fastify';
import { placeOfRequest } from '../limits/address.ts';
import { shareBuckets } from '../limits/shared-buckets.ts';
import { type Allowance, TokenBuckets } from '../limits/token-buckets.ts';
import { Turns } from '../scheduling/turns.ts';
import { SECURITY_HEADERS } from './headers.ts';
import type { Services } from './services.ts';

/** What watches over the server asks these: they are counted apart, so that no other request displaces them. */
const WATCHED = new Set(['/healthz', '/readyz', '/metrics']);

const WATCHING: Allowance = { burst: 200, every: 50 };

/** There are many requests: the other processes need not know of each at once. */
const TOLD_EVERY = 100;

/** A request of an address that floods the server may be made again after so long. */
const RETRY_AFTER = 1000;

type RateServices = Pick<Services, 'config' | 'now' | 'bus' | 'refusals'> & {
  readonly app: Pick<Services['app'], 'timers'>;
};

export class RequestRate {
  readonly #services: RateServices;
  readonly #allowance: Allowance;
  readonly #buckets: TokenBuckets;
  readonly #watching: TokenBuckets;
  readonly #turns = new Turns({ ofPlace: 2, inAll: 2 });

  constructor(services: RateServices) {
    const { config, now, bus, app } = services;
    this.#services = services;
    this.#allowance = { burst: 4 * config.requestsPerSecond, every: 1000 / config.requestsPerSecond };
    this.#watching = new TokenBuckets(WATCHING, now);
    const sharing = { bus, timers: app.timers, pause: TOLD_EVERY };
    this.#buckets = shareBuckets(sharing, 'requests', new TokenBuckets(this.#allowance, now));
  }

  /** Refuses what an address asks that does not stop to ask, before the listener knows of it. */
  before(listener: RequestListener): RequestListener {
    const { refusals } = this.#services;
    return (request, response) => {
      const place = this.#placeOf(request);
      if (refusals.isFlooding(place)) this.#refuse(place, request, response);
      else this.#turns.run(place, () => listener(request, response));
    };
  }

  /** Weighs each request. */
  limit(fastify: FastifyInstance): void {
    const { refusals } = this.#services;
    fastify.addHook('onRequest', async ({ raw, routeOptions }) => {
      const place = this.#placeOf(raw);
      const { weight = 1 } = (routeOptions.config ?? {}) as { readonly weight?: number };
      const retryAfter = WATCHED.has(routeOptions.url ?? '')
        ? this.#watching.allow(place)
        : // What is heavier than all that is allowed at once takes all of it.
          this.#buckets.allow(place, Math.min(weight, this.#allowance.burst));
      if (retryAfter !== undefined) throw tooMany(retryAfter);
    });
    // Whatever it was that came too often.
    fastify.addHook('onResponse', async ({ raw }, { statusCode }) => {
      if (statusCode === 429) refusals.count(this.#placeOf(raw));
    });
  }

  #refuse(place: string, { socket }: IncomingMessage, response: ServerResponse): void {
    const { config, refusals } = this.#services;
    const answer = () => sendRefusal(response);
    // A connection of a proxy brings requests of others, too.
    if (config.trustProxy > 0) answer();
    else {
      response.setHeader('connection', 'close');
      refusals.refuse(place, socket, answer);
    }
  }

  #placeOf(request: IncomingMessage): string {
    return placeOfRequest(request, this.#services.config.trustProxy);
  }
}

function tooMany(retryAfter: number): Refusal {
  return new Refusal('too-many', 'Too many requests. Wait a little.', { retryAfter });
}

function sendRefusal(response: ServerResponse): void {
  const body = JSON.stringify(tooMany(RETRY_AFTER).problem);
  response.writeHead(429, {
    ...SECURITY_HEADERS,
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    'retry-after': String(RETRY_AFTER / 1000),
  });
  response.end(body);
}
