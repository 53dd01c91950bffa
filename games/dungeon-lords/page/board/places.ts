// The places of the table by name: targets of presses and keys, and ends of movements.
import { cellName } from '../../rules/geometry.ts';
import type { Cell, HeroId } from '../../rules/state.ts';
import type { SeatView } from './seat-view.ts';

/** `cell:2,1` */
export type Place = string;

export const place = {
  /** A tag in hand. */
  order: (order: string): Place => `order:${order}`,
  /** One of the three spaces of an order on the lane, from 1. */
  space: (order: string, space: number): Place => `space:${order}:${space}`,
  /** The minion that stands there. */
  minion: (order: string, space: number): Place => `minion:${order}:${space}`,
  house: (order: string): Place => `house:${order}`,
  /** A creature in the tavern, or a room on the crane. */
  offer: (at: number, kind: 'creature' | 'room'): Place => `offer:${kind}:${at}`,
  cell: (seat: number, cell: Cell): Place => `cell:${seat}:${cellName(cell)}`,
  /** A creature in the lair of a seat, by its place there. */
  creature: (seat: number, at: number): Place => `creature:${seat}:${at}`,
  trap: (at: number): Place => `trap:${at}`,
  /** A hero before the door of a seat. Others may leave before this one, and so its name is no number. */
  hero: (seat: number, hero: HeroId): Place => `hero:${seat}:${hero}`,
  /** A creature of a seat on the stage, by its place in the lair. */
  sent: (seat: number, at: number | string): Place => `sent:${seat}:${at}`,
  /** A trap on the stage that is still closed. */
  set: (at: number): Place => `set:${at}`,
  prison: (seat: number): Place => `prison:${seat}`,
  /** A combat card of the year, from 1. */
  card: (at: number): Place => `card:${at}`,
  /** The mask of a seat on the scale. */
  mask: (seat: number): Place => `mask:${seat}`,
  /** A place of the scale. */
  scale: (evil: number): Place => `scale:${evil}`,
  /** An order of another lord that lies open, by its place in the plan. */
  played: (seat: number, at: number): Place => `played:${seat}:${at}`,
  store: (seat: number, kind: string): Place => `store:${seat}:${kind}`,
  /** The lantern at the house that is carried out. */
  lantern: 'lantern',
  stage: 'stage',
  seat: (seat: number): Place => `seat:${seat}`,
} as const;

/** The creature or trap that lies at a place of this seat, as a plan knows it: by its face. */
export function pieceAt(name: Place, seat: number, { creatures, traps = [] }: SeatView): string | undefined {
  const creature = creatures.find((_, at) => place.creature(seat, at) === name);
  const trap = traps.find((_, at) => place.trap(at) === name);
  if (creature) return `creature:${creature.id}`;
  return trap === undefined ? undefined : `trap:${trap}`;
}

/** The order in hand that lies at a place. */
export function orderAt(name: Place): string | undefined {
  return /^order:(.+)/.exec(name)?.[1];
}
