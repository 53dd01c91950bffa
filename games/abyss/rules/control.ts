// Control of Locations: three Keys are spent for one, as often as there are three (B100-B112).
import { choose, nothing, pick } from '@undertow/shared/table/flow.ts';
import type { Flow, Seat } from '@undertow/shared/table/game.ts';
import { keyLords, keysOf, locationOf, locationsFor, player } from './queries.ts';
import type { Abyss, Position } from './rules.ts';
import type { LocationId, LordId } from './state.ts';
import { controlLocation, drawLocations, keepDrawn, setAside, spendKeys } from './verbs/locations.ts';

export const KEYS_PER_LOCATION = 3;
const MOST_DRAWN = 4;
const TOKEN = 'token';

export function controlLocations(table: Abyss, seat: Seat): Flow {
  return keysOf(table, seat) < KEYS_PER_LOCATION ? nothing : spendAllKeys(table, seat);
}

function* spendAllKeys(table: Abyss, seat: Seat): Flow {
  while (keysOf(table, seat) >= KEYS_PER_LOCATION) {
    const options = controlOptions(table, seat);
    // B104: with no Location to be had the Keys are kept.
    if (options.length === 0) return;
    const location = yield* chooseLocation(table, seat, options);
    const lords = yield* payKeys(table, seat);
    yield* takeControl(table, seat, location, lords);
  }
}

function controlOptions(position: Position, seat: Seat): string[] {
  const drawable = Math.min(MOST_DRAWN, position.state.locationDeck.length);
  const options = locationsFor(position, seat).map((location) => `take:${location}`);
  for (let count = 1; count <= drawable; count++) options.push(`draw:${count}`);
  return options;
}

function* chooseLocation(table: Abyss, seat: Seat, options: readonly string[]): Flow<LocationId> {
  const answer = yield* choose(seat, 'controlLocation', options);
  const what = answer.slice(answer.indexOf(':') + 1);
  if (answer.startsWith('take:')) {
    setAside(table, seat, what);
    return what;
  }
  return yield* chooseDrawn(table, seat, Number(what), 'chooseDrawnLocation');
}

/** Draws so many Locations, of which one is chosen; the others become available. */
export function* chooseDrawn(
  table: Abyss,
  seat: Seat,
  count: number,
  prompt: string,
  ...because: LordId[]
): Flow<LocationId> {
  const drawn = drawLocations(table, seat, count, ...because);
  const chosen = yield* choose(seat, prompt, drawn);
  keepDrawn(table, seat, chosen);
  return chosen;
}

/** Spends exactly three Keys: tokens, and Lords, who then go under the Location (B105). */
function* payKeys(table: Abyss, seat: Seat): Flow<readonly LordId[]> {
  const tokens = Array<string>(player(table, seat).keys).fill(TOKEN);
  const spent = yield* pick(seat, 'spendKeys', [...tokens, ...keyLords(table, seat)], KEYS_PER_LOCATION);
  const lords = spent.filter((key) => key !== TOKEN);
  spendKeys(table, seat, spent.length - lords.length, lords);
  return lords;
}

/** The Location that was chosen goes to the seat, with these Lords under it, and has its immediate effect. */
export function takeControl(table: Abyss, seat: Seat, location: LocationId, lords: readonly LordId[]): Flow {
  controlLocation(table, seat, location, lords);
  return resolveControl(table, seat, location);
}

export function resolveControl(table: Abyss, seat: Seat, location: LocationId): Flow {
  return locationOf(table, location).onControlled?.(table, seat) ?? nothing;
}
