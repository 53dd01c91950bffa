// Routes to come in as a guest, sign up, sign in and sign out.
import { GuestRequest, Refresh, Session, SignIn, Ticket } from '@undertow/shared/protocol/people.ts';
import { type AnyRoute, route } from '../route.ts';
import type { Services } from '../services.ts';

const group = 'Sessions';

export function sessionRoutes({ accounts }: Services): AnyRoute[] {
  return [
    route({
      method: 'POST',
      path: '/api/guests',
      id: 'comeAsGuest',
      group,
      summary: 'Come in as a guest',
      description:
        'You get a name and can do nearly everything; rated tables and personal tokens are for members. Keep `refresh`: until you sign up, it is the only way back to this guest. A bot says `bot`.',
      caller: 'anybody',
      body: GuestRequest,
      reply: Session,
      status: 201,
      refusals: ['too-many'],
      run: ({ body, place }) => accounts.authentication.guest(place, body),
    }),
    route({
      method: 'POST',
      path: '/api/sessions',
      id: 'signIn',
      group,
      summary: 'Sign in',
      caller: 'anybody',
      body: SignIn,
      reply: Session,
      status: 201,
      refusals: ['unauthorized', 'too-many'],
      run: ({ body, place }) => accounts.authentication.signIn(body, place),
    }),
    route({
      method: 'POST',
      path: '/api/sessions/refresh',
      id: 'refreshSession',
      group,
      summary: 'Get the next token',
      description:
        'Call this before `expires`. Each `refresh` works once, and you get another. Within 20 seconds the same one gets the same reply, in case that was lost; used again later, it ends the session, because then two clients have it.',
      caller: 'anybody',
      body: Refresh,
      reply: Session,
      refusals: ['unauthorized'],
      run: ({ body, place }) => accounts.sessions.refresh(body.refresh, place),
    }),
    route({
      method: 'DELETE',
      path: '/api/sessions',
      id: 'signOut',
      group,
      summary: 'Sign out',
      description: 'Ends the session of the token that you send, and closes its sockets.',
      caller: 'person',
      needs: 'session',
      run: ({ identity }) => accounts.sessions.close(identity.session ?? ''),
    }),
    route({
      method: 'POST',
      path: '/api/tickets',
      id: 'getTicket',
      group,
      summary: 'Get a ticket for a socket',
      description:
        'For clients that would otherwise have to put a token into an address. Send it as `ticket` in `hello`. It has the scopes of the token.',
      caller: 'person',
      needs: null,
      reply: Ticket,
      status: 201,
      run: ({ identity, credentials }) => accounts.tickets.issue(identity, credentials),
    }),
  ];
}
