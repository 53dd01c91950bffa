// Who may still come to a house, while orders are chosen: all hands are public.
import type { OrderId } from '@undertow/shared/dungeon-lords/state.ts';
import type { DungeonTalk } from '../../words/words.svelte.ts';
import type { Hill } from '../hill.svelte.ts';
import { mayCome } from '../planning/windows.ts';
import { courseOf } from './course.ts';

export interface Comer {
  readonly seat: number;
  readonly may: boolean;
}

/** The other lords; none before the first orders are dealt, and none once they are sent. */
export function comersTo({ view, players, others, isWatching }: Hill, order: OrderId): readonly Comer[] {
  const course = courseOf(view);
  const areDealt = view.seats.some(({ hand }) => hand.length > 0);
  if ((course !== 'planning' && course !== 'before') || !areDealt) return [];
  const seats = isWatching ? players.map(({ seat }) => seat) : others;
  return seats.map((seat) => ({ seat, may: mayCome(view, seat, order) }));
}

export function spokenComers(talk: DungeonTalk, table: Hill, order: OrderId): readonly string[] {
  return comersTo(table, order).map(({ seat, may }) =>
    talk.text(may ? 'board.mayCome' : 'board.cannotCome', { who: table.names[seat] ?? '' }),
  );
}
