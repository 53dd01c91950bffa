// Sentinels stand on a Lord of the Court, a Council stack or an available Location, and keep it for their owner (K30-K35).
import { choose } from '@undertow/shared/table/flow.ts';
import type { Flow, Seat } from '@undertow/shared/table/game.ts';
import { RACES } from '../races.ts';
import type { Abyss, Position, Preparation } from '../rules.ts';
import type { LordId } from '../state.ts';
import { krakenOf } from './state.ts';
import { placeSentinel } from './verbs.ts';

/** The places on which a Sentinel of another seat stands. */
export function reservedPlaces(position: Position, seat: Seat): readonly string[] {
  const { sentinels } = krakenOf(position);
  const places: string[] = [];
  for (const lord in sentinels) {
    const sentinel = sentinels[lord];
    if (sentinel?.on && sentinel.seat !== seat) places.push(sentinel.on);
  }
  return places;
}

/** A Sentinel in front of its owner may be placed again before the action (K33). */
export const placing: Preparation = {
  options(position, seat) {
    const { sentinels } = krakenOf(position);
    const options: string[] = [];
    for (const lord in sentinels) {
      const sentinel = sentinels[lord];
      if (sentinel?.on === null && sentinel.seat === seat) options.push(`sentinel:${lord}`);
    }
    return options.length > 0 && placesFor(position).length > 0 ? options : [];
  },
  run: (table, seat, option) => place(table, seat, option.slice('sentinel:'.length)),
};

export function* place(table: Abyss, seat: Seat, sentinel: LordId): Flow {
  const places = placesFor(table);
  if (places.length > 0) placeSentinel(table, seat, sentinel, yield* choose(seat, 'placeSentinel', places));
}

/** Every place in an area where no Sentinel stands yet, whoever owns it. */
function placesFor(position: Position): string[] {
  const { court, available } = position.state;
  const taken = Object.values(krakenOf(position).sentinels).map((sentinel) => sentinel.on?.split(':')[0]);
  const areas = { court, council: RACES, location: available };
  return Object.entries(areas)
    .filter(([area]) => !taken.includes(area))
    .flatMap(([area, places]) => places.map((what) => `${area}:${what}`));
}
