// Every message of the JSON door, `/ws/v1`. Unknown fields are ignored, on both sides.
import { z } from 'zod';
import { Invitation, SeatNumber, TableId, Time, Version } from './basics.ts';
import { ChatLine, Muting, PersonReaction, Reacting, Saying } from './chat.ts';
import { SeatClock } from './decisions.ts';
import { Problem } from './errors.ts';
import { HintWanted } from './hints.ts';
import { Limits } from './limits.ts';
import { Person } from './people.ts';
import { Answering, Ending, Order, Ordering, OWN, Snapshot, Update } from './play.ts';
import { Level, NewTable, QuickMatch, Table, TableChange, TableFilter } from './tables.ts';

export const RequestId = z
  .string()
  .min(1)
  .max(64)
  .meta({ description: 'You choose it, and the reply repeats it. A repeated id gets the first reply again.' });

/** Each message of a client carries an id of its own making and gets exactly one reply with it. */
const request = <Type extends string, Shape extends z.ZodRawShape>(type: Type, shape: Shape) =>
  z.object({ type: z.literal(type), id: RequestId, ...shape });

export const Hello = request('hello', {
  token: z
    .string()
    .max(1000)
    .optional()
    .meta({ description: 'Of a session, or a personal one. Without it and without a `ticket`, you can only look.' }),
  ticket: z.string().max(200).optional().meta({ description: 'From `POST /api/tickets`, instead of a token.' }),
  client: z.string().max(64).optional().meta({
    description:
      'A random name of this run of your program: with it, what you repeat on another socket is not done twice.',
  }),
});

const Since = Version.nullable().optional().meta({
  description: 'The last version that you have: you get what came after it. `null`: none that this process told you.',
});

export const ClientMessage = z
  .discriminatedUnion('type', [
    Hello.meta({ description: 'Says who you are. It must come first; the reply is `welcome`.' }),
    request('ping', {}).meta({ description: 'Does nothing but get a reply.' }),
    request('lobby', { on: z.boolean(), filter: TableFilter.optional() }).meta({
      description:
        'Follows the list of public tables, or stops. You get `tables`: first the whole list, then what changes.',
    }),
    request('create', NewTable.shape).meta({
      description: 'Opens a table and seats you there. The reply has the `table`.',
    }),
    request('quick', QuickMatch.shape).meta({
      description: 'Seats you, ready, at a table that fits, or opens one. The reply has the `table`.',
    }),
    request('join', {
      table: TableId,
      seat: SeatNumber.optional(),
      invitation: Invitation.optional(),
      since: Since,
    }).meta({ description: 'Takes a seat, or returns to your own, and follows the table.' }),
    request('watch', { table: TableId, invitation: Invitation.optional(), since: Since }).meta({
      description: 'Follows a table without taking a seat. If you have a seat there, you see what it sees.',
    }),
    request('leave', {
      table: TableId,
      resign: z.boolean().optional().meta({
        description:
          'Give up the seat in a running match, for good. Where two people play and no bot of the server, or the match is rated and one player is left, the match ends and that player wins; otherwise a bot plays on.',
      }),
      keepSeat: z.boolean().optional().meta({ description: 'Only stop following the table, and keep your seat.' }),
    }).meta({
      description:
        'Stops following the table. Before the match you also give up your seat; in a running match it stays yours, unless you resign.',
    }),
    request('ready', {
      table: TableId,
      ready: z.boolean(),
      terms: z.int().optional().meta({
        description: 'The `terms` of the table as you saw it: if they have risen since, this is refused (`conflict`).',
      }),
    }).meta({
      description: 'The match begins when every seat is taken and everyone who sits is ready. Bots count as ready.',
    }),
    request('change', { table: TableId, ...TableChange.shape }).meta({
      description:
        'Changes what is played at your own table, before the match. Everyone who sits is asked anew whether they are ready.',
    }),
    request('bot', { table: TableId, seat: SeatNumber.optional(), level: Level.optional() }).meta({
      description:
        'Puts a bot on a free seat of your own table, before the match. `remove` takes it away again; rated tables take none.',
    }),
    request('remove', { table: TableId, seat: SeatNumber }).meta({
      description: 'Sends a person or a bot away from your own table, before the match.',
    }),
    request('rematch', { table: TableId }).meta({
      description: 'The same again: the first who asks opens the table, the others join it.',
    }),
    request('answer', Answering.shape).meta({
      description:
        'Answers your decision. The `ok` comes when the answer is safely stored, after the `update` that follows from it.',
    }),
    request('order', Ordering.shape).meta({ description: 'Sets your standing orders, all of them at once.' }),
    request('undo', { table: TableId }).meta({
      description: 'Takes your last answer back, while the last message about the match has `undo`.',
    }),
    request('hint', HintWanted.shape).meta({
      description:
        'What a strong bot would answer in your place, from what your seat knows, and why. Only where all others are bots and nothing is rated. The reply has the `hint`; it is `stale` if something else is asked by then. Counts as ten messages.',
    }),
    request('substitute', { table: TableId, seat: SeatNumber }).meta({
      description:
        'Lets a bot play for another player who has been away for a minute, until they are back: at a table without a clock (`time` is `none`), while the match waits for them. `conflict` otherwise, with `retryAfter` if it is too early, and `forbidden` at a rated table.',
    }),
    request('chat', Saying.shape).meta({
      description: 'Players talk to players, spectators to spectators.',
    }),
    request('react', Reacting.shape).meta({
      description:
        'Reacts to what has just happened. Those hear it who would hear your chat, and it counts as a line of chat.',
    }),
    request('mute', Muting.shape).meta({ description: 'Mutes a person for you, or unmutes them.' }),
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
        'The process that you talk to; another one after each restart. A version counts only at the process that told it.',
    }),
    person: Person.nullable(),
    limits: Limits,
    time: Time,
  })
  .meta({
    id: 'Welcome',
    description: 'The reply to `hello`: who you are, the time, and the limits.',
  });

/** What both doors tell in the same way. */
export const TablesTold = z.object({ tables: z.array(Table), gone: z.array(TableId), whole: z.boolean() }).meta({
  description: 'Tables that are new or have changed, and the ids of those that are gone. With `whole`: all tables.',
});
export const Notice = z
  .object({
    text: z.string(),
    table: TableId.optional().meta({ description: 'Sent only to those at this table.' }),
  })
  .meta({
    description:
      'From the operator, to everyone; or to those at a table, with the reason why its match was ended, or cannot begin.',
  });
export const Bye = z.object({ reason: z.string(), retryAfter: z.int() });

export const ServerMessage = z
  .discriminatedUnion('type', [
    Welcome,
    z
      .looseObject({ type: z.literal('ok'), re: z.string() })
      .meta({ description: 'The reply to a message that was done.' }),
    Problem.extend({ type: z.literal('error'), re: z.string().optional() }).meta({
      description: 'The reply to a message that was refused. Nothing has changed.',
    }),
    z.object({ type: z.literal('tables'), ...TablesTold.shape }).meta({ ...TablesTold.meta() }),
    z
      .object({ type: z.literal('table'), table: Table })
      .meta({ description: 'A table that you follow, whenever something about it changes.' }),
    Snapshot.extend({ type: z.literal('snapshot') }).meta({
      description: 'Everything that you may know of the match. It replaces what you knew before.',
    }),
    Update.extend({ type: z.literal('update') }).meta({ description: 'The match went on by one version.' }),
    z
      .object({
        type: z.literal('decision'),
        table: TableId,
        ...OWN,
        orders: z.array(Order).meta({ description: 'Your standing orders.' }),
      })
      .meta({
        description: 'Your decision or your standing orders have changed, without anything that others could see.',
      }),
    z.object({ type: z.literal('clock'), table: TableId, clocks: z.array(SeatClock) }).meta({
      description: 'The clocks have changed for another reason than a decision: for example, a player came or went.',
    }),
    Ending.extend({ type: z.literal('ended'), table: TableId }).meta({
      description: 'The match is over, and nothing is asked any more.',
    }),
    ChatLine.extend({ type: z.literal('chat') }).meta({
      description: 'A line of chat.',
    }),
    PersonReaction.extend({ type: z.literal('reaction') }).meta({
      description: 'How a person reacts to what has just happened. It is told once, and not kept.',
    }),
    z.object({ type: z.literal('notice'), ...Notice.shape }).meta({ ...Notice.meta() }),
    z
      .object({ type: z.literal('bye'), ...Bye.shape })
      .meta({ description: 'The server is about to close this socket. Come back after `retryAfter` milliseconds.' }),
  ])
  .meta({ id: 'ServerMessage' });

/** Why the server closes a socket, beside the codes of WebSocket itself. */
export const CLOSE_CODES = {
  1001: 'The server is going away; come back.',
  1008: 'The message came in too many pieces.',
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
