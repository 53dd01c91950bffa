// Tries a game in a thread of its own, and watches over it: whatever the rules do, this says where they were. There are loops
// that no thread can be brought out of: all of it runs in a process that can be ended (apart.ts).
import { type Session as InspectorSession, Session } from 'node:inspector/promises';
import { Worker } from 'node:worker_threads';
import type { Json } from '@undertow/shared/table/json.ts';
import type { Given } from '@undertow/shared/table/save.ts';
import { after, LOOK_EVERY, Patience } from '../patience.ts';
import { linesOf, type StackLine, stackLines } from '../stack.ts';
import type { Contest } from './contest.ts';
import { FlightRecorder } from './flight-recorder.ts';
import type { GameResult } from './game-result.ts';
import type { Declared } from './game-under-test.ts';
import { pausedFrames } from './paused-frames.ts';

export interface ThreadJob {
  /** The address of the game's folder. */
  readonly home: string;
  /** Of the first game. */
  readonly seed: number;
  readonly games: number;
  readonly memory: SharedArrayBuffer;
}

export interface TriedGame {
  readonly id: string;
  readonly rules: number;
  readonly settings: readonly { readonly name: string; readonly seats: number; readonly options: Json }[];
  readonly declared: Declared;
  /** Why a property cannot be tried with this game. */
  readonly missing: Readonly<Record<string, string | undefined>>;
}

export interface FromThread {
  readonly about?: TriedGame;
  /** Why no room can tell its view. */
  readonly flaw?: string;
  readonly objection?: { readonly setting: string; readonly objection: string };
  readonly result?: GameResult;
  readonly contest?: Contest;
}

/** Where the thread is. */
export interface Standing {
  readonly seed: number;
  /** A number that `FlightRecorder` was given. */
  readonly trying: number;
  readonly answers: readonly Given[];
}

/** The thread did not come back from something, or broke down. */
export interface Stuck extends Standing {
  readonly why: 'loops' | 'memory' | 'broken';
  /** What it said, if it broke down. */
  readonly message: string;
  readonly lines: readonly StackLine[];
}

export interface Bounds {
  /** So many seconds of computing may pass between two signs of life. */
  readonly patience: number;
  /** After so many seconds it is ended, with what was found by then. */
  readonly seconds: number;
}

/** Milliseconds in which the debugger is told of the thread. */
const ATTACHED = 1000;
/** Megabytes that the process may grow by. Games in their hundreds need a tenth of it. */
const MEMORY = 768;
/** Beyond the bound of a thread Node may end the whole process: it must not come so far. */
const MOST_MEMORY = 4 * MEMORY;

export type Ending = 'done' | 'out of time' | Stuck;

export async function inThread(
  { home, seed, games }: Omit<ThreadJob, 'memory'>,
  { patience, seconds }: Bounds,
  onMessage: (message: FromThread) => void,
  /** Hears where the thread is whenever it has not moved on for a while. */
  onStanding: (standing: Standing) => void,
): Promise<Ending> {
  const recorder = new FlightRecorder();
  const session = new Session();
  session.connect();
  const attached = attachedWorker(session);
  await session.post('NodeWorker.enable', { waitForDebuggerOnStart: false });
  const worker = new Worker(new URL('./thread-program.ts', import.meta.url), {
    workerData: { home, seed, games, memory: recorder.memory } satisfies ThreadJob,
    resourceLimits: { maxOldGenerationSizeMb: MOST_MEMORY },
  });
  worker.on('message', onMessage);
  const stuckIn = (why: Stuck['why'], message: string, lines: readonly StackLine[]): Stuck => {
    return { why, message, lines, ...standingOf(recorder) };
  };
  const ended = new Promise<Ending>((resolve) => {
    worker.on('error', (error: NodeJS.ErrnoException) => {
      const why = error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'memory' : 'broken';
      resolve(stuckIn(why, error.message, stackLines(error, home)));
    });
    worker.on('exit', () => resolve('done'));
  });
  const over = new AbortController();
  const late = lateness(worker, recorder, { patience, seconds }, over.signal, onStanding);
  const first = await Promise.race([ended, late]);
  over.abort();
  if (first !== 'late' && first !== 'greedy') return first;
  const sessionId = await Promise.race([attached, after(ATTACHED, '')]);
  const frames = sessionId ? await pausedFrames(session, sessionId) : [];
  return stuckIn(first === 'late' ? 'loops' : 'memory', '', linesOf(frames, home));
}

function standingOf({ seed, property, answers }: FlightRecorder): Standing {
  return { seed, trying: property, answers };
}

function attachedWorker(session: InspectorSession): Promise<string> {
  return new Promise((resolve) => {
    session.once('NodeWorker.attachedToWorker', ({ params }) => resolve(params.sessionId));
  });
}

/** Waits until the thread gives no sign of life any more, takes ever more memory, or has had its time. */
async function lateness(
  worker: Worker,
  recorder: FlightRecorder,
  { patience, seconds }: Bounds,
  signal: AbortSignal,
  onStanding: (standing: Standing) => void,
): Promise<'late' | 'greedy' | 'out of time'> {
  const start = Date.now();
  const before = process.memoryUsage.rss();
  const watched = new Patience(worker, () => recorder.beats);
  let isTold = false;
  while (!signal.aborted) {
    await after(LOOK_EVERY, undefined);
    if (process.memoryUsage.rss() - before > MEMORY * 2 ** 20) return 'greedy';
    const found = await watched.look(patience);
    if (found === 'late') return found;
    if (found === 'stands' && !isTold) onStanding(standingOf(recorder));
    isTold = found === 'stands';
    if (found === 'moves' && Date.now() - start > seconds * 1000) return 'out of time';
  }
  return 'out of time';
}
