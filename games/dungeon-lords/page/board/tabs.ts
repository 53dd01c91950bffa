// The tabs of the table in a small window, and which one a question needs.
import type { Decision } from '@undertow/client-sdk/index.ts';
import type { View } from '../../client.ts';

export const TABS = ['orders', 'lane', 'mine', 'battle', 'year', 'players'] as const;
export type Tab = (typeof TABS)[number];

const TAB_FOR: Readonly<Record<string, Tab>> = {
  initialBlocked: 'orders',
  planOrders: 'orders',
  planDummyOrder: 'orders',
  takeBack: 'orders',
  spyCard: 'year',
  digCells: 'mine',
  mineCells: 'mine',
  roomCell: 'mine',
  production: 'mine',
  payday: 'mine',
  taxes: 'mine',
  payTrap: 'mine',
  payMonster: 'mine',
  discardTrap: 'mine',
  specialEvent: 'mine',
};

export function tabFor({ phase, ended }: View, asked: Pick<Decision, 'prompt' | 'choice'> | null): Tab {
  const { prompt, choice } = asked ?? {};
  // A spell may ask for a place of the dungeon in the middle of a battle.
  if (choice?.type === 'form' && choice.form === 'cell') return 'mine';
  if (phase === 'combat' && !ended) return 'battle';
  return TAB_FOR[prompt ?? ''] ?? 'lane';
}

/** There is a battle or there are orders, never both. */
export function tabsOf({ phase, ended }: View): readonly Tab[] {
  const isCombat = phase === 'combat' && !ended;
  return TABS.filter((tab) => (tab === 'battle' ? isCombat : tab === 'orders' || tab === 'lane' ? !isCombat : true));
}

export function isTab(value: string | undefined): value is Tab {
  return TABS.some((tab) => tab === value);
}
