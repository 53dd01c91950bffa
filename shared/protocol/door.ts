// Every message of the JSON door, `/ws/v1`. Unknown fields are ignored, on both sides.
import { z } from 'zod';
import { Invitation, SeatNumber, TableId, Time, Version } from './basics.ts';
import { ChatLine, Muting, Saying } from './chat.ts';
import { OwnDecision, SeatClock } from './decisions.ts';
import { Problem } from './errors.ts';
import { Limits } from './limits.ts';
import { Person } from './people.ts';
import { Answering, Ending, Order, Ordering, Snapshot, Update } from './play.ts';
import { NewTable, QuickMatch, Table, TableFilter } from './tables.ts';

export const RequestId = z
  .string()
  .min(1)
  .max(64)
  .meta({ description: 'Comes back with the reply. A repeated id gets the first reply again.' });

/** Each message of a client carries an id of its own making and gets exactly one reply with it. */
const request = <Type extends string, Shape extends z.ZodRawShape>(type: Type, shape: Shape) =>
  z.object({ type: z.literal(type), id: RequestId, ...shape });

export const Hello = request('hello', {
  token: z
    .string()
    .max(1000)
    .optional()
    .meta({ description: 'Of a session, or a personal one. Without: a guest who only watches.' }),
  ticket: z.string().max(200).optional(),
  client: z.string().max(64).optional().meta({
    description: 'Names this client across its sockets, so that repeated ids are known again after a reconnect.',
  }),
});

const Since = Version.nullable().optional().meta({
  description: 'The last version that you have: you get what came after it. `null`: none that this process has told.',
});

export const ClientMessage = z
  .discriminatedUnion('type', [
    Hello.meta({ description: 'Says who you are. It comes first; the reply is `welcome`.' }),
    request('ping', {}).meta({ description: 'Shows that you are there, when you have nothing else to say.' }),
    request('lobby', { on: z.boolean(), filter: TableFilter.optional() }).meta({
      description: 'Follows the list of tables, or stops: `tables` come, first the whole list, then what changes.',
    }),
    request('create', NewTable.shape).meta({
      description: 'Opens a table and seats you at it. The reply has the `table`.',
    }),
    request('quick', QuickMatch.shape).meta({
      description: 'Seats you, ready, at a table that fits, or opens one. The reply has the `table`.',
    }),
    request('join', {
      table: TableId,
      seat: SeatNumber.optional(),
      invitation: Invitation.optional(),
      since: Since,
    }).meta({ description: 'Takes a seat, or comes back to your own, and follows the table.' }),
    request('watch', { table: TableId, invitation: Invitation.optional(), since: Since }).meta({
      description: 'Follows a table as a spectator.',
    }),
    request('leave', {
      table: TableId,
      resign: z.boolean().optional().meta({ description: 'Give the seat up, in a match that runs.' }),
      keepSeat: z.boolean().optional().meta({ description: 'Only follow the table no more, whatever seat you have.' }),
    }).meta({
      description:
        'Follows the table no more, and stands up if the match has not begun. In a match that runs the seat stays yours, unless you resign.',
    }),
    request('ready', { table: TableId, ready: z.boolean() }).meta({
      description: 'The match begins when all seats are taken, by people who are ready or by bots.',
    }),
    request('remove', { table: TableId, seat: SeatNumber }).meta({
      description: 'Sends somebody away from your own table, before the match.',
    }),
    request('rematch', { table: TableId }).meta({
      description: 'The same again: the first who asks opens the table, the others come to it.',
    }),
    request('answer', Answering.shape).meta({
      description:
        'Answers your decision. The `ok` comes when the answer is safe; what follows from it is an `update`.',
    }),
    request('order', Ordering.shape).meta({ description: 'Sets your standing orders, all of them at once.' }),
    request('undo', { table: TableId }).meta({
      description: 'Takes your last answer back, while `undo` stands beside it.',
    }),
    request('chat', Saying.shape).meta({
      description: 'Players speak to players, spectators to spectators, until the match is over.',
    }),
    request('mute', Muting.shape).meta({ description: 'Lets you hear a person no more, or again.' }),
  ])
  .meta({ id: 'ClientMessage' });

/** Each by its type: so a wrong field is named as one of the message that was meant. */
export const SHAPES = new Map(ClientMessage.options.map((option) => [option.shape.type.value as string, option]));

export const Welcome = z
  .object({
    type: z.literal('welcome'),
    re: z.string(),
    protocol: z.int(),
    server: z.string(),
    process: z.string().meta({
      description:
        'The process that you talk to, from its start to its end. Versions are good at the one that told them.',
    }),
    person: Person.nullable(),
    limits: Limits,
    time: Time,
  })
  .meta({
    id: 'Welcome',
    description: 'The reply to `hello`: who you are, what the time is, and how much is too much.',
  });

/** What both doors tell in the same way. */
export const TablesTold = z.object({ tables: z.array(Table), gone: z.array(TableId), whole: z.boolean() }).meta({
  description: 'Tables that are new or have changed, and those that are gone; `whole`: all that there are.',
});
export const Notice = z
  .object({
    text: z.string(),
    table: TableId.optional().meta({ description: 'Told to those at this table alone.' }),
  })
  .meta({
    description: 'From the operator: to all who are connected, or to those at a table whose match was ended, and why.',
  });
export const Bye = z.object({ reason: z.string(), retryAfter: z.int() });

export const ServerMessage = z
  .discriminatedUnion('type', [
    Welcome,
    z.looseObject({ type: z.literal('ok'), re: z.string() }).meta({ description: 'The reply to what was done.' }),
    Problem.extend({ type: z.literal('error'), re: z.string().optional() }).meta({
      description: 'The reply to what was refused. Nothing has changed.',
    }),
    z.object({ type: z.literal('tables'), ...TablesTold.shape }).meta({ ...TablesTold.meta() }),
    z.object({ type: z.literal('table'), table: Table }).meta({ description: 'How the table stands that you follow.' }),
    Snapshot.extend({ type: z.literal('snapshot') }).meta({
      description: 'Everything that you may know of the match: forget what you knew before.',
    }),
    Update.extend({ type: z.literal('update') }).meta({ description: 'The match went one version on.' }),
    z
      .object({
        type: z.literal('decision'),
        table: TableId,
        decision: OwnDecision.optional(),
        undo: z.literal(true).optional(),
        orders: z.array(Order).meta({ description: 'Your standing orders.' }),
      })
      .meta({
        description: 'What is asked of you, or what you have ordered, has changed without anything for others to see.',
      }),
    z
      .object({ type: z.literal('clock'), table: TableId, clocks: z.array(SeatClock) })
      .meta({ description: 'Somebody came or went, or has used up time beyond what a decision gives.' }),
    Ending.extend({ type: z.literal('ended'), table: TableId }).meta({
      description: 'The match is over, and nothing is asked any more.',
    }),
    ChatLine.extend({ type: z.literal('chat') }).meta({
      description: 'Somebody said something where you may hear it.',
    }),
    z.object({ type: z.literal('notice'), ...Notice.shape }).meta({ ...Notice.meta() }),
    z
      .object({ type: z.literal('bye'), ...Bye.shape })
      .meta({ description: 'The server is about to close this socket; come back.' }),
  ])
  .meta({ id: 'ServerMessage' });

/** Why the server closes a socket, beside the codes of WebSocket itself. */
export const CLOSE_CODES = {
  1001: 'The server is going away; come back.',
  1009: 'The message was too long.',
  4001: 'No hello came in time.',
  4003: 'This origin may not connect.',
  4008: 'Too many messages.',
  4009: 'The reader was too slow.',
  4010: 'The session or the token is not valid any more.',
  4029: 'Too many sockets.',
} as const;

export type ClientMessage = z.infer<typeof ClientMessage>;
export type Notice = z.infer<typeof Notice>;
export type ServerMessage = z.infer<typeof ServerMessage>;
