// The rooms of the Colyseus door: what can be asked in each, what is replied, and what each tells.
import { z } from 'zod';
import { SeatNumber, TableId, Time, Version } from './basics.ts';
import { ChatLine } from './chat.ts';
import { Bye, type ClientMessage, Notice, RequestId, SHAPES, TablesTold } from './door.ts';
import { Problem } from './errors.ts';
import { JoiningLobby, JoiningTable } from './joining.ts';
import { Ending, GameEvent, Snapshot } from './play.ts';
import { Table } from './tables.ts';

export const Done = z.object({}).meta({ description: 'It is done, and kept.' });
export const Pong = z.object({ time: Time });
export const Placed = z
  .object({ table: TableId, seat: SeatNumber })
  .meta({ id: 'Placed', description: 'Where you sit now: join the room of this table.' });

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
    description: 'Of your own making. A repeated id gets the first reply again.',
  });
  return { payload: z.object({ ...fields, id }).meta({ description }), reply };
}

const ping = request('ping', Pong, 'Shows that you are there, and gives the time of the server.');
const mute = request('mute', Done, 'Lets you hear a person no more, or again.');

export const TABLE_REQUESTS = {
  ping,
  ready: request(
    'ready',
    Done,
    'The match begins when all seats are taken, by people who are ready or by bots. You may take it back until then.',
  ),
  answer: request(
    'answer',
    Done,
    'Answers your decision. The reply comes when the answer is safe; what follows from it stands in the state before that.',
  ),
  order: request('order', Done, 'Sets your standing orders, all of them at once.'),
  undo: request('undo', Done, 'Takes your last answer back, while `own.undo` of your seat says so.'),
  leave: request(
    'leave',
    Done,
    'Stands up, if the match has not begun, or gives the seat up in a match that runs, with `resign`. You stay in the room, if spectators may: to go, and keep your seat, leave the room itself.',
    ['keepSeat'],
  ),
  remove: request('remove', Done, 'Sends somebody away from your own table, before the match.'),
  rematch: request('rematch', Placed, 'The same again: the first who asks opens the table, the others come to it.'),
  chat: request('chat', Done, 'Players speak to players, spectators to spectators, until the match is over.'),
  mute,
};

export const LOBBY_REQUESTS = {
  ping,
  lobby: request('lobby', Done, 'Follows the list of tables anew, by another filter, or stops.'),
  create: request('create', Placed, 'Opens a table and seats you at it.'),
  quick: request('quick', Placed, 'Seats you, ready, at a table that fits, or opens one.'),
  mute,
};

export const ROOM_REQUESTS = { ...TABLE_REQUESTS, ...LOBBY_REQUESTS };

const toAll = {
  notice: Notice,
  bye: Bye.meta({ description: 'The server goes away; join again after so many milliseconds.' }),
  refused: z
    .object({ type: z.union([z.string(), z.number()]).meta({ description: 'Of what you sent.' }), ...Problem.shape })
    .meta({ description: 'What you sent, and did not request, was not done. A request that fails says so itself.' }),
};

export const TABLE_MESSAGES = {
  table: Table.meta({
    description: 'How the table stands: when you come, and whenever that changes.',
  }),
  events: z.object({ version: Version, events: z.array(GameEvent) }).meta({
    description:
      'What happened, as far as you may know, if you joined with `events`. It follows the change of the state.',
  }),
  chat: ChatLine.meta({
    description: 'Somebody said something where you may hear it. What was said before comes when you join.',
  }),
  ended: Ending.meta({ description: 'The match is over, and nothing is asked any more. It also stands in the state.' }),
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
  description: 'Everything that you may know of the match, as it is read from the state of a room.',
});

export type RoomSnapshot = z.infer<typeof RoomSnapshot>;
export type Placed = z.infer<typeof Placed>;
export type RoomRequestType = keyof typeof ROOM_REQUESTS;
export type RoomReply<Type extends RoomRequestType> = z.infer<(typeof ROOM_REQUESTS)[Type]['reply']>;
export type RoomMessageType = keyof typeof ROOM_MESSAGES;
export type RoomMessage<Type extends RoomMessageType> = z.infer<(typeof ROOM_MESSAGES)[Type]>;
