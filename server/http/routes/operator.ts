// Routes for the operator, who shows the operator's token.
import { TableId, Time } from '@undertow/shared/protocol/basics.ts';
import { Person } from '@undertow/shared/protocol/people.ts';
import { Table } from '@undertow/shared/protocol/tables.ts';
import { z } from 'zod';
import { type AnyRoute, route } from '../route.ts';
import type { Services } from '../services.ts';

const group = 'Operator';
const caller = 'operator';
const OneMatch = z.object({ id: TableId });

const MatchReport = z
  .object({
    table: Table,
    awake: z.boolean().meta({ description: 'The match is in the memory of the server that answers.' }),
    version: z.int(),
    turn: z.int(),
    waitingFor: z.array(Person),
    since: Time,
  })
  .meta({ id: 'MatchReport' });

export function operatorRoutes({ operations, now }: Services): AnyRoute[] {
  return [
    route({
      method: 'GET',
      path: '/api/operator/matches/:id',
      id: 'lookAtMatch',
      group,
      summary: 'Look at a match',
      caller,
      params: OneMatch,
      reply: MatchReport,
      refusals: ['not-found'],
      run: ({ params }) => operations.match(params.id),
    }),
    route({
      method: 'DELETE',
      path: '/api/operator/matches/:id',
      id: 'endMatch',
      group,
      summary: 'End a match without a result',
      description: 'A `notice` tells those at the table the reason.',
      caller,
      params: OneMatch,
      body: z.object({
        reason: z.string().min(1).max(300).meta({ description: 'For those at the table, and for the log.' }),
      }),
      refusals: ['not-found', 'conflict', 'busy'],
      run: ({ params, body }) => operations.end(params.id, body.reason),
    }),
    route({
      method: 'PUT',
      path: '/api/operator/players/:name/silence',
      id: 'silencePlayer',
      group,
      summary: 'Silence a player for a while, or let them speak again',
      caller,
      params: z.object({ name: z.string().max(100) }),
      body: z.object({
        minutes: z.int().min(0).max(5_000_000).meta({ description: '0: the player may speak again.' }),
      }),
      refusals: ['not-found'],
      run: ({ params, body }) =>
        operations.silence(params.name, body.minutes === 0 ? null : now() + body.minutes * 60_000),
    }),
    route({
      method: 'POST',
      path: '/api/operator/notices',
      id: 'announce',
      group,
      summary: 'Send a notice to everyone who is connected',
      caller,
      body: z.object({ text: z.string().trim().min(1).max(500) }),
      run: ({ body }) => operations.announce(body.text),
    }),
    route({
      method: 'POST',
      path: '/api/operator/drain',
      id: 'drain',
      group,
      summary: 'Take no new matches and no new sockets, before you stop the server',
      caller,
      run: () => operations.drain(),
    }),
  ];
}
