// The plan of this seat in this round: its draft, and once sent, the sealed orders.
import type { TableModel } from '@undertow/web/src/table/kit/table.svelte.ts';
import type { DungeonLords } from '../../../client.ts';
import type { OrderId } from '../../../rules/state.ts';
import type { Asker } from '../answering/asker.svelte.ts';
import { type Forecast, forecast } from './forecast.ts';

type Table = TableModel<DungeonLords, Asker>;

/** Empty where nothing is planned. */
export function planOf({ asker, session }: Pick<Table, 'asker' | 'session'>): readonly OrderId[] {
  if (asker.decision?.prompt === 'planOrders') return asker.picks;
  const sealed = session.sealed.find(({ prompt }) => prompt === 'planOrders');
  return (sealed?.answer ?? []) as readonly OrderId[];
}

/** What is certain of the plan; `undefined` while nothing is planned. */
export function forecastOf(
  { view, mine }: Pick<Table, 'view' | 'mine'>,
  plan: readonly OrderId[],
): Forecast | undefined {
  return plan.length > 0 && mine !== null ? forecast(view, mine, plan) : undefined;
}
