// The plan of this seat in this round: as it is pressed together, and after it was sent, as long as it is sealed.
import type { OrderId } from '@undertow/shared/dungeon-lords/state.ts';
import type { Hill } from '../hill.svelte.ts';
import { type Forecast, forecast } from './forecast.ts';

/** Empty where nothing is planned. */
export function planOf({ asker, session }: Hill): readonly OrderId[] {
  if (asker.decision?.prompt === 'planOrders') return asker.picks;
  const sealed = session.sealed.find(({ prompt }) => prompt === 'planOrders');
  return (sealed?.answer ?? []) as readonly OrderId[];
}

/** What is certain of the plan; `undefined` while nothing is planned. */
export function forecastOf(table: Hill): Forecast | undefined {
  const plan = planOf(table);
  return plan.length > 0 && table.mine !== null ? forecast(table.view, table.mine, plan) : undefined;
}
