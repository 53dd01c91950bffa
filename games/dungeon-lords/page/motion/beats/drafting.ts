// A working copy of a position to which events are applied: its lists are replaced, and never changed.
import type { Event, View } from '../../../client.ts';
import type { BattleView, SeatView } from '../../../view.ts';

type Mutable<T> = { -readonly [Key in keyof T]: T[Key] };

export type SeatDraft = Mutable<SeatView>;
export type Draft = Mutable<Omit<View, 'seats'>> & { readonly seats: SeatDraft[] };
export type Told<Type extends Event['type']> = Extract<Event, { readonly type: Type }>;

/** What an event changes. `after` is the position to which the whole update leads: what no event tells is taken from there. */
export type Changes<Types extends Event['type'] = Event['type']> = {
  readonly [Type in Types]?: (draft: Draft, event: Told<Type>, after: View) => void;
};

export function draftOf(view: View): Draft {
  return { ...view, seats: view.seats.map((seat) => ({ ...seat })) };
}

export function seatIn({ seats }: Draft, seat: number): SeatDraft {
  const found = seats[seat];
  if (!found) throw new Error(`there is no seat ${seat}`);
  return found;
}

export function battleIn(draft: Draft, seat: number, change: Partial<BattleView>): void {
  const owned = seatIn(draft, seat);
  if (owned.battle) owned.battle = { ...owned.battle, ...change };
}

export function without<T>(list: readonly T[], isIt: (item: T) => boolean): readonly T[] {
  const at = list.findIndex(isIt);
  return at < 0 ? list : list.toSpliced(at, 1);
}

export function replaced<T>(list: readonly T[], isIt: (item: T) => boolean, by: (item: T) => T): readonly T[] {
  const at = list.findIndex(isIt);
  return at < 0 ? list : list.with(at, by(list[at] as T));
}
