// Routes for monitoring: health, readiness and metrics.
import { Refusal } from '@undertow/shared/protocol/errors.ts';
import { z } from 'zod';
import { Readiness } from '../readiness.ts';
import { type AnyRoute, route } from '../route.ts';
import type { Services } from '../services.ts';

const group = 'Health';
const Well = z.object({ status: z.literal('ok') });
const WELL = { status: 'ok' } as const;

export function healthRoutes({ sql, app, metrics, isDraining }: Services): AnyRoute[] {
  const readiness = new Readiness(sql, app.timers);
  return [
    route({
      method: 'GET',
      path: '/healthz',
      id: 'isAlive',
      group,
      summary: 'Check whether the process is alive',
      caller: 'anybody',
      reply: Well,
      run: () => WELL,
    }),
    route({
      method: 'GET',
      path: '/readyz',
      id: 'isReady',
      group,
      summary: 'Check whether the server takes players',
      description: 'Its store answers and can write, and it is not about to go.',
      caller: 'anybody',
      reply: Well,
      refusals: ['draining', 'unavailable'],
      run: async () => {
        if (isDraining()) throw new Refusal('draining', 'This server is going away.', { retryAfter: 5000 });
        await readiness.check();
        return WELL;
      },
    }),
    route({
      method: 'GET',
      path: '/metrics',
      id: 'getMetrics',
      group,
      summary: 'Get metrics for Prometheus',
      description:
        'For the operator; without an operator token, only for the same machine, by `localhost` or a loopback address.',
      caller: 'monitor',
      media: metrics.registry.contentType,
      run: () => metrics.registry.metrics(),
    }),
  ];
}
