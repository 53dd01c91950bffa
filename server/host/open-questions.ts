// The questions of a match that still wait for an answer. Each seat may be told only of its own.
import type { AnyMatch } from '@undertow/shared/table/any-game.ts';
import type { Seat } from '@undertow/shared/table/game.ts';
import type { Clocks } from './clocks.ts';

export type OpenQuestion = {
  readonly seat: Seat;
  readonly prompt: string;
  /** When the server will answer for the seat; `null` if never. */
  readonly until: number | null;
};

export function openQuestions({ pending }: Pick<AnyMatch, 'pending'>, clocks: Clocks): OpenQuestion[] {
  return pending.map(({ seat, prompt }) => ({ seat, prompt, until: clocks.shownDeadline(seat) ?? null }));
}
