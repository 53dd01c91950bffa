// Stops a thread wherever it is, and says in which functions: as a debugger does, from the thread that started it.
import type { Session } from 'node:inspector/promises';
import type { Frame } from '../stack.ts';

interface FromDebugger {
  readonly method?: string;
  readonly params?: {
    readonly scriptId?: string;
    readonly url?: string;
    readonly callFrames?: readonly {
      readonly functionName: string;
      readonly location: { readonly scriptId: string; readonly lineNumber: number };
    }[];
  };
}

/** In the middle of what Node itself does, no thread can be stopped. */
const LONGEST = 5000;

/** The innermost first; none where it cannot be stopped. */
export async function pausedFrames(session: Session, sessionId: string): Promise<Frame[]> {
  const urls = new Map<string, string>();
  const paused = new Promise<Frame[]>((resolve) => {
    session.on('NodeWorker.receivedMessageFromWorker', ({ params: { message } }) => {
      const { method, params = {} } = JSON.parse(message) as FromDebugger;
      if (method === 'Debugger.scriptParsed') urls.set(params.scriptId ?? '', params.url ?? '');
      if (method !== 'Debugger.paused') return;
      resolve(
        (params.callFrames ?? []).map(({ functionName, location }) => ({
          rule: functionName,
          url: urls.get(location.scriptId) ?? '',
          line: location.lineNumber + 1,
        })),
      );
    });
  });
  const ask = (id: number, method: string) =>
    session.post('NodeWorker.sendMessageToWorker', { sessionId, message: JSON.stringify({ id, method }) });
  await ask(1, 'Debugger.enable');
  await ask(2, 'Debugger.pause');
  const never = new Promise<Frame[]>((resolve) => setTimeout(resolve, LONGEST, []).unref());
  const frames = await Promise.race([paused, never]);
  // A thread that stands still cannot be ended.
  await ask(3, 'Debugger.disable');
  return frames;
}
