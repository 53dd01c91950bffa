// The marks of the strip that are no drawing of the game: signs of the interface, and one of its own.
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
