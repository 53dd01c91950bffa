// The program of the thread in which a game from outside is played: it does what the server asks, one thing after the other.
import { randomInt } from 'node:crypto';
import { serialize } from 'node:v8';
import { parentPort, workerData } from 'node:worker_threads';
import type { Bot } from '@undertow/bots/bot.ts';
import type { NamedBots } from '@undertow/bots/game-bots.ts';
import { randomBot } from '@undertow/bots/random.ts';
import { gameIn } from '@undertow/games/game-in-folder.ts';
import type { AnyMatch } from '@undertow/shared/table/any-game.ts';
import { formOf, hasAnswer } from '@undertow/shared/table/choice.ts';
import type { Viewer } from '@undertow/shared/table/game.ts';
import type { Beginning } from '@undertow/shared/table/journaled-match.ts';
import type { Json } from '@undertow/shared/table/json.ts';
import { Match } from '@undertow/shared/table/match.ts';
import { openRandom, type Random } from '@undertow/shared/table/random.ts';
import {
  type Act,
  type Calls,
  LOADED,
  LOADING,
  type MatchInThread,
  MOST_BYTES,
  NOT_LOADED,
  type Position,
  REPLIES,
  type Reply,
  type Request,
  type ThreadData,
} from './messages.ts';

/** So many matches are kept, those that were asked of last. Another is run again. */
const MOST_MATCHES = 200;

interface Kept {
  readonly match: AnyMatch;
  readonly seats: number;
  acts: number;
}

const { folder, port, signal } = workerData as ThreadData;
const brought = await gameIn(folder).catch((failure) => {
  signalLoading(NOT_LOADED);
  throw failure;
});
const { game } = brought;
const named: NamedBots = (await brought.bots?.())?.named ?? [];
const bots = new Map<string, Bot<Json>>([['random', randomBot(chance(), game.forms)]]);
for (const [name, make] of named) bots.set(name, make(game, chance()) as Bot<Json>);
const matches = new Map<number, Kept>();

parentPort?.on('message', (request: Request) => {
  const bytes = serialized(replyTo(request));
  port.postMessage(bytes, [bytes.buffer as ArrayBuffer]);
  Atomics.add(signal, REPLIES, 1);
  Atomics.notify(signal, REPLIES);
});
signalLoading(LOADED);
parentPort?.postMessage('loaded');

function signalLoading(how: number): void {
  Atomics.store(signal, LOADING, how);
}

/** Bounded, for the server has to hold it. */
function serialized(reply: Reply): Uint8Array {
  const bytes = serialize(reply);
  if (bytes.byteLength <= MOST_BYTES) return bytes;
  return serialize({ type: 'broken', why: `it shows ${bytes.byteLength} bytes at once` } satisfies Reply);
}

function replyTo(request: Request): Reply {
  try {
    return answerTo(request);
  } catch (bug) {
    return { type: 'broken', why: (bug instanceof Error && bug.stack) || String(bug) };
  }
}

function answerTo(request: Request): Reply {
  if (request.type === 'call') return { type: 'done', value: called(request.call, request.args) };
  if (request.type === 'begin')
    return { type: 'done', value: positionOf(keep(request.match, begin(request.beginning))) };
  const kept = matchAt(request.place);
  if (!kept) return { type: 'unknown' };
  if (request.type === 'save') return { type: 'done', value: kept.match.save() };
  return { type: 'done', value: act(kept, request.act) ? positionOf(kept) : undefined };
}

function begin(beginning: Beginning): Kept {
  if ('save' in beginning) {
    const match = Match.resume(game, beginning.save);
    return { match, seats: game.openView(match.state).seats.length, acts: 0 };
  }
  const { options, seats, seed } = beginning;
  return { match: Match.start(game, options, seats, seed), seats, acts: 0 };
}

function keep(number: number, kept: Kept): Kept {
  matches.delete(number);
  matches.set(number, kept);
  for (const oldest of matches.keys()) {
    if (matches.size <= MOST_MATCHES) break;
    matches.delete(oldest);
  }
  return kept;
}

/** The match behind so many acts, run again if need be; `undefined` if it is not here, nor its record. */
function matchAt({ match: number, acts, record }: MatchInThread): Kept | undefined {
  const kept = matches.get(number);
  if (kept?.acts === acts) return keep(number, kept);
  if (!record) return undefined;
  const again = begin(record.beginning);
  for (const one of record.acts) {
    if (!act(again, one))
      throw new Error(`the rules did not lead through the same answers again: ${JSON.stringify(one)}`);
  }
  return keep(number, again);
}

function act(kept: Kept, { seat, answer }: Act): boolean {
  const isDone = answer === undefined ? kept.match.takeBack(seat) : kept.match.answer(seat, answer) !== undefined;
  if (isDone) kept.acts++;
  return isDone;
}

function positionOf({ match, seats }: Kept): Position {
  const { state, pending, outcome, told } = match;
  for (const { choice, prompt } of pending) {
    if (!hasAnswer(choice, game.forms)) throw new Error(`nothing can be answered to ${prompt}`);
  }
  if (!outcome && pending.length === 0) throw new Error('nobody is asked, and the match is not over');
  const all = [...Array(seats).keys()];
  const viewers: Viewer[] = ['spectator', ...all];
  const openView = game.openView(state);
  return {
    ...{ rules: match.rules, lost: match.lost, version: match.version, turn: match.turn, depth: match.depth },
    ...{ chance: match.chance, outcome, answered: match.answered, told, pending, openView },
    redacted: told.map((event) => viewers.map((viewer) => game.redact(event, viewer) ?? null)),
    automatic: pending.map((decision) => game.timeout(state, decision)),
    asked: viewers.map((viewer) => match.asked(viewer)),
    open: all.map((seat) => match.open(seat)),
    sealed: all.map((seat) => match.sealed(seat)),
    canTakeBack: all.map((seat) => match.canTakeBack(seat)),
    own: all.map((seat) => game.ownView(state, seat, openView)),
  };
}

const CALLS: { readonly [Call in keyof Calls]: (...args: Calls[Call]) => unknown } = {
  objection: (options, seats) => game.objection(options, seats),
  summary: (view) => game.summary?.(view),
  redact: (event, viewer) => game.redact(event, viewer),
  formIsLegal: (form, data, answer) => formOf(form, game.forms).isLegal(data, answer),
  formSample: (form, data, seed) => formOf(form, game.forms).sample(data, openRandom({ seed, position: 0 })),
  formEnumerate: (form, data, limit) => formOf(form, game.forms).enumerate(data, limit),
  orderIsLegal: (order) => game.orders?.isLegal(order) ?? false,
  orderAnswer: (orders, view, decision) => game.orders?.answer(orders, view, decision),
  orderLasts: (order) => game.orders?.lastsForTurn(order) ?? false,
  bot(name, view, decision) {
    const bot = bots.get(name);
    if (!bot) throw new Error(`no bot of the name ${name} plays ${game.id}`);
    return bot(view, decision);
  },
};

/** No bot need draw the same again. */
function chance(): Random {
  return openRandom({ seed: `fast:${randomInt(2 ** 31)}`, position: 0 });
}

function called(call: keyof Calls, args: readonly unknown[]): unknown {
  return (CALLS[call] as (...args: readonly unknown[]) => unknown)(...args);
}
