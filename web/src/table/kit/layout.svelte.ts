// How much room there is, and what follows from it: which arrangement of the table, and how large its pieces are. All of it
// is in the measure of the table, which in a very large window is shown larger as a whole.
import { innerHeight, innerWidth } from 'svelte/reactivity/window';
import { notices } from '../../app/notices.svelte.ts';

export type Arrangement = 'wide' | 'medium' | 'narrow' | 'phone' | 'low';

/** The table was drawn for this window; in larger ones its pieces grow, and from some size on all of it. */
const WIDTH = 1280;
const HEIGHT = 720;
const LARGEST = 1.35;
const SMALLEST = 0.86;
/** Below this height a question in a line of its own would leave nothing of what it is about in sight. */
const LOW = 500;
/** Beside a question so much is needed for what it is about. */
const LEAST_BESIDE = 560;

export function arrangementFor(width: number, height: number): Arrangement {
  if (height < LOW && width >= LEAST_BESIDE) return 'low';
  if (width >= WIDTH) return 'wide';
  if (width >= 1024) return 'medium';
  return width >= 700 ? 'narrow' : 'phone';
}

/** By how much pieces are larger than they were drawn. */
export function scaleFor(width: number, height: number): number {
  switch (arrangementFor(width, height)) {
    case 'wide':
      return clamp(Math.min(width / WIDTH, height / HEIGHT), SMALLEST, LARGEST);
    case 'medium':
      return clamp(Math.min(width / 1180, height / HEIGHT), SMALLEST, 1);
    case 'narrow':
      return clamp(width / 860, SMALLEST, 1.1);
    case 'phone':
      return clamp(width / 390, 0.9, 1.3);
    case 'low':
      return clamp(height / 390, 0.9, 1.2);
  }
}

/** By how much the whole table is shown larger. */
export function zoomFor(width: number, height: number): number {
  return Math.max(1, Math.min(width / WIDTH, height / HEIGHT) / LARGEST);
}

/** How a low window is divided: tabs on the left, the question on the right, the hand beneath, and what is left for the board. */
export interface Division {
  readonly top: number;
  readonly tabs: number;
  readonly question: number;
  readonly hand: number;
  /** Of the board. */
  readonly width: number;
  readonly height: number;
}

export function divisionOf(width: number, height: number): Division {
  const sides = width < 700 ? { tabs: 44, question: 244, hand: 62 } : { tabs: 48, question: 290, hand: 72 };
  const top = 36;
  return { ...sides, top, width: width - sides.tabs - sides.question, height: height - top - sides.hand };
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}

class Layout {
  readonly zoom: number = $derived(
    zoomFor(innerWidth.current ?? WIDTH, (innerHeight.current ?? HEIGHT) - notices.height),
  );
  readonly width: number = $derived((innerWidth.current ?? WIDTH) / this.zoom);
  /** Of the window. Its upper part is not the page's while operators have something to say. */
  readonly height: number = $derived((innerHeight.current ?? HEIGHT) / this.zoom);
  /** Where the page begins. */
  readonly top: number = $derived(notices.height / this.zoom);
  /** What the page has of the height. */
  readonly room: number = $derived(this.height - this.top);
  readonly arrangement: Arrangement = $derived(arrangementFor(this.width, this.room));
  readonly scale: number = $derived(scaleFor(this.width, this.room));
  /** What is left of the height beside what was drawn. */
  readonly spare: number = $derived(this.room - HEIGHT * this.scale);
  readonly isPhone: boolean = $derived(this.arrangement === 'phone');
  readonly isLow: boolean = $derived(this.arrangement === 'low');
  /** There is room for one part of the board at a time. */
  readonly isTight: boolean = $derived(this.isPhone || this.isLow);
  readonly division: Division = $derived(divisionOf(this.width, this.room));

  /** A size in the reference drawing, as it is here. */
  size(reference: number): number {
    return Math.round(reference * this.scale);
  }
}

export const layout = new Layout();
