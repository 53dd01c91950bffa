// Runs in a thread of its own: holds a replay to what was promised, and says what is wrong with it.
import type { Replay } from '@undertow/shared/protocol/replay.ts';
import { objectionIn } from './objection.ts';

export interface Doubt {
  readonly replay: Replay;
  readonly promised: string;
}

addEventListener('message', ({ data }: MessageEvent<Doubt>) => {
  postMessage(objectionIn(data.replay, data.promised) ?? null);
});
