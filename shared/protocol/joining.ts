// Joining a room of Colyseus: what a client sends, and why a room closes its connection.
import { z } from 'zod';
import { Invitation, SeatNumber, TableId } from './basics.ts';
import { TableFilter } from './tables.ts';

const Client = z.string().max(64).optional().meta({
  description:
    'A random name of this run of your program: with it, what you repeat on another socket is not done twice.',
});

export const JoiningTable = z
  .object({
    table: TableId,
    watch: z
      .boolean()
      .optional()
      .meta({ description: 'Only watch: take no seat. If you have one, you come back to it all the same.' }),
    seat: SeatNumber.optional(),
    invitation: Invitation.optional(),
    events: z.boolean().optional().meta({ description: 'Get the events as well, not only the state.' }),
    client: Client,
  })
  .meta({ id: 'JoiningTable' });

export const JoiningLobby = z.object({ filter: TableFilter.optional(), client: Client }).meta({ id: 'JoiningLobby' });

/** What Colyseus calls a seat, and has nothing to do with one at a table. */
export const Reservation = z
  .object({
    name: z.string(),
    roomId: z.string(),
    processId: z.string(),
    sessionId: z.string().meta({ description: 'Lets you in, once, within some seconds.' }),
  })
  .meta({ id: 'Reservation', description: 'A place in a room: where the client of Colyseus connects to.' });

/** Some of these numbers mean something to the client of Colyseus. Only 1001, 1005, 1006 and 4010 make it try again by itself. */
export const ROOM_CLOSE_CODES = {
  1008: 'The message came in too many pieces.',
  1009: 'The message was too long.',
  4000: 'You have left.',
  4001: 'The server is going away; join again.',
  4002: 'What you sent could not be read, or nothing came in time.',
  4003: 'No place is reserved for you; join again.',
  4008: 'Too many messages.',
  4009: 'The reader was too slow.',
  4012: 'Your place at the table has changed; join again.',
  4013: 'The session or the token is not valid any more.',
  4029: 'Too many sockets.',
} as const;

export type JoiningTable = z.infer<typeof JoiningTable>;
export type JoiningLobby = z.infer<typeof JoiningLobby>;
export type Reservation = z.infer<typeof Reservation>;
export type RoomCloseCode = keyof typeof ROOM_CLOSE_CODES;
