// The web client as it stands built: its page at each address of the client, and its files, as small as they are taken.
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { nowhere } from './problems.ts';

const BUILT = fileURLToPath(new URL('../../web/dist', import.meta.url));

/** Where the client shows a page: the same as in its own `routes.ts`. */
export const CLIENT_PAGES = [
  '/',
  '/table/:id',
  '/replay/:id',
  '/learn/:game',
  '/rules/:game',
  // These have moved: the client leads on.
  '/learn',
  '/glossary',
  '/player/:name',
  '/leaderboard',
  '/settings',
  '/account',
] as const;

/** How long the files of a folder may be kept. The names of assets change with what is in them. */
const FOLDERS = {
  assets: { 'cache-control': 'public, max-age=31536000, immutable' },
  // What runs beside the page is for all of its addresses.
  static: { 'cache-control': 'no-cache', 'service-worker-allowed': '/' },
} as const;

type Folder = keyof typeof FOLDERS;

/** Whatever has no type here is not given to anybody. */
const TYPES: Readonly<Record<string, string>> = {
  css: 'text/css; charset=utf-8',
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  mp3: 'audio/mpeg',
  png: 'image/png',
  svg: 'image/svg+xml; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  webp: 'image/webp',
  woff2: 'font/woff2',
};

/** Only what this server delivers itself. Single pieces are placed and sized by styles of their own. */
export const CLIENT_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "style-src-attr 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self'",
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
  for (const path of CLIENT_PAGES) fastify.get(path, (request, reply) => sendPage(built, request, reply));
  for (const folder of Object.keys(FOLDERS) as Folder[]) {
    fastify.get(`/${folder}/*`, (request, reply) => sendFile(built, folder, request, reply));
  }
  fastify.setNotFoundHandler((request, reply) => {
    const isPerson = /\btext\/html\b/.test(request.headers.accept ?? '') && /^(GET|HEAD)$/.test(request.method);
    if (!isPerson || FOR_PROGRAMS.test(request.url)) throw nowhere(request);
    return sendPage(built, request, reply.code(404));
  });
}

/** The page is the same everywhere; it finds out by its address what to show. */
async function sendPage(built: string, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const page = await fileAt(`${built}/index.html`, request);
  if (!page) return reply.code(404).type('text/plain; charset=utf-8').send(UNBUILT);
  return send(page, TYPES.html as string, { 'cache-control': 'no-cache' }, request, reply);
}

async function sendFile(
  built: string,
  folder: Folder,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const path = request.url.split('?', 1)[0] ?? '';
  // One name without anything before it: nobody climbs out of the folder, and hidden files stay hidden.
  const [, name, extension = ''] = new RegExp(`^/${folder}/([\\w-][\\w.-]*\\.(\\w+))$`).exec(path) ?? [];
  const type = Object.hasOwn(TYPES, extension) ? TYPES[extension] : undefined;
  const file = type === undefined ? undefined : await fileAt(`${built}/${folder}/${name}`, request);
  if (!file || type === undefined) throw nowhere(request);
  return send(file, type, FOLDERS[folder], request, reply);
}

interface Sendable {
  readonly bytes: Buffer;
  readonly encoding: 'br' | 'gzip' | undefined;
}

/** The smallest copy of a file that the browser takes; `undefined` if there is no such file. */
async function fileAt(path: string, { headers }: FastifyRequest): Promise<Sendable | undefined> {
  const taken = `${headers['accept-encoding'] ?? ''}`.toLowerCase();
  const copies = [
    ...(accepts(taken, 'br') ? [{ ending: '.br', encoding: 'br' as const }] : []),
    ...(accepts(taken, 'gzip') ? [{ ending: '.gz', encoding: 'gzip' as const }] : []),
    { ending: '', encoding: undefined },
  ];
  for (const { ending, encoding } of copies) {
    const bytes = await bytesAt(path + ending);
    if (bytes) return { bytes, encoding };
  }
  return undefined;
}

function accepts(taken: string, encoding: string): boolean {
  return taken.split(',').some((entry) => {
    const [name, ...parameters] = entry.split(';').map((part) => part.trim());
    return name === encoding && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
  });
}

async function bytesAt(path: string): Promise<Buffer | undefined> {
  try {
    return await readFile(path);
  } catch (error) {
    if (['ENOENT', 'ENOTDIR', 'EISDIR'].includes((error as NodeJS.ErrnoException).code ?? '')) return undefined;
    throw error;
  }
}

function send(
  { bytes, encoding }: Sendable,
  type: string,
  keep: Readonly<Record<string, string>>,
  { headers }: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const tag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
  reply.headers({
    ...keep,
    etag: tag,
    'content-security-policy': CLIENT_POLICY,
    vary: 'origin, accept-encoding',
  });
  if (isKnown(headers['if-none-match'], tag)) return reply.code(304).send();
  if (encoding !== undefined) reply.header('content-encoding', encoding);
  return reply.type(type).send(bytes);
}

function isKnown(known: string | undefined, tag: string): boolean {
  return (known ?? '').split(',').some((one) => one.trim().replace(/^W\//, '') === tag);
}
