// The minions that came to the houses in this round: those that still stand there, and what the others took. The position tells
// the first, the events the second.
import type { Seat } from '@undertow/shared/table/game.ts';
import type { Event, View } from '../../../client.ts';
import { orderCard, orderIds } from '../../../rules/cards/orders.ts';
import { seatOf } from '../../../rules/minions.ts';
import type { CreatureId, Minion, OrderId, RoomId } from '../../../rules/state.ts';
import type { Signs } from '../../pieces/moods.ts';

export interface Guest {
  readonly minion: Minion;
  /** The seat; `undefined` for a stand-in. */
  readonly seat: Seat | undefined;
  readonly state: 'stands' | 'used' | 'declined';
  readonly took: Signs;
}

/** What was on offer at the beginning of the round, and who has it now. */
export interface Gone {
  readonly seat: Seat;
  /** The window from which it was taken, from 1. */
  readonly space: number;
}

export interface Offered {
  readonly id: string;
  /** Its place in the offer as it is now. */
  readonly at?: number;
  /** `undefined` while it can still be had; without a seat it is not known with whom it went. */
  readonly gone?: Gone | null;
}

export interface Round {
  /** By order, from I to III. */
  readonly guests: Readonly<Record<OrderId, readonly (Guest | null)[]>>;
  readonly creatures: readonly Offered[];
  readonly rooms: readonly Offered[];
}

interface Visit {
  minion: Minion;
  state: Guest['state'];
  took: [number, string][];
}

/** `events` are those told since the round began. */
export function roundOf({ minions, offer }: View, events: readonly Event[]): Round {
  const visits = new Map<string, Visit>();
  const taken: { readonly id: string; readonly gone: Gone }[] = [];
  let offered: { readonly creatures: readonly CreatureId[]; readonly rooms: readonly RoomId[] } = offer;
  let current: { readonly visit: Visit; readonly seat: Seat; readonly space: number } | undefined;
  for (const event of events) {
    if (event.type === 'offerTurnedUp') offered = event;
    if (event.type === 'minionPlaced') visits.set(keyOf(event), { minion: event.minion, state: 'stands', took: [] });
    if (event.type === 'orderUsed' || event.type === 'orderDeclined') {
      const visit = visits.get(keyOf(event)) ?? { minion: `seat:${event.seat}`, state: 'stands', took: [] };
      visits.set(keyOf(event), visit);
      visit.state = event.type === 'orderUsed' ? 'used' : 'declined';
      visit.took = [];
      current = event.type === 'orderUsed' ? { visit, seat: event.seat, space: event.space } : undefined;
    }
    if (event.type === 'roomUsed') current = undefined;
    if (!current || !('seat' in event) || event.seat !== current.seat) continue;
    for (const [count, sign] of tookBy(event)) add(current.visit.took, count, sign);
    if (event.type === 'creatureHired') taken.push({ id: event.creature, gone: current });
    if (event.type === 'roomBuilt') taken.push({ id: event.room, gone: current });
  }
  return {
    guests: Object.fromEntries(
      orderIds.map((order) => [
        order,
        orderCard(order).spaces.map((_, place) =>
          guestAt(minions[order]?.[place], visits.get(`${order}:${place + 1}`)),
        ),
      ]),
    ),
    creatures: goneFrom(offered.creatures, offer.creatures, taken),
    rooms: goneFrom(offered.rooms, offer.rooms, taken),
  };
}

function keyOf({ order, space }: { readonly order: OrderId; readonly space: number }): string {
  return `${order}:${space}`;
}

/** A minion that stands there has taken nothing, whatever was told before it was taken back. */
function guestAt(minion: Minion | null | undefined, visit: Visit | undefined): Guest | null {
  if (minion) return { minion, seat: seatOf(minion), state: 'stands', took: [] };
  if (!visit) return null;
  const seat = seatOf(visit.minion);
  const state = visit.state === 'used' ? 'used' : 'declined';
  return { minion: visit.minion, seat, state, took: state === 'used' ? visit.took : [] };
}

function tookBy(event: Event): Signs {
  switch (event.type) {
    case 'gained': {
      const { food = 0, gold = 0, imps = 0 } = event.amounts;
      return (
        [
          [food, 'food'],
          [gold, 'gold'],
          [imps, 'imp2'],
        ] as const
      ).filter(([count]) => count > 0);
    }
    case 'tunnelDug':
      return [[1, 'dig']];
    case 'trapsDrawn':
      return event.count > 0 ? [[event.count, 'trap']] : [];
    case 'markerMoved':
      return event.toward === 'good' ? [[1, 'good']] : [];
    case 'cardSpied':
      return [[1, 'spy']];
    case 'creatureHired':
      return [[1, 'order-hire-monster']];
    case 'roomBuilt':
      return [[1, 'order-build-room']];
    default:
      return [];
  }
}

function add(took: [number, string][], count: number, sign: string): void {
  const known = took.find(([, other]) => other === sign);
  if (known) known[0] += count;
  else took.push([count, sign]);
}

/** Those that are not on offer any more are gone; of equal ones the first. */
function goneFrom(
  all: readonly string[],
  left: readonly string[],
  taken: readonly { readonly id: string; readonly gone: Gone }[],
): Offered[] {
  // Of equal ones the last is the one that is left.
  const still = left.map((id, at) => ({ id, at }));
  const kept = all.map((): number | undefined => undefined);
  for (let place = all.length - 1; place >= 0; place--) {
    const found = still.findLastIndex(({ id }) => id === all[place]);
    if (found >= 0) kept[place] = still.splice(found, 1)[0]?.at;
  }
  const known = [...taken];
  return all.map((id, place) => {
    const at = kept[place];
    if (at !== undefined) return { id, at };
    const found = known.findIndex((one) => one.id === id);
    const [one] = found < 0 ? [] : known.splice(found, 1);
    return { id, gone: one ? { seat: one.gone.seat, space: one.gone.space } : null };
  });
}

/** What was told since the round began. */
export function eventsOfRound(log: readonly { readonly events: readonly Event[] }[]): readonly Event[] {
  const told: (readonly Event[])[] = [];
  for (const { events } of log.toReversed()) {
    const start = events.findLastIndex(({ type }) => type === 'roundBegan');
    told.unshift(start < 0 ? events : events.slice(start));
    if (start >= 0) return told.flat();
  }
  return told.flat();
}
