// Lays a given position of Abyss: over a fresh game, with every component as often as the box holds it.
import { takeOut } from '@undertow/authoring/scenarios/kits.ts';
import type { Shape } from '@undertow/authoring/scenarios/shape.ts';
import type { Json } from '@undertow/shared/table/json.ts';
import { openRandom, shuffle } from '@undertow/shared/table/random.ts';
import type { Writable } from '../../../../test/support/games/writable.ts';
import { abyss } from '../../rules/index.ts';
import { perRace } from '../../rules/races.ts';
import { emptySeat } from '../../rules/setup.ts';
import type { State } from '../../rules/state.ts';
import type { Box } from './box.ts';
import type { Given, Laying } from './field.ts';

/** Always the same, so that what is not given always lies the same. */
const CHANCE = { seed: 'fast:1', position: 0 };

/** The position: seat 0's turn, at its start and after its income, unless something else is given. */
export function lay(box: Box, given: Json, shape: Shape): State {
  const random = openRandom(CHANCE);
  const { left } = takeOut(box.kits, given, shape);
  for (const kit of Object.values(left)) shuffle(random, kit);
  const laying: Laying = { state: emptyTable(box) as Writable<State>, box, left: (kit) => left[kit] ?? [] };

  const { seats = {}, ...table } = given as Given;
  for (let seat = 0; seat < box.seats; seat++) {
    const own = (seats as Readonly<Record<number, Given>>)[seat] ?? {};
    for (const field of box.seatFields) {
      const value = own[field.name];
      if (value === undefined) field.deal?.(laying, seat);
      else field.lay?.(laying, seat, value);
    }
  }
  for (const field of box.tableFields) {
    const value = table[field.name];
    if (value === undefined) field.deal?.(laying);
    else field.lay?.(laying, value);
  }
  return laying.state;
}

/** A fresh game whose components are all back in the box. */
function emptyTable({ options, seats }: Box): State {
  const fresh = abyss.setup(options, seats, openRandom(CHANCE));
  return {
    ...fresh,
    seats: fresh.seats.map((player) => ({ ...player, ...emptySeat() })),
    first: 0,
    active: 0,
    explorationDeck: [],
    council: perRace(() => []),
    tokenSupply: {},
    lordDeck: [],
    court: [],
    locationDeck: [],
    available: [],
  };
}
