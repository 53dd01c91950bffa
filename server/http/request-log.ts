// Logs each request in one line: its path, its status and its time; never its parameters.
import { type FastifyReply, type FastifyRequest, LogController } from 'fastify';
import type { Metrics } from '../metrics.ts';

/** Asked every few seconds by a monitor, or many at once by each page. */
const COMMON = new Set(['/healthz', '/readyz', '/metrics', '/assets/*', '/static/*']);

export class RequestLog extends LogController {
  readonly #metrics: Metrics;

  constructor(metrics: Metrics) {
    super({ requestIdLogLabel: 'request' });
    this.#metrics = metrics;
  }

  override incomingRequest(): void {}

  override requestCompleted(_: Error | null | undefined, request: FastifyRequest, reply: FastifyReply): void {
    const { method, url, routeOptions } = request;
    const path = routeOptions.url ?? url.split('?', 1)[0]?.slice(0, 200);
    const milliseconds = Math.round(reply.elapsedTime * 10) / 10;
    const isUsual = COMMON.has(path ?? '') && reply.statusCode < 400;
    request.log[isUsual ? 'debug' : 'info']({ method, path, status: reply.statusCode, milliseconds }, 'request');
    const labels = { method, route: routeOptions.url ?? 'none', status: reply.statusCode };
    this.#metrics.httpSeconds.observe(labels, reply.elapsedTime / 1000);
  }
}
