// Runs the verification of a replay in a worker, so that the page stays responsive.
import type { Replay } from '@undertow/shared/protocol/replay.ts';
import type { Objection } from './objection.ts';
import type { Doubt } from './verifier.ts';

/** What is wrong with it; `null` if it is what was promised. */
export function verify(replay: Replay, verifier: () => Worker): Promise<Objection | null> {
  const worker = verifier();
  const verdict = new Promise<Objection | null>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<Objection | null>) => resolve(data);
    worker.onerror = ({ message }) => reject(new Error(message));
    worker.postMessage({ replay, promised: replay.commitment } satisfies Doubt);
  });
  return verdict.finally(() => worker.terminate());
}
