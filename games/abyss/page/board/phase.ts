// Says in one word what a seat is doing, for the place beside its name.
import { t } from '@undertow/web/src/words/words.svelte.ts';
import { abyss } from '../words/words.svelte.ts';
import type { AbyssTable } from './abyss-table.svelte.ts';

export interface Phase {
  readonly word: string;
  /** Acts, is asked, or neither. */
  readonly tone: 'act' | 'want' | '';
}

export function phaseOf(table: AbyssTable, seat: number): Phase {
  const player = table.players[seat];
  const { askedOn: view, session } = table;
  if (table.hasEnded) return { word: '', tone: '' };
  if (player?.presence === 'resigned') return { word: t('table.hasResigned'), tone: '' };
  if (player?.presence === 'replaced') return { word: t('table.replaced'), tone: '' };
  if (player?.presence === 'away') return { word: t('table.away'), tone: 'want' };
  const isAsked = table.isAsked(seat);
  if (view.active === seat) {
    const prompt = session.asked.find((one) => one.seat === seat)?.prompt;
    if (view.revealed !== null) return { word: abyss().text('board.explores'), tone: 'act' };
    if (prompt === 'payment' || view.recruiting) return { word: abyss().text('board.recruits'), tone: 'act' };
    return { word: abyss().text('board.acts'), tone: isAsked ? 'act' : '' };
  }
  if (isAsked) return { word: abyss().text('board.isAsked'), tone: 'want' };
  if ((view.purchases.bought[seat] ?? 0) > 0) return { word: abyss().text('board.hasBought'), tone: '' };
  return { word: '', tone: '' };
}
