// The headers of every reply: what a browser may do with it, and which pages may read it.
import { Refusal } from '@undertow/shared/protocol/errors.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { isAllowedOrigin } from '../limits/origin.ts';

/** What no page here needs of a browser: a script that should not be there gets none of it either. */
const UNNEEDED = ['camera', 'display-capture', 'geolocation', 'microphone', 'payment', 'serial', 'usb', 'hid', 'midi'];

/** Safe for whatever is sent; a page says itself what more it needs. */
export const SECURITY_HEADERS = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': UNNEEDED.map((feature) => `${feature}=()`).join(', '),
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'cache-control': 'no-store',
} as const;

export function addHeaders(app: FastifyInstance, { origins, trustProxy }: Config): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(SECURITY_HEADERS).header('x-request-id', request.id).header('vary', 'origin');
    const { origin } = request.headers;
    if (origin === undefined) return;
    if (!isAllowedOrigin(request.raw, origins, trustProxy)) {
      throw new Refusal(
        'forbidden',
        'Pages of this web site may not connect. The host can allow them with the setting ORIGINS.',
      );
    }
    // The client of Colyseus asks in a way that browsers allow only with this. There are no cookies.
    if (request.url.startsWith('/matchmake/')) reply.header('access-control-allow-credentials', 'true');
    reply.header('access-control-allow-origin', origin).header('access-control-expose-headers', EXPOSED);
    if (isPreflight(request)) return preflight(reply);
  });
}

const EXPOSED = 'retry-after, x-request-id';

function isPreflight({ method, headers }: FastifyRequest): boolean {
  return method === 'OPTIONS' && headers['access-control-request-method'] !== undefined;
}

function preflight(reply: FastifyReply): FastifyReply {
  return reply
    .header('access-control-allow-methods', 'GET, POST, PUT, PATCH, DELETE')
    .header('access-control-allow-headers', 'authorization, content-type, last-event-id')
    .header('access-control-max-age', '600')
    .code(204)
    .send();
}
