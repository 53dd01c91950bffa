// The lords who may still come to a house while orders are chosen: all hands are public.
import type { TableModel } from '@undertow/web/src/table/kit/table.svelte.ts';
import type { DungeonLords } from '../../../client.ts';
import { orderIds } from '../../../rules/cards/orders.ts';
import type { OrderId } from '../../../rules/state.ts';
import type { DungeonTalk } from '../../words/words.svelte.ts';
import { mayCome } from '../planning/windows.ts';
import { ordersPhaseOf } from './orders-phase.ts';

type Lords = Pick<TableModel<DungeonLords>, 'view' | 'players' | 'others' | 'isWatching'>;

export interface Comer {
  readonly seat: number;
  readonly may: boolean;
}

export type Comers = Readonly<Record<OrderId, readonly Comer[]>>;

/** The other lords by house; none before the first orders are dealt, and none once they are sent. */
export function comersOf(table: Lords): Comers {
  const lords = lordsWhoMayCome(table);
  return Object.fromEntries(
    orderIds.map((order) => [order, lords.map((seat) => ({ seat, may: mayCome(table.view, seat, order) }))]),
  );
}

function lordsWhoMayCome({ view, players, others, isWatching }: Lords): readonly number[] {
  const ordersPhase = ordersPhaseOf(view);
  const areDealt = view.seats.some(({ hand }) => hand.length > 0);
  if ((ordersPhase !== 'planning' && ordersPhase !== 'before') || !areDealt) return [];
  return isWatching ? players.map(({ seat }) => seat) : others;
}

export function spokenComers(talk: DungeonTalk, comers: readonly Comer[], names: readonly string[]): readonly string[] {
  return comers.map(({ seat, may }) =>
    talk.text(may ? 'board.mayCome' : 'board.cannotCome', { who: names[seat] ?? '' }),
  );
}
