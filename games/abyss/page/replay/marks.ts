// The marks of a match of Abyss on the timeline: where turns begin, and which events stand out.
import type { AnyEvent } from '@undertow/shared/table/any-game.ts';
import type { GameMark } from '@undertow/web/src/game.ts';
import type { GameTurn } from '@undertow/web/src/replay/game-turn.ts';
import type { AbyssEvent } from '../../rules/events.ts';

export function turnOf(told: AnyEvent): GameTurn | undefined {
  const event = told as unknown as AbyssEvent;
  return event.type === 'turnBegan' ? { seat: event.seat, round: event.round } : undefined;
}

/** Its id is that of the Lord, of the Location, or of the Leviathan; a Monster has none. */
export function markOf(told: AnyEvent): GameMark | undefined {
  const event = told as unknown as AbyssEvent;
  switch (event.type) {
    case 'lordEntered':
      return { kind: 'lord', seat: event.seat, id: event.lord, weight: 1, tone: 'plain' };
    case 'locationControlled':
      return { kind: 'location', seat: event.seat, id: event.location, weight: 2, tone: 'lure' };
    case 'monsterFought':
      return { kind: 'fight', seat: event.seat, weight: 0, tone: 'threat' };
    case 'fightBegan':
      return { kind: 'fight', seat: event.seat, id: event.leviathan, weight: 0, tone: 'threat' };
    default:
      return undefined;
  }
}
