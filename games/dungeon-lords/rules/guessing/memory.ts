// What a seat remembers of a match beside what it sees: what was turned up and is gone, and traps that it knows to be among
// the discarded ones. Where other seats have their traps, this seat cannot know before they are used.
import type { Json } from '@undertow/shared/table/json.ts';
import type { DungeonEvent } from '../events.ts';
import type { CreatureId, HeroId, RoomId, TrapId } from '../state.ts';

export type Memory = {
  /** This year is remembered from its beginning on. */
  readonly isWhole: boolean;
  /** Turned up in this year. */
  readonly creatures: readonly CreatureId[];
  readonly rooms: readonly RoomId[];
  readonly heroes: readonly HeroId[];
  /** Special events of both years. */
  readonly specialEvents: readonly string[];
  /** Discarded in both years. */
  readonly traps: readonly TrapId[];
};

const NOTHING: Memory = { isWhole: false, creatures: [], rooms: [], heroes: [], specialEvents: [], traps: [] };

export function remember(kept: Json | undefined, event: DungeonEvent): Memory {
  const memory = (kept as Memory | undefined) ?? NOTHING;
  switch (event.type) {
    case 'yearBegan':
      return { ...memory, isWhole: true, creatures: [], rooms: [], heroes: [] };
    case 'offerTurnedUp':
      return {
        ...memory,
        creatures: [...memory.creatures, ...event.creatures],
        rooms: [...memory.rooms, ...event.rooms],
      };
    case 'heroesTurnedUp':
      return { ...memory, heroes: [...memory.heroes, ...event.heroes] };
    case 'eventTurnedUp':
      return event.special === null ? memory : { ...memory, specialEvents: [...memory.specialEvents, event.special] };
    case 'trapRevealed':
      return { ...memory, traps: [...memory.traps, event.trap] };
    case 'trapDiscarded':
      return event.secret ? { ...memory, traps: [...memory.traps, ...event.secret.faces] } : memory;
    default:
      return memory;
  }
}
