// All settings in which a game can be played: its options, with each number of seats.
import { type GameChoice, seatsWith } from '@undertow/shared/table/about.ts';
import type { KnownGame } from '@undertow/shared/table/any-game.ts';
import type { Json } from '@undertow/shared/table/json.ts';

export interface Setting {
  readonly options: Json;
  readonly seats: number;
}

/** All settings of a game, in a fixed order. */
export function settingsOf({ game, about }: KnownGame): Setting[] {
  return allOptions(about.choices).flatMap((options) => {
    const { min, max } = seatsWith(about, options);
    const counts = Array.from({ length: max - min + 1 }, (_, i) => min + i);
    return counts.filter((seats) => game.objection(options, seats) === undefined).map((seats) => ({ options, seats }));
  });
}

function allOptions([choice, ...others]: readonly GameChoice[]): Readonly<Record<string, Json>>[] {
  if (!choice) return [{}];
  const rest = allOptions(others);
  return valuesOf(choice).flatMap((value) => rest.map((options) => ({ [choice.id]: value, ...options })));
}

function valuesOf({ many, values }: GameChoice): Json[] {
  const all = values.map(({ value }) => value);
  return many ? subsetsOf(all) : all;
}

function subsetsOf(values: readonly Json[]): Json[][] {
  return Array.from({ length: 2 ** values.length }, (_, bits) => values.filter((_, i) => bits & (1 << i)));
}
