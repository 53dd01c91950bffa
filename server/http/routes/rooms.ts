// The route by which a client of Colyseus reserves a place in a room.
import { JoiningLobby, JoiningTable, Reservation } from '@undertow/shared/protocol/joining.ts';
import { type AnyRoute, route } from '../route.ts';
import type { Services } from '../services.ts';

const group = 'Rooms';

export function roomRoutes({ rooms }: Services): AnyRoute[] {
  return [
    route({
      method: 'POST',
      path: '/matchmake/joinOrCreate/table',
      id: 'joinTableRoom',
      group,
      summary: 'Get a place in the room of a table',
      description:
        'Clients of Colyseus call this by themselves. Without `watch`, it takes a seat. A personal token needs the scope `play`; to watch, `watch`.',
      caller: 'visitor',
      // What it must be good for depends on whether one comes to play: the door decides.
      needs: null,
      body: JoiningTable,
      reply: Reservation,
      refusals: ['unauthorized', 'forbidden', 'not-found', 'taken', 'conflict', 'too-many', 'busy', 'draining'],
      run: ({ identity, credentials, place, body }) => rooms.joinTable({ identity, credentials, place }, body),
    }),
    route({
      method: 'POST',
      path: '/matchmake/joinOrCreate/lobby',
      id: 'joinLobbyRoom',
      group,
      summary: 'Get a place in the room of the lobby',
      description: 'Clients of Colyseus call this by themselves.',
      caller: 'visitor',
      needs: null,
      body: JoiningLobby,
      reply: Reservation,
      refusals: ['too-many', 'draining'],
      run: ({ identity, credentials, place, body }) => rooms.joinLobby({ identity, credentials, place }, body),
    }),
  ];
}
