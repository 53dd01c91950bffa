// The plan of this seat in this round: as it is pressed together, and after it was sent, while a stand-in is still chosen for.
import type { OrderId } from '@undertow/shared/dungeon-lords/state.ts';
import type { Hill } from '../hill.svelte.ts';
import { type Forecast, forecast } from './forecast.ts';

class Sent {
  #kept = $state.raw<{ readonly round: string; readonly orders: readonly OrderId[] }>({ round: '', orders: [] });

  keep(round: string, orders: readonly OrderId[]): void {
    this.#kept = { round, orders };
  }

  of(round: string): readonly OrderId[] {
    return this.#kept.round === round ? this.#kept.orders : [];
  }
}

const sent = new Sent();

function roundName({ session, view, mine }: Hill): string {
  return `${session.table.id} ${mine} ${view.year} ${view.round}`;
}

/** Remembers what is sent now. */
export function keepPlan(table: Hill): void {
  if (table.asker.decision?.prompt === 'planOrders') sent.keep(roundName(table), table.asker.picks);
}

export function planOf(table: Hill): readonly OrderId[] {
  const prompt = table.asker.decision?.prompt;
  if (prompt === 'planOrders') return table.asker.picks;
  return prompt === 'planDummyOrder' ? sent.of(roundName(table)) : [];
}

/** What is certain of the plan; `undefined` while nothing is planned. */
export function forecastOf(table: Hill): Forecast | undefined {
  const plan = planOf(table);
  return plan.length > 0 && table.mine !== null ? forecast(table.view, table.mine, plan) : undefined;
}
