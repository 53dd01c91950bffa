// Coming in and going out.
import { Refresh, Session, SignIn, Ticket } from '@undertow/shared/protocol/people.ts';
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
        'You get a name and may do nearly everything. Keep `refresh`: it is the only way back to who you are, until you sign up.',
      who: 'anybody',
      reply: Session,
      status: 201,
      refusals: ['too-many'],
      run: ({ place }) => accounts.authentication.guest(place),
    }),
    route({
      method: 'POST',
      path: '/api/sessions',
      id: 'signIn',
      group,
      summary: 'Sign in',
      who: 'anybody',
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
        'To be asked before `expires`. Each `refresh` works once, and you get another; one that is used again later ends the session, for then two have it.',
      who: 'anybody',
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
      description: 'The token that you show is not good for anything any more, and what it holds open is closed.',
      who: 'person',
      needs: 'session',
      run: ({ who }) => accounts.sessions.close(who.session ?? ''),
    }),
    route({
      method: 'POST',
      path: '/api/tickets',
      id: 'getTicket',
      group,
      summary: 'Get a ticket for a socket',
      description:
        'For those who cannot send a header or a `hello`, and would have to put a token into an address. With it one may do over the socket what one may with the token.',
      who: 'person',
      needs: null,
      reply: Ticket,
      status: 201,
      run: ({ who, credentials }) => accounts.tickets.issue(who, credentials),
    }),
  ];
}
