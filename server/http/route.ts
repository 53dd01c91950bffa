// A route of HTTP as data: the server and its description are both made from it.
import type { ErrorCode } from '@undertow/shared/protocol/errors.ts';
import type { Scope } from '@undertow/shared/protocol/people.ts';
import type { FastifyBaseLogger, FastifyReply } from 'fastify';
import type { z } from 'zod';
import type { Credentials, Identity } from '../accounts/identity.ts';
import type { Written } from '../written.ts';

/**
 * The callers that a route is for. With `anybody`, tokens are ignored. A `visitor` may show a token, and is then known; a
 * `person` and a `member` must. An `operator` shows the token of the operator; so does a `monitor`, unless there is no such
 * token, and it asks from the same machine by its loopback address.
 */
export type Caller = 'anybody' | 'visitor' | 'person' | 'member' | 'operator' | 'monitor';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * What a personal token must be good for: of each of these, one scope; `session`: no personal token is good enough; `null`:
 * any token will do. A token that is not good enough is refused, also where no token is needed.
 */
export type Needs = readonly (readonly Scope[])[] | 'session' | null;

/** Every route that looks at tokens says what they must be good for, so that none forgets it. */
type Needing<Asks extends Caller> = Asks extends 'visitor' | 'person' | 'member'
  ? { readonly needs: Needs }
  : { readonly needs?: never };

export type Route<Asks extends Caller, Params, Query, Body, Reply> = RouteData<Asks, Params, Query, Body, Reply> &
  Needing<Asks>;

interface RouteData<Asks extends Caller, Params, Query, Body, Reply> {
  readonly method: Method;
  /** The path, with a colon before each parameter: `/api/players/:name`. */
  readonly path: string;
  /** Other paths at which the same is served: where clients look first. */
  readonly aliases?: readonly string[];
  /** Names the operation for authors of clients. */
  readonly id: string;
  readonly group: string;
  readonly summary: string;
  readonly description?: string;
  readonly caller: Asks;
  /** Counts as so many requests, where it costs as much as these; one unless told otherwise. */
  readonly weight?: number;
  readonly params?: z.ZodType<Params>;
  readonly query?: z.ZodType<Query>;
  readonly body?: z.ZodType<Body>;
  /** Left out if there is nothing to say, or if it is no JSON: see `media`. */
  readonly reply?: z.ZodType<Reply>;
  readonly status?: 200 | 201;
  /** The reply is text of this type. */
  readonly media?: string;
  /** What may be refused here, besides what may be refused everywhere. */
  readonly refusals?: readonly ErrorCode[];
  run(asked: Asked<Asks, Params, Query, Body>): Promise<Shown<Reply>> | Shown<Reply>;
}

/** A reply is checked by its schema and written here, unless that was done before. */
type Shown<Reply> = Finished<Reply> | Written<Reply>;

/** What is only read from now on. */
type Finished<Value> = Value extends readonly (infer Item)[]
  ? readonly Finished<Item>[]
  : Value extends object
    ? { readonly [Key in keyof Value]: Finished<Value[Key]> }
    : Value;

export interface Asked<Asks extends Caller, Params, Query, Body> {
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
  readonly identity: Asks extends 'person' | 'member'
    ? Identity
    : Asks extends 'visitor'
      ? Identity | undefined
      : undefined;
  /** The token that the caller has shown. */
  readonly credentials: Credentials;
  /** Where the caller comes from, as it is counted. */
  readonly place: string;
  readonly log: FastifyBaseLogger;
  /** For what is not sent whole: headers, and streams. */
  readonly reply: FastifyReply;
}

export type AnyRoute = Route<Caller, unknown, unknown, unknown, unknown>;

/** Checks a route by its own types, and forgets them. */
export function route<const Asks extends Caller, Params, Query, Body, Reply = void>(
  route: Route<Asks, Params, Query, Body, Reply>,
): AnyRoute {
  return route as unknown as AnyRoute;
}
