// Answers a request by its route: identifies the caller, checks what they may do, and runs the route.
import { Refusal } from '@undertow/shared/protocol/errors.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Accounts } from '../accounts/accounts.ts';
import type { Credentials, Identity } from '../accounts/identity.ts';
import type { Config } from '../config.ts';
import { mustBeGoodFor } from '../doors/permissions.ts';
import { read } from '../doors/reading.ts';
import { placeOfRequest } from '../limits/address.ts';
import { isSameSecret } from '../secrets.ts';
import { Written } from '../written.ts';
import { nowhere } from './problems.ts';
import type { AnyRoute } from './route.ts';
import type { Services } from './services.ts';

export async function serve(
  route: AnyRoute,
  { config, accounts }: Services,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const credentials = credentialsOf(request);
  if (route.caller === 'operator' || (route.caller === 'monitor' && !isOwnMachine(request, config))) {
    mustOperate(credentials, config.operatorToken, request);
  }
  const identity = knowsPersons(route) ? await identified(route, accounts, credentials) : undefined;
  const result = await route.run({
    params: route.params && read(route.params, request.params),
    query: route.query && read(route.query, request.query),
    body: route.body && read(route.body, request.body ?? {}),
    identity,
    credentials,
    place: placeOfRequest(request.raw, config.trustProxy),
    log: request.log,
    reply,
  });
  // A stream that goes on without us.
  if (reply.sent) return reply;
  if (route.media) return reply.type(route.media).send(result);
  if (!route.reply) return reply.code(204).send();
  // Nothing leaves that is not in the description.
  const shown = result instanceof Written ? result.text : JSON.stringify(route.reply.parse(result));
  return reply
    .code(route.status ?? 200)
    .type('application/json; charset=utf-8')
    .send(shown);
}

function credentialsOf({ headers }: FastifyRequest): Credentials {
  return { token: /^bearer +(\S+)$/i.exec(headers.authorization ?? '')?.[1] };
}

function mustOperate({ token }: Credentials, operatorToken: string | undefined, request: FastifyRequest): void {
  // Without an operator there is nothing to be seen here.
  if (operatorToken === undefined) throw nowhere(request);
  if (token !== undefined && isSameSecret(token, operatorToken)) return;
  throw new Refusal('unauthorized', 'This is for the operator.');
}

/**
 * Behind a proxy every client seems to be here: so it counts only where there is neither a proxy nor an operator. A page
 * in a browser of this machine asks by the name of its own site, whatever address that name has.
 */
function isOwnMachine({ raw, headers }: FastifyRequest, { operatorToken, trustProxy }: Config): boolean {
  const isDirect = trustProxy === 0 && headers['x-forwarded-for'] === undefined && headers.forwarded === undefined;
  const isLoopback = /^(::ffff:)?127\.|^::1$/.test(raw.socket.remoteAddress ?? '');
  return operatorToken === undefined && isDirect && isLoopback && LOOPBACK_HOST.test(headers.host ?? '');
}

const LOOPBACK_HOST = /^(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d+)?$/i;

function knowsPersons({ caller }: AnyRoute): boolean {
  return caller === 'visitor' || caller === 'person' || caller === 'member';
}

async function identified(
  route: AnyRoute,
  accounts: Accounts,
  credentials: Credentials,
): Promise<Identity | undefined> {
  if (credentials.token === undefined) {
    if (route.caller === 'visitor') return undefined;
    throw new Refusal('unauthorized', 'Sign in first, or come in as a guest.');
  }
  const identity = await accounts.identify(credentials);
  mustBeAllowed(route, identity);
  return identity;
}

function mustBeAllowed({ caller, needs }: AnyRoute, identity: Identity): void {
  const { person, session } = identity;
  if (caller === 'member' && person.kind !== 'member')
    throw new Refusal('forbidden', 'This is only for members. Sign up first.');
  if (needs === 'session') {
    if (session === undefined) throw new Refusal('forbidden', 'A personal token is not enough for this: sign in.');
  } else for (const scopes of needs ?? []) mustBeGoodFor(identity, scopes);
}
