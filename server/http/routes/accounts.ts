// One's own account.
import { Account, AccountChange, AccountRemoval, Session, SignUp } from '@undertow/shared/protocol/people.ts';
import { type Identity, personOf } from '../../accounts/identity.ts';
import type { PersonRecord } from '../../store/people.ts';
import { type AnyRoute, route } from '../route.ts';
import type { Services } from '../services.ts';

const group = 'Account';

export function accountRoutes({ accounts }: Services): AnyRoute[] {
  return [
    route({
      method: 'POST',
      path: '/api/accounts',
      id: 'signUp',
      group,
      summary: 'Sign up',
      description: 'A guest who sends the token of the guest stays the same person, with all seats and games.',
      who: 'visitor',
      needs: 'session',
      body: SignUp,
      reply: Session,
      status: 201,
      refusals: ['taken', 'conflict', 'too-many'],
      run: ({ body, place, who }) => accounts.authentication.signUp(body, place, who),
    }),
    route({
      method: 'GET',
      path: '/api/account',
      id: 'getAccount',
      group,
      summary: 'See who you are',
      who: 'person',
      needs: null,
      reply: Account,
      run: async ({ who }) => accountOf(who, await accounts.own.find(who)),
    }),
    route({
      method: 'PATCH',
      path: '/api/account',
      id: 'changeAccount',
      group,
      summary: 'Change your name or password',
      description:
        'A new password ends all your other sessions. Your personal tokens stay, unless you take them back with `revokeTokens`.',
      who: 'person',
      needs: 'session',
      body: AccountChange,
      reply: Account,
      refusals: ['taken', 'conflict', 'too-many'],
      run: async ({ who, body, place }) => accountOf(who, await accounts.own.change(who, body, place)),
    }),
    route({
      method: 'DELETE',
      path: '/api/account',
      id: 'deleteAccount',
      group,
      summary: 'Delete your account',
      description: 'Your name becomes free. The games that you have played stay, without your name.',
      who: 'person',
      needs: 'session',
      body: AccountRemoval,
      refusals: ['too-many'],
      run: ({ who, body, place }) => accounts.own.remove(who, body, place),
    }),
  ];
}

function accountOf({ scopes }: Identity, person: PersonRecord): Account {
  return { person: personOf(person), created: person.created, scopes: [...scopes] };
}
