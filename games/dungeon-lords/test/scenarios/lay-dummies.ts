// Lays the dummies of a given position, and the minions on the board.
import type { Json } from '@undertow/shared/table/json.ts';
import { type Random, shuffle } from '@undertow/shared/table/random.ts';
import type { Writable } from '../../../../test/support/games/writable.ts';
import { turnUpDummies } from '../../rules/building/preparation.ts';
import { orderIds } from '../../rules/cards/orders.ts';
import type { Dummy, OrderId, State } from '../../rules/state.ts';
import type { DungeonTable } from '../../rules/table.ts';

type Laid = Omit<Writable<State>, 'dummies'> & { dummies: Record<string, Dummy> };
type Minions = Readonly<Record<string, readonly Json[]>>;
type Cards = readonly OrderId[];

/** Two players: a dummy turns up two cards, and its carer chooses from three (D37). */
const TURNED_UP = 2;
const IN_HAND = 3;
/** All that a dummy plays in a round, and all that is blocked then. */
const PLAYED = 3;

export function layDummies(state: Laid, given: Json | undefined, random: Random): void {
  const named = (given ?? {}) as Readonly<Record<string, Partial<Dummy>>>;
  state.dummies = Object.fromEntries(
    Object.entries(state.dummies).map(([id, fresh]) => [id, dummyOf(fresh, named[id], state.seats.length, random)]),
  );
}

/** What is not named of a dummy is the rest of its eight cards. */
function dummyOf(fresh: Dummy, named: Partial<Dummy> | undefined, seats: number, random: Random): Dummy {
  if (!named) return fresh;
  const { revealed = [], hand = [], blocked } = named;
  // With three players nothing else is blocked than what the dummy turned up (D36).
  if (seats === 3) return { revealed, hand: [], blocked: revealed.length > 0 ? revealed : (blocked ?? fresh.blocked) };
  if (revealed.length === 0 && hand.length === 0) return { revealed, hand, blocked: blocked ?? fresh.blocked };
  const rest = shuffle(random, [...without(orderIds, [...revealed, ...hand, ...(blocked ?? [])])]);
  const turnedUp = revealed.length > 0 ? revealed : rest.slice(0, TURNED_UP);
  const toChoose = hand.length > 0 ? hand : without(rest, turnedUp).slice(0, IN_HAND);
  return { revealed: turnedUp, hand: toChoose, blocked: blocked ?? without(rest, [...turnedUp, ...toChoose]) };
}

/** Minions that are named have been placed already, and the orders resolve. Otherwise only those of dummies stand there. */
export function layMinions(state: Laid, minions: Minions | undefined, laying: Omit<DungeonTable, 'state'>): void {
  const named = { ...state.dummies };
  if (!minions) turnUpDummies({ ...laying, state: state as State });
  for (const order of orderIds) {
    state.minions[order] = [0, 1, 2].map((place) => minionOf(minions?.[order]?.[place] ?? null));
  }
  for (const [id, dummy] of Object.entries(named)) {
    if (minions) state.dummies[id] = havingPlayed(state, id, dummy);
    else if (dummy.revealed.length > 0) state.dummies[id] = dummy;
  }
  if (minions) state.stage = 'orders';
  else standDummies(state);
}

/** Where all three minions of a dummy stand on the board, the cards below them are blocked (D36, D39). */
function havingPlayed(state: Laid, id: string, dummy: Dummy): Dummy {
  const played = orderIds.filter((order) => state.minions[order]?.includes(id));
  if (played.length !== PLAYED) return dummy;
  return state.seats.length === 3
    ? { blocked: played, revealed: played, hand: [] }
    : { blocked: played, revealed: [], hand: [] };
}

function standDummies(state: Laid): void {
  for (const [id, { revealed }] of Object.entries(state.dummies)) {
    for (const order of revealed) stand(state, id, order);
  }
}

/** On the second space, or on the next free one after it. */
function stand(state: Laid, id: string, order: OrderId): void {
  const spaces = state.minions[order] as (string | null)[];
  state.minions[order] = spaces.with(spaces.indexOf(null, 1), id);
}

function minionOf(minion: Json): string | null {
  return typeof minion === 'number' ? `seat:${minion}` : (minion as string | null);
}

function without(orders: Cards, others: Cards): Cards {
  return orders.filter((order) => !others.includes(order));
}
