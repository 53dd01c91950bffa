// The decision and the view of a judged answer, as they were at its moment of a replay.
import type { JudgedAnswer } from '@undertow/client-sdk/index.ts';
import type { AskedThen } from '@undertow/shared/words/game-talk.ts';
import type { Playback } from '../playback.ts';

const known = new WeakMap<JudgedAnswer, AskedThen>();

/** `undefined` if the replay does not stand there as it should. */
export function askedAt(playback: Playback, judged: JudgedAnswer): AskedThen | undefined {
  const before = known.get(judged);
  if (before) return before;
  const match = playback.at(judged.move);
  const decision = match.open(judged.seat)?.decision;
  if (!decision) return undefined;
  const asked = { decision, view: match.view(judged.seat), seat: judged.seat };
  known.set(judged, asked);
  return asked;
}
