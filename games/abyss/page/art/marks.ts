// The marks in the strip of what the others did that are signs of the interface, not drawings of the game; one is drawn
// here.
import { TABLE_ICONS } from '@undertow/web/src/match/icons.ts';
import type { Drawing, IconName } from '@undertow/web/src/ui/icons.ts';

export const MARKS = {
  explored: 'wave',
  done: 'check',
  passed: 'cross',
  snatched: { line: 'M30 4v24a11 11 0 0 1-22 0l8 5' },
  lastTurns: TABLE_ICONS.hourglass,
} satisfies Record<string, IconName | Drawing>;

export type Mark = keyof typeof MARKS;
