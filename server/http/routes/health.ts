// What watches over the server asks these.
import { Refusal } from '@undertow/shared/protocol/errors.ts';
import { z } from 'zod';
import type { Sql } from '../../store/sql.ts';
import { type AnyRoute, route } from '../route.ts';
import type { Services } from '../services.ts';

const group = 'Health';
const Well = z.object({ status: z.literal('ok') });
const WELL = { status: 'ok' } as const;
/** A store that takes longer is as good as none. */
const PATIENCE = 2000;

export function healthRoutes({ sql, metrics, isDraining }: Services): AnyRoute[] {
  return [
    route({
      method: 'GET',
      path: '/healthz',
      id: 'isAlive',
      group,
      summary: 'Check whether the process is alive',
      who: 'anybody',
      reply: Well,
      run: () => WELL,
    }),
    route({
      method: 'GET',
      path: '/readyz',
      id: 'isReady',
      group,
      summary: 'Check whether the server takes players',
      description: 'Its store answers, and it is not about to go.',
      who: 'anybody',
      reply: Well,
      refusals: ['draining'],
      run: async () => {
        if (isDraining()) throw new Refusal('draining', 'This server is going away.', { retryAfter: 5000 });
        await answers(sql);
        return WELL;
      },
    }),
    route({
      method: 'GET',
      path: '/metrics',
      id: 'getMetrics',
      group,
      summary: 'Get metrics for Prometheus',
      description: 'For the operator; without an operator token, only for the same machine.',
      who: 'monitor',
      media: metrics.registry.contentType,
      run: () => metrics.registry.metrics(),
    }),
  ];
}

async function answers(sql: Sql): Promise<void> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const silence = new Refusal('unavailable', 'The store does not answer.', { retryAfter: 1000 });
  const timer = setTimeout(() => reject(silence), PATIENCE);
  try {
    await Promise.race([sql.rows('select 1 as one'), late]);
  } finally {
    clearTimeout(timer);
  }
}
