// What a visit needs of the client that has made it.
import type { GameTypes } from './game-types.ts';
import type { HttpRequest } from './http.ts';
import type { Link, Request } from './link.ts';
import type { Person } from './protocol.ts';
import type { Visit } from './visit.ts';

export interface VisitCallbacks {
  readonly link: Link;
  ask<Reply>(what: Omit<HttpRequest, 'token'>): Promise<Reply>;
  person(): Person | undefined;
  goTo<Game extends GameTypes>(what: Request): Promise<Visit<Game>>;
  over(): void;
}
