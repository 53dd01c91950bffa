// Routes for personal tokens, which let bots and other programs in.
import { NewPersonalToken, PersonalToken, TokenRequest } from '@undertow/shared/protocol/people.ts';
import { z } from 'zod';
import { type AnyRoute, route } from '../route.ts';
import type { Services } from '../services.ts';

const group = 'Personal tokens';

export function tokenRoutes({ accounts }: Services): AnyRoute[] {
  return [
    route({
      method: 'GET',
      path: '/api/tokens',
      id: 'listTokens',
      group,
      summary: 'List your personal tokens',
      caller: 'member',
      needs: 'session',
      reply: z.array(PersonalToken),
      run: ({ identity }) => accounts.tokens.list(identity.person.id),
    }),
    route({
      method: 'POST',
      path: '/api/tokens',
      id: 'createToken',
      group,
      summary: 'Make a personal token',
      description:
        'It lets a program act as you, within the scopes that you choose, until you take it back. It is shown only once.',
      caller: 'member',
      needs: 'session',
      body: TokenRequest,
      reply: NewPersonalToken,
      status: 201,
      refusals: ['too-many'],
      run: ({ identity, body }) => accounts.tokens.create(identity.person.id, body),
    }),
    route({
      method: 'DELETE',
      path: '/api/tokens/:id',
      id: 'revokeToken',
      group,
      summary: 'Take a personal token back',
      caller: 'member',
      needs: 'session',
      params: z.object({ id: z.string().max(40) }),
      refusals: ['not-found'],
      run: ({ identity, params }) => accounts.tokens.revoke(identity.person.id, params.id),
    }),
  ];
}
