// Events by their types.
import type { DungeonEvent } from '../../rules/events.ts';

export type Type = DungeonEvent['type'];
export type Events = readonly DungeonEvent[];
export type Told<T extends Type> = Extract<DungeonEvent, { readonly type: T }>;

export function all<T extends Type>(events: Events, type: T): Told<T>[] {
  return events.filter((event): event is Told<T> => event.type === type);
}
