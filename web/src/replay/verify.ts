// The check of a replay, in a thread of its own, so that the page goes on meanwhile.
import type { Replay } from '@undertow/shared/protocol/replay.ts';
import type { Doubt } from './verifier.ts';

/** What is wrong with it, as a sentence; `null` if it is what was promised. */
export function verify(replay: Replay, promised = replay.commitment): Promise<string | null> {
  const worker = new Worker(new URL('./verifier.ts', import.meta.url), { type: 'module' });
  const verdict = new Promise<string | null>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<string | null>) => resolve(data);
    worker.onerror = ({ message }) => reject(new Error(message));
    worker.postMessage({ replay, promised: promised.trim().toLowerCase() } satisfies Doubt);
  });
  return verdict.finally(() => worker.terminate());
}
