// The marks of the strip that the game has no drawing for.
import type { Drawing } from '../../ui/icons.ts';

export const MARKS = {
  explored: { line: 'M2 30C10 18 16 18 24 28S38 38 46 22' },
  done: { line: 'M8 25l11 11L40 11' },
  passed: { line: 'M11 11L37 37M37 11L11 37' },
  snatched: { line: 'M30 4v24a11 11 0 0 1-22 0l8 5' },
  lastTurns: {
    line: 'M12 4h24M12 44h24M14 5c0 12 10 13 10 19S14 31 14 43M34 5c0 12-10 13-10 19s10 7 10 19',
    filled: 'M17 42c0-6 3-8 7-11 4 3 7 5 7 11Z',
  },
} satisfies Record<string, Drawing>;

export type Mark = keyof typeof MARKS;
