// Reads the state of a Colyseus room back into the plain snapshot that the JSON door sends.
import { ArraySchema, MapSchema, Metadata, type Schema } from '@colyseus/schema';
import { isObject, type Json } from '../table/json.ts';
import type { Asked, OwnDecision, SealedAnswer, SeatClock } from './decisions.ts';
import type { Ending } from './play.ts';
import { choiceOf } from './room-choice.ts';
import { NO_PLACE, NO_WORD, type TableSeat, type TableState } from './room-state.ts';
import type { RoomSnapshot } from './rooms.ts';

/** What this client may know of the match; `undefined` before it begins. */
export function standingIn(state: TableState): RoomSnapshot | undefined {
  if (!state.view) return undefined;
  const seats = state.seats.toArray();
  // Of all that only its owner sees, a client has none but its own.
  const seat = seats.findIndex(({ own }) => own !== undefined);
  const mine = seats[seat];
  const decision = mine && decisionOf(mine, state);
  return {
    table: state.id,
    version: state.version,
    asked: state.asked.toArray().flatMap((one) => askedOf(one, state)),
    ...(decision ? { decision } : {}),
    ...(mine?.own.undo ? { undo: true } : {}),
    ...(mine && mine.own.sealed.length > 0 ? { sealed: textsIn(mine.own.sealed) as SealedAnswer[] } : {}),
    seat: mine ? seat : null,
    view: plainOf(state.view) as Json,
    clocks: seats.flatMap((_, one) => clockOf(one, state)),
    orders: mine ? textsIn(mine.own.orders) : [],
    ending: state.ending === undefined ? null : (JSON.parse(state.ending) as Ending),
  };
}

function textsIn(texts: ArraySchema<string>): Json[] {
  return texts.toArray().map((text) => JSON.parse(text) as Json);
}

function askedOf(seat: number, state: TableState): Asked[] {
  const { prompt = '', choice, own, until } = state.seats[seat] as TableSeat;
  // Who has answered in secret is not asked any more, which only the seat itself knows.
  if (own && own.decision === undefined) return [];
  return [
    {
      seat,
      prompt: own?.prompt ?? prompt,
      // The own decision stands beside this, with its choice.
      ...(own || choice === undefined ? {} : { choice: choiceOf(choice) }),
      ...(until === undefined ? {} : { until: state.epoch + until }),
    },
  ];
}

function decisionOf(
  { own, prompt = '', choice = '', until }: TableSeat,
  { epoch }: TableState,
): OwnDecision | undefined {
  if (own.decision === undefined) return undefined;
  return {
    number: own.decision,
    prompt: own.prompt ?? prompt,
    choice: choiceOf(own.choice ?? choice),
    until: until === undefined ? null : epoch + until,
  };
}

function clockOf(seat: number, state: TableState): SeatClock[] {
  const { bank, until } = state.seats[seat] as TableSeat;
  if (bank === undefined) return [];
  const isRunning = until !== undefined && state.asked.includes(seat);
  return [{ seat, until: isRunning ? state.epoch + until : null, bank }];
}

/** A thing of the state as it is without Colyseus; how it stands there is said in `room-state.ts`. */
export function plainOf(thing: Schema): unknown {
  const fields = thing as unknown as Readonly<Record<string, unknown>>;
  const types = Object.entries(Metadata.getFields(thing.constructor) as Readonly<Record<string, unknown>>);
  const plain: Record<string, unknown> = {};
  for (const [name, type] of types) {
    const value = plainValue(fields[name], type);
    if (name === 'value') return value ?? null;
    if (value !== undefined) plain[name] = value;
  }
  const { own, ...open } = plain;
  return own === undefined ? open : overlaid(open, own);
}

function plainValue(value: unknown, type: unknown): unknown {
  if (value instanceof ArraySchema) return value.toArray().map((item) => plainItem(item));
  if (value instanceof MapSchema) return Object.fromEntries([...value].map(([key, item]) => [key, plainItem(item)]));
  if (type === 'int8') return value === NO_PLACE ? null : value;
  return plainItem(value);
}

function plainItem(item: unknown): unknown {
  if (item === NO_WORD) return null;
  return typeof item === 'object' && item !== null ? plainOf(item as Schema) : item;
}

/** One object laid over another: where both have the same field, what lies above counts. */
function overlaid(below: unknown, above: unknown): unknown {
  if (!isObject(below) || !isObject(above)) return above;
  const merged: Record<string, unknown> = { ...below };
  for (const name in above) merged[name] = overlaid(below[name], above[name]);
  return merged;
}
