// Permissions at the doors: which scope of a token each request needs, and what a client without a token may do.
import type { ClientMessage } from '@undertow/shared/protocol/door.ts';
import { Refusal } from '@undertow/shared/protocol/errors.ts';
import type { Scope } from '@undertow/shared/protocol/people.ts';
import type { Identity } from '../accounts/identity.ts';

export type Wish = ClientMessage['type'];

/** The scope that each request needs; `null`: none. */
const NEEDS: Readonly<Record<Wish, Scope | null>> = {
  hello: null,
  ping: null,
  lobby: null,
  create: 'tables',
  quick: 'tables',
  change: 'tables',
  bot: 'tables',
  remove: 'tables',
  rematch: 'tables',
  join: 'play',
  ready: 'play',
  answer: 'play',
  order: 'play',
  undo: 'play',
  hint: 'play',
  substitute: 'play',
  watch: 'watch',
  leave: null,
  chat: 'chat',
  react: 'chat',
  mute: 'chat',
};

/** One of these shows a token's owner tables and matches as the owner alone may see them, over HTTP as at the doors. */
export const READING: readonly Scope[] = ['watch', 'play'];

/** For a client without a token. */
const OPEN_TO_ALL: readonly Wish[] = ['hello', 'ping', 'lobby', 'watch', 'leave'];

export function mustBeAllowed(identity: Identity | undefined, wish: Wish): void {
  const needed = NEEDS[wish];
  if (!identity) {
    if (OPEN_TO_ALL.includes(wish)) return;
    throw new Refusal('unauthorized', 'Say hello with a token first. POST /api/guests gives you one.');
  }
  if (needed) mustBeGoodFor(identity, [needed]);
}

export function isGoodFor({ scopes }: Identity, needed: readonly Scope[]): boolean {
  return needed.some((scope) => scopes.includes(scope));
}

/** Refuses a token that has none of these scopes. */
export function mustBeGoodFor(identity: Identity, needed: readonly Scope[]): void {
  if (isGoodFor(identity, needed)) return;
  throw new Refusal(
    'forbidden',
    `This token does not have the scope ${needed.map((scope) => `"${scope}"`).join(' or ')}.`,
  );
}
