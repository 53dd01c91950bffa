// The HTTP server, made of its routes. Another part makes it listen.
import { randomUUID } from 'node:crypto';
import type { IncomingMessage, RequestListener, Server } from 'node:http';
import { createServer } from 'node:http';
import Fastify, { errorCodes, type FastifyBaseLogger, type FastifyInstance, type FastifyRequest } from 'fastify';
import { mostConnections } from '../limits/open-files.ts';
import { Connections } from './connections.ts';
import { addHeaders, SECURITY_HEADERS } from './headers.ts';
import { sendProblem } from './problems.ts';
import { RequestLog } from './request-log.ts';
import { RequestRate } from './request-rate.ts';
import type { AnyRoute } from './route.ts';
import { allRoutes } from './routes.ts';
import { serve } from './serve.ts';
import type { Services } from './services.ts';
import { Unreadable } from './unreadable.ts';
import { addWeb } from './web.ts';

/** Makes the server that hands requests to Fastify: other doors may take theirs first. */
export type ServerMaker = (handler: RequestListener) => Server;

/** Nothing that is sent by HTTP is longer. */
const BODY_BYTES = 16 * 1024;

export function createHttp(services: Services, makeServer: ServerMaker = createServer): FastifyInstance {
  const log: FastifyBaseLogger = services.log;
  const { connectionsPerAddress, trustProxy } = services.config;
  const rate = new RequestRate(services);
  const unreadable = new Unreadable(services);
  const connections = new Connections(services.app.timers, {
    // Those that come through a proxy are its own.
    perAddress: trustProxy > 0 ? Number.POSITIVE_INFINITY : connectionsPerAddress,
    inAll: mostConnections(),
    isFull: (place) => trustProxy === 0 && services.refusals.isFull(place),
  });
  const fastify = Fastify({
    loggerInstance: log,
    logController: new RequestLog(services.metrics),
    genReqId: (request) => requestId(request, services),
    bodyLimit: BODY_BYTES,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    serverFactory: (handler) => connections.of(makeServer(rate.before(handler))),
    // Requests that were under way when it began to close are answered like any other.
    return503OnClosing: false,
    frameworkErrors: (error, request, reply) => {
      sendProblem(error, request, reply.headers(SECURITY_HEADERS));
    },
    clientErrorHandler: (error, socket) => unreadable.refuse(error, socket),
  });
  fastify.addHook('preClose', async () => connections.end());
  fastify.setErrorHandler(sendProblem);
  readJsonOnly(fastify);
  addHeaders(fastify, services.config);
  rate.limit(fastify);
  for (const route of allRoutes(services)) add(fastify, route, services);
  addWeb(fastify, services.client);
  return fastify;
}

function add(fastify: FastifyInstance, route: AnyRoute, services: Services): void {
  for (const url of [route.path, ...(route.aliases ?? [])]) {
    fastify.route({
      method: route.method,
      url,
      config: { weight: route.weight ?? 1 },
      handler: (request, reply) => serve(route, services, request, reply),
    });
  }
}

/** A request may be named by the proxy in front, so that both logs speak of the same. */
function requestId({ headers }: IncomingMessage, { config }: Services): string {
  const given = headers['x-request-id'];
  if (config.trustProxy > 0 && typeof given === 'string' && /^[\w-]{1,64}$/.test(given)) return given;
  return randomUUID();
}

function readJsonOnly(fastify: FastifyInstance): void {
  const parse = fastify.getDefaultJsonParser('error', 'error');
  fastify.removeAllContentTypeParsers();
  fastify.addContentTypeParser('application/json', { parseAs: 'string' }, orNothing(parse));
  const refuse: Parser = ({ headers }, _, done) => {
    done(new errorCodes.FST_ERR_CTP_INVALID_MEDIA_TYPE(headers['content-type']));
  };
  fastify.addContentTypeParser('*', { parseAs: 'string' }, orNothing(refuse));
}

type Parser = (request: FastifyRequest, body: string, done: (error: Error | null, body?: unknown) => void) => void;

/** Some clients name a type of what they do not send. */
function orNothing(parse: Parser): Parser {
  return (request, body, done) => (body === '' ? done(null, undefined) : parse(request, body, done));
}
