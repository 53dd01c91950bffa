// The names of bot levels, fetched when first asked for.
import type { TableSeat } from '@undertow/client-sdk/index.ts';
import { LazyMap } from '../browser/lazy-map.svelte.ts';
import { t } from '../words/words.svelte.ts';

export const levels = new LazyMap(async (level) => (await import('./level-words.ts')).levelOnceSaid(level));

/** Of a bot for which it was chosen, how it plays. */
export function withLevel(name: string, level: string | undefined): string {
  return level === undefined ? name : `${name} (${levelName(level)})`;
}

/** That it is a bot, and how well it plays. */
export function botLabel({ level }: Pick<TableSeat, 'level'>): string {
  return withLevel(t('table.bot'), level);
}

/** In a word; by its id while that is on its way, and nothing where none was chosen. */
export function levelName(level: string | undefined): string {
  return level === undefined ? '' : (levels.of(level)?.said.name ?? level);
}
