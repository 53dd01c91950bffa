// All requests by the type of their message. The first message, `hello`, is handled by the door itself.
import type { Call, Message, Request } from './call.ts';
import type { Wish } from './permissions.ts';
import { answer, hint, order, substitute, undo } from './requests/answers.ts';
import { create, join, leave, quick, rematch, watch } from './requests/coming.ts';
import { bot, change, lobby, ping, ready, remove } from './requests/lobby.ts';
import { chat, mute, react } from './requests/talking.ts';

export type Asking = Message<Exclude<Wish, 'hello'>>;

const REQUESTS: { readonly [Type in Asking['type']]: Request<Type> } = {
  ping,
  lobby,
  create,
  quick,
  join,
  watch,
  leave,
  ready,
  change,
  bot,
  remove,
  rematch,
  answer,
  order,
  undo,
  hint,
  substitute,
  chat,
  react,
  mute,
};

export function run(call: Call, message: Asking): Promise<object> {
  return requestFor(message.type).run(call, message);
}

/** How many messages a request of this type counts for. */
export function weightOf(type: Wish): number {
  return type === 'hello' ? 1 : (requestFor(type).weight ?? 1);
}

/** The compiler cannot follow that a message and the request of its type belong together. */
function requestFor(type: Asking['type']): Request<Asking['type']> {
  return REQUESTS[type] as Request<Asking['type']>;
}
