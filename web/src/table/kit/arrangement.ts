// The arrangement of the table for a size of the window, and how large its pieces are there.
export type Arrangement = 'wide' | 'medium' | 'narrow' | 'phone' | 'low';

/** The table was drawn for this window; in larger ones its pieces grow, and from some size on all of it. */
export const WIDTH = 1280;
export const HEIGHT = 720;
const LARGEST = 1.35;
const SMALLEST = 0.86;
/** In windows below this height the question stands beside the board: a line of its own would hide what it is about. */
const LOW = 500;
/** The least width of the board beside the question. */
const LEAST_BESIDE = 560;

export function arrangementFor(width: number, height: number): Arrangement {
  if (height < LOW && width >= LEAST_BESIDE) return 'low';
  if (width >= WIDTH) return 'wide';
  if (width >= 1024) return 'medium';
  return width >= 700 ? 'narrow' : 'phone';
}

/** The factor by which pieces are larger than they were drawn. */
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

/** The zoom of the whole table. */
export function zoomFor(width: number, height: number): number {
  return Math.max(1, Math.min(width / WIDTH, height / HEIGHT) / LARGEST);
}

/** How a low window is divided: tabs on the left, the question on the right, the hand and the last event beneath, the board above. */
export interface Division {
  readonly top: number;
  readonly tabs: number;
  readonly question: number;
  readonly event: number;
  readonly hand: number;
  /** The width of the board. */
  readonly width: number;
  readonly height: number;
}

export function divisionOf(width: number, height: number): Division {
  const sides = width < 700 ? { tabs: 44, question: 244, hand: 62 } : { tabs: 48, question: 290, hand: 72 };
  const [top, event] = [36, 20];
  const { tabs, question, hand } = sides;
  return { ...sides, top, event, width: width - tabs - question, height: height - top - event - hand };
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}
