// Plays games again in another process, the last one first: what depends on the process, or on what was played in it before,
// goes another way there.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import type { Json } from '@undertow/shared/table/json.ts';
import type { Given } from '@undertow/shared/table/save.ts';

export interface PlayedGame {
  readonly options: Json;
  readonly seats: number;
  readonly seed: number;
  readonly answers: readonly Given[];
  /** What had come of each answer. */
  readonly steps: readonly string[];
}

export interface ReplayJob {
  readonly home: string;
  readonly games: readonly PlayedGame[];
}

/** The first game that goes another way there, and after how many answers; or why none could be played. */
export type Otherwise = { readonly game: PlayedGame; readonly at: number } | { readonly complaint: string };

export async function otherwiseElsewhere(job: ReplayJob, seconds: number): Promise<Otherwise | undefined> {
  const program = fileURLToPath(new URL('./replay-program.ts', import.meta.url));
  const child = spawn(process.execPath, [program], { stdio: ['pipe', 'pipe', 'pipe'] });
  const timer = setTimeout(() => child.kill('SIGKILL'), seconds * 1000);
  // It may have ended before it has read all.
  child.stdin.on('error', () => {});
  child.stdin.end(JSON.stringify(job));
  const [said, complained] = await Promise.all([text(child.stdout), text(child.stderr), ended(child)]);
  clearTimeout(timer);
  const steps = parsed(said);
  if (!steps) return { complaint: complained.trim().split('\n').slice(-1)[0] || 'it did not come to an end' };
  for (const [i, game] of job.games.entries()) {
    const at = game.steps.findIndex((step, n) => steps[i]?.[n] !== step);
    if (at >= 0) return { game, at };
  }
  return undefined;
}

async function ended(child: ReturnType<typeof spawn>): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'close');
}

function parsed(said: string): string[][] | undefined {
  try {
    return JSON.parse(said) as string[][];
  } catch {
    return undefined;
  }
}
