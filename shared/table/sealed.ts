// Sealed answers, which wait for those of other seats: until then each is known to its own seat alone.
import type { Answer, Answers, Batch, Seat } from './game.ts';

export interface Sealed {
  readonly prompt: string;
  readonly answer: Answer;
}

/** What this seat has answered itself. */
export function sealedBy(seat: Seat, { decisions, sealed }: Batch, answers: Answers): readonly Sealed[] {
  return decisions.flatMap((decision, i) => {
    const answer = answers[i];
    const isOwn = decision.seat === seat && answer !== undefined && sealed?.[i] === undefined;
    return isOwn ? [{ prompt: decision.prompt, answer }] : [];
  });
}
