// Delivers the built web client: its page at the address of each page, and its files, compressed as the browser takes
// them.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import serveStatic from '@fastify/static';
import { MOVED, PAGES } from '@undertow/shared/pages.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { nowhere } from './problems.ts';

const BUILT = fileURLToPath(new URL('../../web/dist', import.meta.url));
const PAGE = 'index.html';

/** One name of a type that the client has: a request cannot climb out of its folder, or get a hidden file. */
const FILE = ':file(^[\\w-][\\w.-]*\\.(?:css|js|json|mp3|png|svg|txt|webmanifest|webp|woff2)$)';

/** How long the files of a folder may be kept. The names of assets change with what is in them. */
const FOLDERS = {
  assets: { 'cache-control': 'public, max-age=31536000, immutable' },
  // The service worker is for all addresses of the client.
  static: { 'cache-control': 'no-cache', 'service-worker-allowed': '/' },
} as const;

/** Only what this server delivers itself. Single pieces are placed and sized by styles of their own. */
export const CLIENT_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "style-src-attr 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self'",
  "manifest-src 'self'",
  "media-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

const UNBUILT = 'The web client has not been built here: "npm ci" and "node scripts/build-web.ts" do that.\n';

/** What programs ask for is answered to programs, also where there is nothing. The same as in the client's `away.js`. */
export const FOR_PROGRAMS =
  /^\/((api|docs|metrics|healthz|readyz|ws|matchmake|assets|static|\.well-known)(\/|$)|[\w-]+\.json\b)/;

export function addWeb(fastify: FastifyInstance, built = BUILT): void {
  fastify.register(serveStatic, {
    root: built,
    serve: false,
    preCompressed: true,
    cacheControl: false,
    // It may be built after the server has started.
    suppressWarning: true,
    setHeaders: (reply) => reply.header('content-security-policy', CLIENT_POLICY),
  });
  const sendPage = (_: FastifyRequest, reply: FastifyReply): FastifyReply => {
    if (!existsSync(join(built, PAGE))) return reply.code(404).type('text/plain; charset=utf-8').send(UNBUILT);
    reply.header('cache-control', 'no-cache');
    // What a browser has from an address without a page is sent again: an empty 404 would be shown as such.
    return reply.statusCode === 404 ? reply.sendFile(PAGE, { etag: false, lastModified: false }) : reply.sendFile(PAGE);
  };
  for (const path of [...Object.values(PAGES), ...Object.keys(MOVED)]) fastify.get(path, sendPage);
  for (const [folder, headers] of Object.entries(FOLDERS)) {
    fastify.get<{ Params: { readonly file: string } }>(`/${folder}/${FILE}`, ({ params }, reply) =>
      reply.headers(headers).sendFile(`${folder}/${params.file}`),
    );
  }
  fastify.setNotFoundHandler((request, reply) => {
    const isPerson = /\btext\/html\b/.test(request.headers.accept ?? '') && /^(GET|HEAD)$/.test(request.method);
    if (!isPerson || FOR_PROGRAMS.test(request.url)) throw nowhere(request);
    return sendPage(request, reply.code(404));
  });
}
