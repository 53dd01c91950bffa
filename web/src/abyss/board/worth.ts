// What a Location would be worth to a seat by what lies open, as the rules reckon it.
import type { View } from '@undertow/client-sdk/abyss.ts';
import { abyss } from '@undertow/shared/abyss/index.ts';
import type { Position } from '@undertow/shared/abyss/rules.ts';
import type { State } from '@undertow/shared/abyss/state.ts';

export function worthTo(view: View, seat: number, location: string): number | null {
  const rules = abyss.rulesFor(view.options);
  return rules.locations.get(location)?.points({ state: stateOf(view), rules }, seat) ?? null;
}

/** As much of a position as Locations ask for; hands and tokens that are hidden count for nothing. */
function stateOf(view: View): Position['state'] {
  const seats = view.seats.map((seat) => ({ ...seat, hand: seat.hand ?? [], tokens: seat.tokens ?? [] }));
  return { options: view.options, seats, active: view.active, expansions: view.expansions } as unknown as State;
}
