// The route to a table as Server-Sent Events.
import { Invitation, TableId } from '@undertow/shared/protocol/basics.ts';
import { z } from 'zod';
import { type AnyRoute, route } from '../route.ts';
import type { Services } from '../services.ts';

export function eventRoutes({ streams }: Services): AnyRoute[] {
  return [
    route({
      method: 'GET',
      path: '/api/tables/:id/events',
      id: 'followTable',
      group: 'Tables',
      summary: 'Follow a table as a spectator, by Server-Sent Events',
      description:
        'What the JSON door tells a spectator: the name of an event is the type of the message, and its data is the message. A client that comes back with `Last-Event-ID` gets what it missed.',
      caller: 'anybody',
      weight: 5,
      params: z.object({ id: TableId }),
      query: z.object({ invitation: Invitation.optional() }),
      media: 'text/event-stream; charset=utf-8',
      refusals: ['not-found', 'forbidden', 'too-many', 'draining'],
      async run({ params, query, reply }) {
        // From here on it is no matter of Fastify, which would have sent these.
        for (const [name, value] of Object.entries(reply.getHeaders())) {
          if (value !== undefined) reply.raw.setHeader(name, value);
        }
        await streams.open(reply.request.raw, reply.raw, { table: params.id, invitation: query.invitation });
        reply.hijack();
      },
    }),
  ];
}
