// The preview of the own mask on the scale: for what is pointed at, a question, a payday, or a plan.
import type { PaydayData } from '../../../client.ts';
import { paydaySoFar } from '../answering/payday-steps.ts';
import type { DungeonTable } from '../dungeon-table.svelte.ts';
import { evilAfter } from './wares.ts';

export function maskPreviews(table: DungeonTable): readonly number[] {
  const { view, mine } = table;
  const own = mine === null ? undefined : view.seats[mine];
  if (!own || mine === null) return [];
  const all = table.pointedEvil.now === undefined ? leadingTo(table, mine, own.evil) : [table.pointedEvil.now];
  return [...new Set(all)].filter((evil) => evil !== own.evil);
}

function leadingTo(table: DungeonTable, mine: number, evil: number): readonly number[] {
  const { view, asker } = table;
  const { prompt, choice } = asker.decision ?? {};
  const { order, space } = view.subject ?? {};
  if (prompt === 'useOrder' && order !== undefined && space !== undefined) return [evilAfter(evil, order, space - 1)];
  if (prompt === 'payday' && choice?.type === 'form') {
    return [paydaySoFar(view, mine, choice.data as PaydayData, asker.picks).purse.evil];
  }
  return table.ahead ? [table.ahead.evil.least, table.ahead.evil.most] : [];
}
