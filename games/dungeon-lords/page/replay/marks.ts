// The marks of a match of Dungeon Lords on the timeline: the events that stand out.
import type { AnyEvent } from '@undertow/shared/table/any-game.ts';
import type { GameMark } from '@undertow/web/src/game.ts';
import type { Event } from '../../client.ts';

export const MARKS = ['room', 'creature', 'prisoner', 'conquered', 'paladin'] as const;
export type MarkKind = (typeof MARKS)[number];

export function markOf(told: AnyEvent): GameMark | undefined {
  const event = told as unknown as Event;
  switch (event.type) {
    case 'roomBuilt':
      return mark('room', event.seat, event.room, 0, 'plain');
    case 'creatureHired':
      return mark('creature', event.seat, event.creature, 0, 'plain');
    case 'heroImprisoned':
      return mark('prisoner', event.seat, event.hero, 1, 'lure');
    case 'tileConquered':
      return mark('conquered', event.seat, event.tile, 2, 'threat');
    case 'paladinCame':
      return mark('paladin', event.seat, undefined, 3, 'threat');
    default:
      return undefined;
  }
}

function mark(kind: MarkKind, seat: number, id: string | undefined, weight: number, tone: GameMark['tone']): GameMark {
  return { kind, seat, weight, tone, ...(id === undefined ? {} : { id }) };
}
