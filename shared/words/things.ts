// Makes what stands in the places of sentences.
import type { Seat } from '../table/game.ts';
import type { Thing } from './parts.ts';

export function seat(number: Seat): Thing {
  return { kind: 'seat', seat: number };
}

/** Makes things of this kind. */
export function thing(kind: string): (id: string) => Thing {
  return (id) => ({ kind, id });
}

export function count(number: number, noun: string): Thing {
  return { kind: 'count', number, noun };
}

export function list(things: readonly Thing[], joint: 'and' | 'or' = 'and'): Thing {
  return { kind: 'list', things, joint };
}
