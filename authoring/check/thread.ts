// Tries a game in a thread of its own, and watches over it: whatever the rules do, this comes to an end and says where they were.
import { type Session as InspectorSession, Session } from 'node:inspector/promises';
import { Worker } from 'node:worker_threads';
import type { Json } from '@undertow/shared/table/json.ts';
import type { Given } from '@undertow/shared/table/save.ts';
import type { Contest } from './contest.ts';
import { FlightRecorder } from './flight-recorder.ts';
import type { GameResult } from './game-result.ts';
import type { Declared } from './game-under-test.ts';
import { pausedFrames } from './paused-frames.ts';
import { linesOf, type StackLine, stackLines } from './stack.ts';

export interface ThreadJob {
  /** The address of the game's folder. */
  readonly home: string;
  /** Of the first game. */
  readonly seed: number;
  readonly games: number;
  readonly memory: SharedArrayBuffer;
}

export interface About {
  readonly id: string;
  readonly rules: number;
  readonly settings: readonly { readonly name: string; readonly seats: number; readonly options: Json }[];
  readonly declared: Declared;
  /** Why a property cannot be tried with this game. */
  readonly missing: Readonly<Record<string, string | undefined>>;
}

export interface FromThread {
  readonly about?: About;
  readonly objection?: { readonly setting: string; readonly objection: string };
  readonly result?: GameResult;
  readonly contest?: Contest;
}

/** The thread did not come back from something, or broke down. */
export interface Stuck {
  readonly why: 'loops' | 'memory' | 'broken';
  /** What it said, if it broke down. */
  readonly message: string;
  readonly seed: number;
  /** A number that `FlightRecorder` was given. */
  readonly trying: number;
  readonly answers: readonly Given[];
  readonly lines: readonly StackLine[];
}

export interface Bounds {
  /** So many seconds of computing may pass between two signs of life. */
  readonly patience: number;
  /** After so many seconds it is ended, with what was found by then. */
  readonly seconds: number;
}

/** While it waits for something, a thread computes nothing: then it is waited for so many times as long. */
const WAITING = 12;
const LOOK_EVERY = 100;
/** Megabytes. Games in their hundreds need a tenth of it. */
const MEMORY = 1024;

export type Ending = 'done' | 'out of time' | Stuck;

export async function inThread(
  { home, seed, games }: Omit<ThreadJob, 'memory'>,
  { patience, seconds }: Bounds,
  onMessage: (message: FromThread) => void,
): Promise<Ending> {
  const recorder = new FlightRecorder();
  const session = new Session();
  session.connect();
  const attached = attachedWorker(session);
  await session.post('NodeWorker.enable', { waitForDebuggerOnStart: false });
  const worker = new Worker(new URL('./thread-program.ts', import.meta.url), {
    workerData: { home, seed, games, memory: recorder.memory } satisfies ThreadJob,
    resourceLimits: { maxOldGenerationSizeMb: MEMORY },
  });
  worker.on('message', onMessage);
  const stuckIn = (why: Stuck['why'], message: string, lines: readonly StackLine[]): Stuck => {
    const { seed, property: trying, answers } = recorder;
    return { why, message, lines, seed, trying, answers };
  };
  const ended = new Promise<Ending>((resolve) => {
    worker.on('error', (error: NodeJS.ErrnoException) => {
      const why = error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'memory' : 'broken';
      resolve(stuckIn(why, error.message, stackLines(error, home)));
    });
    worker.on('exit', () => resolve('done'));
  });
  const over = new AbortController();
  const late = lateness(worker, recorder, { patience, seconds }, over.signal);
  const first = await Promise.race([ended, late]);
  over.abort();
  if (first !== 'late') {
    session.disconnect();
    await worker.terminate();
    return first;
  }
  const frames = await pausedFrames(session, await attached);
  const stuck = stuckIn('loops', '', linesOf(frames, home));
  session.disconnect();
  await worker.terminate();
  return stuck;
}

function attachedWorker(session: InspectorSession): Promise<string> {
  return new Promise((resolve) => {
    session.once('NodeWorker.attachedToWorker', ({ params }) => resolve(params.sessionId));
  });
}

/** Waits until the thread gives no sign of life any more, or until its time is over. */
async function lateness(
  worker: Worker,
  recorder: FlightRecorder,
  { patience, seconds }: Bounds,
  signal: AbortSignal,
): Promise<'late' | 'out of time'> {
  const start = Date.now();
  let beats = -1;
  let since = { computed: 0, at: start };
  while (!signal.aborted) {
    const computed = await computedBy(worker);
    if (recorder.beats !== beats) {
      ({ beats } = recorder);
      since = { computed, at: Date.now() };
      if (Date.now() - start > seconds * 1000) return 'out of time';
    } else if (computed - since.computed > patience || Date.now() - since.at > WAITING * patience * 1000) return 'late';
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY));
  }
  return 'out of time';
}

/** In seconds. */
async function computedBy(worker: Worker): Promise<number> {
  try {
    const { user, system } = await worker.cpuUsage();
    return (user + system) / 1e6;
  } catch {
    // It has ended.
    return 0;
  }
}
