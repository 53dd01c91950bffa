// The messages of the Colyseus door: the requests of each room with their replies, and what each room sends.
import { z } from 'zod';
import { SeatNumber, TableId, Time } from './basics.ts';
import { ChatLine, PersonReaction } from './chat.ts';
import { Bye, type ClientMessage, Notice, RequestId, SHAPES, TablesTold } from './door.ts';
import { Problem } from './errors.ts';
import { Hint } from './hints.ts';
import { JoiningLobby, JoiningTable } from './joining.ts';
import { Ending, Happened, Snapshot } from './play.ts';
import { Table } from './tables.ts';

export const Done = z.object({}).meta({ description: 'It is done and stored.' });
export const Pong = z.object({ time: Time });
export const Hinted = z.object({ hint: Hint });
export const Placed = z
  .object({ table: TableId, seat: SeatNumber })
  .meta({ id: 'Placed', description: 'Where you sit now. Join the room of this table.' });

interface RoomRequest<Reply> {
  readonly payload: z.ZodType<{ readonly id?: string | undefined }>;
  readonly reply: Reply;
}

/**
 * Takes what the JSON door takes, but for what a room knows already, the type of the message and the table, and for the
 * fields that ask what is done in another way here.
 */
function request<Reply>(
  type: ClientMessage['type'],
  reply: Reply,
  description: string,
  doneOtherwise: readonly string[] = [],
): RoomRequest<Reply> {
  const { shape } = SHAPES.get(type) as (typeof ClientMessage.options)[number];
  const omitted = new Set(['type', 'table', 'id', ...doneOtherwise]);
  const fields: z.ZodRawShape = Object.fromEntries(Object.entries(shape).filter(([name]) => !omitted.has(name)));
  const id = RequestId.optional().meta({
    description: 'You choose it. A repeated id gets the first reply again.',
  });
  return { payload: z.object({ ...fields, id }).meta({ description }), reply };
}

const ping = request('ping', Pong, 'Gives the time of the server.');
const mute = request('mute', Done, 'Mutes a person for you, or unmutes them.');

export const TABLE_REQUESTS = {
  ping,
  ready: request(
    'ready',
    Done,
    'The match begins when every seat is taken and everyone who sits is ready. Bots count as ready.',
  ),
  answer: request(
    'answer',
    Done,
    'Answers your decision. The reply comes when the answer is safely stored; what follows from it is in the state by then.',
  ),
  order: request('order', Done, 'Sets your standing orders, all of them at once.'),
  undo: request('undo', Done, 'Takes your last answer back, while `own.undo` of your seat says so.'),
  hint: request(
    'hint',
    Hinted,
    'What a strong bot would answer in your place, from what your seat knows, and why. Only where all others are bots and nothing is rated. It is `stale` if something else is asked by then. Counts as ten messages.',
  ),
  substitute: request(
    'substitute',
    Done,
    'Lets a bot play for another player who has been away for a minute, until they are back: at a table without a clock (`time` is `none`), while the match waits for them. `conflict` otherwise, with `retryAfter` if it is too early, and `forbidden` at a rated table.',
  ),
  leave: request(
    'leave',
    Done,
    'Gives up your seat: before the match at once, in a running match with `resign`, for good (in a duel of two people the other wins by that). You stay in the room if spectators may. To go and keep your seat, leave the room itself.',
    ['keepSeat'],
  ),
  change: request(
    'change',
    Done,
    'Changes what is played at your own table, before the match. Everyone who sits is asked anew whether they are ready.',
  ),
  bot: request(
    'bot',
    Done,
    'Puts a bot on a free seat of your own table, before the match. `remove` takes it away again; rated tables take none.',
  ),
  remove: request('remove', Done, 'Sends a person or a bot away from your own table, before the match.'),
  rematch: request('rematch', Placed, 'The same again: the first who asks opens the table, the others join it.'),
  chat: request('chat', Done, 'Players talk to players, spectators to spectators.'),
  react: request(
    'react',
    Done,
    'Reacts to what has just happened. Those hear it who would hear your chat, and it counts as a line of chat.',
  ),
  mute,
};

export const LOBBY_REQUESTS = {
  ping,
  lobby: request('lobby', Done, 'Follows the list of tables anew, with another filter, or stops.'),
  create: request('create', Placed, 'Opens a table and seats you there.'),
  quick: request('quick', Placed, 'Seats you, ready, at a table that fits, or opens one.'),
  mute,
};

export const ROOM_REQUESTS = { ...TABLE_REQUESTS, ...LOBBY_REQUESTS };

const toAll = {
  notice: Notice,
  bye: Bye.meta({ description: 'The server is going away. Join again after `retryAfter` milliseconds.' }),
  refused: z
    .object({
      type: z.union([z.string(), z.number()]).meta({ description: 'The type of what you sent.' }),
      ...Problem.shape,
    })
    .meta({ description: 'Something that you sent, without requesting it, was not done.' }),
};

export const TABLE_MESSAGES = {
  table: Table.meta({
    description: 'The table: when you come, and whenever something about it changes.',
  }),
  events: Happened.extend({ turn: z.int() }).meta({
    description:
      'What happened, as far as you may know, if you joined with `events`. It follows the change of the state.',
  }),
  chat: ChatLine.meta({
    description: 'A line of chat. What was said before comes when you join.',
  }),
  reaction: PersonReaction.meta({ description: 'How a person reacts to what has just happened. It is not kept.' }),
  ended: Ending.meta({ description: 'The match is over, and nothing is asked any more. The state says so, too.' }),
  ...toAll,
};

export const LOBBY_MESSAGES = {
  tables: TablesTold,
  ...toAll,
};

const ROOM_MESSAGES = { ...TABLE_MESSAGES, ...LOBBY_MESSAGES };

export const ROOMS = {
  table: { joining: JoiningTable, requests: TABLE_REQUESTS, messages: TABLE_MESSAGES },
  lobby: { joining: JoiningLobby, requests: LOBBY_REQUESTS, messages: LOBBY_MESSAGES },
} as const;

/** No room tells the turn, nor the time: those in its state are counted from its epoch. */
export const RoomSnapshot = Snapshot.omit({ turn: true, time: true }).meta({
  id: 'RoomSnapshot',
  description: 'Everything that you may know of the match, as `standingIn` reads it from the state of a room.',
});

export type RoomSnapshot = z.infer<typeof RoomSnapshot>;
export type Placed = z.infer<typeof Placed>;
export type RoomRequestType = keyof typeof ROOM_REQUESTS;
export type RoomReply<Type extends RoomRequestType> = z.infer<(typeof ROOM_REQUESTS)[Type]['reply']>;
export type RoomMessageType = keyof typeof ROOM_MESSAGES;
export type RoomMessage<Type extends RoomMessageType> = z.infer<(typeof ROOM_MESSAGES)[Type]>;
