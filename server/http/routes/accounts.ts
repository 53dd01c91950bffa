// Routes for one's own account.
import {
  Account,
  AccountChange,
  AccountRemoval,
  AgainstBots,
  AskedAt,
  Session,
  SignUp,
} from '@undertow/shared/protocol/people.ts';
import { z } from 'zod';
import { type Identity, personOf } from '../../accounts/identity.ts';
import { READING } from '../../doors/permissions.ts';
import { gameIn } from '../../lobby/new-table.ts';
import { recordsAgainstBots } from '../../store/bot-records.ts';
import type { PersonRecord } from '../../store/people.ts';
import { type AnyRoute, route } from '../route.ts';
import type { Services } from '../services.ts';

const group = 'Account';

export function accountRoutes({ accounts, app, offered, sql }: Services): AnyRoute[] {
  return [
    route({
      method: 'POST',
      path: '/api/accounts',
      id: 'signUp',
      group,
      summary: 'Sign up',
      description:
        'A guest who sends the token of the guest stays the same person, with all seats and games. The session of the guest ends, and its sockets are closed: come back with the new one.',
      caller: 'visitor',
      needs: 'session',
      body: SignUp,
      reply: Session,
      status: 201,
      refusals: ['taken', 'conflict', 'too-many'],
      run: ({ body, place, identity }) => accounts.authentication.signUp(body, place, identity),
    }),
    route({
      method: 'GET',
      path: '/api/account',
      id: 'getAccount',
      group,
      summary: 'See who you are',
      caller: 'person',
      needs: null,
      reply: Account,
      run: async ({ identity }) => accountOf(identity, await accounts.own.find(identity)),
    }),
    route({
      method: 'GET',
      path: '/api/account/asked',
      id: 'listAsked',
      group,
      summary: 'List the tables where you have to answer, and what',
      description: 'A match that has slept since the server began is left out until a player comes to it.',
      caller: 'person',
      needs: [READING],
      weight: 2,
      reply: AskedAt,
      run: async ({ identity }) => ({ tables: app.asked.of(identity.person.id) }),
    }),
    route({
      method: 'GET',
      path: '/api/account/against-bots',
      id: 'getRecordAgainstBots',
      group,
      summary: 'See your record against the bots of a game',
      description:
        'By level, and by how many sat at the table; with several of a level at one table, the match counts once. Matches that were given up, ended without a result or went on from a moment of another match are left out.',
      caller: 'person',
      needs: [READING],
      weight: 2,
      query: z.object({ game: z.string().max(40) }),
      reply: AgainstBots,
      refusals: ['not-found'],
      async run({ identity, query: { game } }) {
        gameIn(offered.games, game);
        return { game, records: await recordsAgainstBots(sql, identity.person.id, game) };
      },
    }),
    route({
      method: 'PATCH',
      path: '/api/account',
      id: 'changeAccount',
      group,
      summary: 'Change your name or password, or say that you are a bot',
      description:
        'A new password ends all your other sessions. Your personal tokens stay, unless you take them back with `revokeTokens`.',
      caller: 'person',
      needs: 'session',
      body: AccountChange,
      reply: Account,
      refusals: ['taken', 'conflict', 'too-many'],
      async run({ identity, body, place }) {
        if (body.bot) app.lobby.mustNotSitRated(identity.person);
        return accountOf(identity, await accounts.own.change(identity, body, place));
      },
    }),
    route({
      method: 'DELETE',
      path: '/api/account',
      id: 'deleteAccount',
      group,
      summary: 'Delete your account',
      description: 'Your name becomes free. The games that you have played stay, without your name.',
      caller: 'person',
      needs: 'session',
      body: AccountRemoval,
      refusals: ['too-many'],
      run: ({ identity, body, place }) => accounts.own.remove(identity, body, place),
    }),
  ];
}

function accountOf({ scopes }: Identity, person: PersonRecord): Account {
  return { person: personOf(person), created: person.created, scopes: [...scopes] };
}
