// Where there is room for one part of the board only: which parts there are, and which one a question needs.
import type { View } from '@undertow/client-sdk/dungeon-lords.ts';

export const TABS = ['lane', 'mine', 'battle', 'year', 'players'] as const;
export type Tab = (typeof TABS)[number];

const MINE: readonly string[] = ['digCells', 'mineCells', 'roomCell', 'production', 'payday', 'taxes'];

export function tabFor({ phase, ended }: View, prompt: string | undefined): Tab {
  if (phase === 'combat' && !ended) return 'battle';
  return prompt !== undefined && MINE.includes(prompt) ? 'mine' : 'lane';
}

/** The battle is there while there is one. */
export function tabsOf({ phase, ended }: View): readonly Tab[] {
  return TABS.filter((tab) => tab !== 'battle' || (phase === 'combat' && !ended));
}

export function isTab(value: string | undefined): value is Tab {
  return TABS.some((tab) => tab === value);
}
