// Answers that are made of several presses, as far as they have come: what may be pressed next, what that makes of what was
// pressed before, and whether it is an answer by now.
import type { Json } from '@undertow/client-sdk/index.ts';
import type { Choice } from '@undertow/shared/table/game.ts';
import type { Picks } from './answer-draft.ts';

export interface Composition {
  /** With which picks it begins. */
  readonly first: Picks;
  /** What may be pressed now. */
  next(picks: Picks): readonly string[];
  /** How it stands after a press. What was picked already is laid back. */
  after(picks: Picks, pick: string): Picks;
  /** `undefined` while it is none yet. */
  answer(picks: Picks): Json | undefined;
  /** The answer that does nothing, where there is one. */
  readonly declined?: Json | undefined;
}

/** `undefined` for a choice that one press answers, and for the forms of a game. */
export function compositionOf(choice: Choice): Composition | undefined {
  switch (choice.type) {
    case 'some':
    case 'sequence':
      return severalOf(choice);
    case 'amount':
      return amountOf(choice);
    default:
      return undefined;
  }
}

export function severalOf({ options, min, max }: Omit<Extract<Choice, { type: 'some' }>, 'type'>): Composition {
  const next = (picks: Picks) => (picks.length < max ? [...new Set(picks.reduce(without, options))] : []);
  return {
    first: [],
    next,
    // Of two equal options both may be picked: what may go on, does.
    after: (picks, pick) => (next(picks).includes(pick) ? [...picks, pick] : without(picks, pick)),
    answer: (picks) => (picks.length >= min && picks.length <= max ? picks : undefined),
  };
}

/** The most is what is likely meant. */
function amountOf({ min, max }: Extract<Choice, { type: 'amount' }>): Composition {
  return {
    first: [String(max)],
    next: () => numbersFrom(min, max),
    after: (_, pick) => [pick],
    answer: ([pick]) => Number(pick),
  };
}

/** As they are pressed. */
export function numbersFrom(first: number, last: number): string[] {
  return Array.from({ length: last - first + 1 }, (_, i) => String(first + i));
}

/** The picks without the last that is this one. */
export function without(picks: Picks, pick: string): Picks {
  const at = picks.lastIndexOf(pick);
  return at < 0 ? picks : picks.toSpliced(at, 1);
}
