// All streams of Server-Sent Events: they show spectators a table without a WebSocket.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Refusal } from '@undertow/shared/protocol/errors.ts';
import type { Limits } from '@undertow/shared/protocol/limits.ts';
import type { Bus } from '../cluster/bus.ts';
import type { AppServices } from '../doors/app-services.ts';
import { comeBackAfter } from '../doors/come-back.ts';
import type { DoorLimits } from '../doors/door-limits.ts';
import { arrivesTooOften } from '../doors/handshakes.ts';
import { TableSubscription } from '../doors/table-subscription.ts';
import { OutgoingMessage } from '../host/outgoing.ts';
import { placeOfRequest } from '../limits/address.ts';
import { isPassing } from '../limits/busy.ts';
import type { Log } from '../log.ts';
import type { Metrics } from '../metrics.ts';
import type { Timers } from '../scheduling/timers.ts';
import { EventIds } from './event-ids.ts';
import { EventStream, STREAM_HEADERS } from './event-stream.ts';

/** A stream is one of the sockets of its address. */
export interface StreamParts extends Pick<DoorLimits, 'socketsByPlace' | 'arrivals'> {
  readonly bus: Pick<Bus, 'self'>;
  readonly app: AppServices;
  readonly limits: Limits;
  readonly timers: Timers;
  readonly log: Log;
  readonly metrics: Metrics;
  readonly trustedProxies: number;
}

export interface StreamRequest {
  readonly table: string;
  readonly invitation?: string | undefined;
}

export class EventStreams {
  readonly #parts: StreamParts;
  readonly #ids: EventIds;
  readonly #streams = new Set<EventStream>();
  #isShut = false;

  constructor(parts: StreamParts) {
    this.#parts = parts;
    this.#ids = new EventIds(parts.bus.self);
  }

  /** Refuses before anything is sent. From then on the response is the stream's, until one of both ends it. */
  async open(request: IncomingMessage, response: ServerResponse, { table, invitation }: StreamRequest): Promise<void> {
    const { app, limits, timers, log } = this.#parts;
    if (this.#isShut) throw new Refusal('draining', 'This server is going away.', { retryAfter: comeBackAfter() });
    const place = this.#arrivalOf(request);
    await app.lobby.mustMayWatch(undefined, table, invitation);
    // Gone already.
    if (response.destroyed) return;
    if (request.method === 'HEAD') {
      response.writeHead(200, STREAM_HEADERS).end();
      return;
    }
    this.#count(place, response);
    const stream = new EventStream(response, timers, limits.bufferedBytes, this.#ids.wrap);
    this.#streams.add(stream);
    const failed = (failure: unknown) => log.error({ err: failure, match: table }, 'a stream could not go on');
    const subscriber = {
      person: undefined,
      place,
      hears: () => true,
      told: (outgoing: OutgoingMessage) => stream.tell(outgoing),
      failed,
    };
    const subscription = new TableSubscription(app, table, subscriber);
    response.once('close', () => {
      this.#streams.delete(stream);
      subscription.leave();
    });
    subscription.begin(this.#ids.versionIn(request.headers['last-event-id'])).catch((failure) => {
      if (isPassing(failure)) stream.turnAway(failure.problem.retryAfter);
      else {
        failed(failure);
        response.destroy();
      }
    });
  }

  announce(text: string): void {
    const outgoing = new OutgoingMessage({ type: 'notice', text });
    for (const stream of this.#streams) stream.tell(outgoing);
  }

  /** Takes no more. Those that are open stay. */
  shut(): void {
    this.#isShut = true;
  }

  drain(reason: string): void {
    this.shut();
    for (const stream of this.#streams) stream.end(reason, comeBackAfter());
  }

  /** The address that a request comes from; refuses if it comes too often. */
  #arrivalOf(request: IncomingMessage): string {
    const { arrivals, trustedProxies } = this.#parts;
    const place = placeOfRequest(request, trustedProxies);
    const retryAfter = arrivals.allow(place);
    if (retryAfter === undefined) return place;
    throw arrivesTooOften(retryAfter);
  }

  #count(place: string, response: ServerResponse): void {
    const { socketsByPlace, metrics } = this.#parts;
    if (socketsByPlace.of(place) >= socketsByPlace.most) {
      throw new Refusal('too-many', 'There are too many open sockets and streams from where you are.');
    }
    socketsByPlace.add(place);
    metrics.sockets.inc({ door: 'events' });
    response.once('close', () => {
      socketsByPlace.takeOff(place);
      metrics.sockets.dec({ door: 'events' });
    });
  }
}
