// The keyboard of a replay: the command of each key, and the position that it leads to.
import { type Press, signOf } from '../browser/keyboard.ts';
import { lastBy, nextBy, nextTurn, type Timeline, turnBefore } from './timeline.ts';

/** To go somewhere else. */
export type Journey =
  | { readonly go: 'step' | 'turn' | 'shown'; readonly by: 1 | -1 }
  | { readonly go: 'seat'; readonly seat: number; readonly by: 1 | -1 }
  | { readonly go: 'start' | 'end' };

export type Wish = Journey | { readonly go: 'play' } | { readonly go: 'speed' } | { readonly go: 'keys' };

export function wishOf(press: Press): Wish | undefined {
  const sign = signOf(press);
  if (sign === undefined) return undefined;
  const by = press.shiftKey ? -1 : 1;
  if (/^[1-9]$/.test(sign)) return { go: 'seat', seat: Number(sign) - 1, by };
  switch (sign) {
    case 'ArrowRight':
      return { go: press.shiftKey ? 'turn' : 'step', by: 1 };
    case 'ArrowLeft':
      return { go: press.shiftKey ? 'turn' : 'step', by: -1 };
    case 'ArrowDown':
    case 'PageDown':
      return { go: 'turn', by: 1 };
    case 'ArrowUp':
    case 'PageUp':
      return { go: 'turn', by: -1 };
    case 'n':
      return { go: 'shown', by };
    case 'Home':
      return { go: 'start' };
    case 'End':
      return { go: 'end' };
    case ' ':
      return { go: 'play' };
    case 's':
      return { go: 'speed' };
    case '?':
      return { go: 'keys' };
    default:
      return undefined;
  }
}

export interface Here {
  readonly timeline: Timeline;
  readonly position: number;
  /** The seat at the bottom. */
  readonly shown: number;
}

/** The position that a journey leads to; it may lie beyond the ends. */
export function targetOf(journey: Journey, { timeline, position, shown }: Here): number {
  switch (journey.go) {
    case 'step':
      return position + journey.by;
    case 'turn':
      return journey.by > 0 ? nextTurn(timeline, position) : turnBefore(timeline, position);
    case 'seat':
    case 'shown': {
      const seat = journey.go === 'seat' ? journey.seat : shown;
      return journey.by > 0 ? nextBy(timeline, seat, position) : lastBy(timeline, seat, position);
    }
    case 'start':
      return 0;
    case 'end':
      return timeline.last;
  }
}
