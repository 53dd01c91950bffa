// The server of the author's window: it serves one author on this machine, and pages of other sites cannot reach it.
import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, relative, sep } from 'node:path';
import { NoGame } from '@undertow/games/game-in-folder.ts';
import { AnyJson } from '@undertow/shared/protocol/basics.ts';
import { z } from 'zod';
import { type MatchInFile, matchText } from '../match-file.ts';
import { upTo } from './course.ts';
import { scenarioAt } from './scenario.ts';
import type { LookedAtFrom } from './wire.ts';
import type { Workshop } from './workshop.ts';

/** Only from this machine: the rules of an author run with all rights of theirs. */
const HOST = '127.0.0.1';

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/** An answer is small. */
const LONGEST_BODY = 1_000_000;

const At = z.coerce.number().int().min(0);
const Answered = z.object({ at: At, seat: z.int().min(0), answer: AnyJson });
const Played = z.object({ seat: z.int().min(0), bot: z.string().nullable() });
const Begun = z.object({ seed: z.string().min(1), seats: z.int().min(1).max(10), options: AnyJson });

export interface WindowServer {
  readonly url: string;
  close(): Promise<void>;
}

/** `built` is the folder of the window. */
export async function serveWindow(workshop: Workshop, port: number, built: string): Promise<WindowServer> {
  const server = createServer((request, response) => {
    answer(workshop, built, request, response).catch((error) => fail(response, error));
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const isTaken = error.code === 'EADDRINUSE';
      reject(isTaken ? new NoGame(`Port ${port} is taken: choose another with --port.`) : error);
    });
    server.listen(port, HOST, resolve);
  });
  const url = `http://${HOST}:${(server.address() as AddressInfo).port}`;
  return { url, close: () => closed(server) };
}

class Refused extends Error {
  readonly status: number;

  constructor(status: number, sentence: string) {
    super(sentence);
    this.status = status;
  }
}

async function answer(workshop: Workshop, built: string, request: IncomingMessage, response: ServerResponse) {
  mindStrangers(request);
  const url = new URL(request.url ?? '/', `http://${request.headers.host}`);
  const { pathname, searchParams } = url;
  if (!pathname.startsWith('/work/')) return sendFile(built, pathname, response);
  switch (`${request.method} ${pathname}`) {
    case 'GET /work/state':
      return sendJson(response, workshop.state);
    case 'GET /work/position': {
      const at = At.parse(searchParams.get('at'));
      return sendJson(response, await workshop.position(at, fromIn(searchParams.get('as'))));
    }
    case 'GET /work/match':
      return sendText(response, matchText(await matchUpTo(workshop, At.parse(searchParams.get('at')))));
    case 'GET /work/scenario':
      return sendText(response, await scenarioAt(workshop, At.parse(searchParams.get('at'))));
    case 'GET /work/changes':
      return tellChanges(workshop, request, response);
    case 'POST /work/answer': {
      const { at, ...given } = Answered.parse(await bodyOf(request));
      return sendJson(response, { failure: await workshop.answer(at, given) });
    }
    case 'POST /work/play': {
      const { seat, bot } = Played.parse(await bodyOf(request));
      if (seat >= workshop.course.seats) throw new Refused(400, `There is no seat ${seat + 1}.`);
      await workshop.play(seat, bot);
      return sendJson(response, {});
    }
    case 'POST /work/begin':
      await workshop.begin(Begun.parse(await bodyOf(request)));
      return sendJson(response, {});
    default:
      throw new Refused(404, 'There is nothing here.');
  }
}

/** A page of another site that this author has open is stopped by both: its origin, and the name that it knows this server by. */
function mindStrangers({ headers: { host = '', origin } }: IncomingMessage): void {
  if (!/^(127\.0\.0\.1|localhost|\[::1\])(:\d+)?$/.test(host))
    throw new Refused(403, 'This window is for this machine alone.');
  if (origin !== undefined && origin !== `http://${host}`) throw new Refused(403, 'Other pages may not ask here.');
}

/** One that has ended says how, so that a test can ask for the same end again. */
async function matchUpTo(workshop: Workshop, at: number): Promise<MatchInFile> {
  const { state, course } = workshop;
  if (!state.game) throw new Refused(409, 'The game cannot be read yet.');
  const { id: game, rules } = state.game;
  const { options, seats, seed, answers } = upTo(course, at);
  const position = await workshop.position(at, 'spectator');
  const ending = 'outcome' in position && position.outcome ? { outcome: position.outcome } : {};
  return { game, rules, options, seats, seed, answers, ...ending };
}

function fromIn(text: string | null): LookedAtFrom {
  if (text === 'asked') return text;
  return text === null || text === 'spectator' ? 'spectator' : z.coerce.number().int().min(0).parse(text);
}

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > LONGEST_BODY) throw new Refused(413, 'This is too long for an answer.');
    parts.push(part);
  }
  try {
    return JSON.parse(Buffer.concat(parts).toString());
  } catch {
    throw new Refused(400, 'This is no JSON.');
  }
}

/** A line whenever something has changed, until the window is closed. */
function tellChanges(workshop: Workshop, request: IncomingMessage, response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
  const tell = (number: number) => response.write(`data: ${number}\n\n`);
  tell(workshop.state.number);
  request.on('close', workshop.onChange(tell));
}

function sendFile(built: string, pathname: string, response: ServerResponse): void {
  const path = join(built, pathname === '/' ? 'dev.html' : decoded(pathname));
  const type = TYPES[extname(path)];
  const isOutside = relative(built, path).split(sep)[0] === '..';
  if (isOutside || !type || !existsSync(path) || !statSync(path).isFile()) {
    throw new Refused(404, 'There is nothing here.');
  }
  response.writeHead(200, { 'content-type': type, 'cache-control': 'no-cache' });
  createReadStream(path).pipe(response);
}

function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    throw new Refused(404, 'There is nothing here.');
  }
}

function sendJson(response: ServerResponse, value: object): void {
  response.writeHead(200, { 'content-type': 'application/json', 'cache-control': 'no-store' });
  response.end(JSON.stringify(value));
}

function sendText(response: ServerResponse, text: string): void {
  response.writeHead(200, { 'content-type': 'application/json', 'cache-control': 'no-store' });
  response.end(text);
}

function fail(response: ServerResponse, error: unknown): void {
  const status = error instanceof Refused ? error.status : error instanceof z.ZodError ? 400 : 500;
  const sentence = error instanceof z.ZodError ? z.prettifyError(error) : (error as Error).message;
  if (response.headersSent) return void response.destroy();
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify({ sentence }));
}

async function closed(server: Server): Promise<void> {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
}
