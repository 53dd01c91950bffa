// Converts a view into a position that the rules can query: hidden things are there only as counts.
import type { View } from '../../client.ts';
import { abyss } from '../../rules/index.ts';
import { perRace } from '../../rules/races.ts';
import type { Position } from '../../rules/rules.ts';
import type { State } from '../../rules/state.ts';

export function positionOf(view: View): Position {
  return { state: stateOf(view), rules: abyss.rulesFor(view.options) };
}

/** Hands and tokens that are hidden count for nothing. */
function stateOf(view: View): Position['state'] {
  const { options, active, expansions, court, available, track, revealed, purchases } = view;
  return {
    options,
    active,
    expansions,
    court,
    available,
    track,
    revealed,
    purchases,
    seats: view.seats.map((seat) => ({ ...seat, hand: seat.hand ?? [], tokens: seat.tokens ?? [] })),
    council: perRace((race) => hidden(view.councilCounts[race])),
    explorationDeck: hidden(view.explorationDeckCount),
    discard: hidden(view.discardCount),
    lordDeck: hidden(view.lordDeckCount),
    locationDeck: hidden(view.locationDeckCount),
  } as unknown as State;
}

function hidden(count: number): readonly string[] {
  return Array<string>(count).fill('');
}
