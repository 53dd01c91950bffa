// Where a choice can be pressed: the things in sight that are meant by its options, and the digits of all that can be pressed.
import type { Drawn, SeatDrawn, ViewDrawn } from './drawn.ts';

export interface ZoneInSight {
  readonly path: string;
  readonly ids: readonly string[];
}

/** All places with pieces, those that are nearest to this seat first: what it alone sees, what is open, what is its own. */
export function zonesInSight({ open, seats }: ViewDrawn, shown: number): readonly ZoneInSight[] {
  const mine = seats.find(({ seat }) => seat === shown);
  const others = seats.filter(({ seat }) => seat !== shown);
  const inColumns = (all: readonly SeatDrawn[]) => all.flatMap(({ fields }) => fields);
  return zonesOf([
    ...(mine?.own ?? []),
    ...open,
    ...(mine?.fields ?? []),
    ...inColumns(others),
    ...others.flatMap(({ own }) => own),
  ]);
}

/** In which place each option is picked: where most of the options lie, or else the nearest. Those that lie nowhere are left out. */
export function placesOf(options: readonly string[], zones: readonly ZoneInSight[]): ReadonlyMap<string, string> {
  const all = [...new Set(options)];
  const counted = zones.map((zone) => ({ ...zone, count: all.filter((option) => zone.ids.includes(option)).length }));
  const ranked = counted.filter(({ count }) => count > 0).toSorted((one, other) => other.count - one.count);
  const found = all.flatMap((option) => {
    const zone = ranked.find(({ ids }) => ids.includes(option));
    return zone ? [[option, zone.path] as const] : [];
  });
  return new Map(found);
}

/** What digits pick: first the pieces in sight, as they lie there, and then all else in the order of the rules. */
export function digitsOf(
  options: readonly string[],
  zones: readonly ZoneInSight[],
  places: ReadonlyMap<string, string>,
): readonly Digit[] {
  const inSight = zones.flatMap(({ path, ids }) =>
    ids.flatMap((id, at) => (places.get(id) === path ? [{ option: id, path, at }] : [])),
  );
  const rest = [...new Set(options)].filter((option) => !places.has(option)).map((option) => ({ option }));
  return [...inSight, ...rest];
}

export interface Digit {
  readonly option: string;
  /** Where it lies, if it does. */
  readonly path?: string;
  readonly at?: number;
}

/** How many equal pieces lie before it in its place. */
export function copiesBefore(ids: readonly string[], at: number): number {
  return ids.slice(0, at).filter((id) => id === ids[at]).length;
}

function zonesOf(fields: readonly Drawn[]): ZoneInSight[] {
  return fields.flatMap((field) => {
    switch (field.type) {
      case 'zone':
        return [{ path: field.path, ids: field.cards.map(({ id }) => id) }];
      case 'table':
        return zonesOf(field.rows.flat());
      case 'group':
        return zonesOf(field.fields);
      default:
        return [];
    }
  });
}
