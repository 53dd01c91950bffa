// What has not been answered yet in a match, not in secret either: each seat may be told of its own alone.
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
