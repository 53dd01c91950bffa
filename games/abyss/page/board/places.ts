// The places of the board that can answer a question, as words: `court:jailer`, `hand:crab-3#1`.

/** A place is a zone and what lies there; equal pieces are told apart by a number behind `#`. */
export type Place = string;

export type Zone =
  | 'affiliated'
  | 'beast'
  | 'berth'
  | 'council'
  | 'court'
  | 'deck'
  | 'hand'
  | 'held'
  | 'key'
  | 'location'
  | 'lord'
  | 'offBoard'
  | 'seat'
  | 'sentinel'
  | 'token'
  | 'track';

export function place(zone: Zone, id: string | number, ordinal?: number): Place {
  return ordinal === undefined ? `${zone}:${id}` : `${zone}:${id}#${ordinal}`;
}

export function zoneOf(at: Place): Zone {
  return at.slice(0, at.indexOf(':')) as Zone;
}

export function idAt(at: Place): string {
  return kindOf(at).slice(at.indexOf(':') + 1);
}

/** The place without the number that tells it from equal ones. */
export function kindOf(at: Place): Place {
  const end = at.indexOf('#');
  return end < 0 ? at : at.slice(0, end);
}

/** Equal pieces may lie in these, and so all are numbered there. */
const NUMBERED: readonly Zone[] = ['affiliated', 'hand', 'key', 'token'];

/** The places of so many equal pieces. */
export function eachOf(kind: Place, count: number): Place[] {
  return NUMBERED.includes(zoneOf(kind)) ? Array.from({ length: count }, (_, ordinal) => `${kind}#${ordinal}`) : [kind];
}

/** Numbers equal ids in their order: the second `crab-3` is another place than the first. */
export function places(zone: Zone, ids: readonly (string | number)[]): Place[] {
  const seen = new Map<string | number, number>();
  return ids.map((id) => {
    const ordinal = seen.get(id) ?? 0;
    seen.set(id, ordinal + 1);
    return place(zone, id, ordinal);
  });
}

/** A place of the board; what a seat holds, which is at their hand or their panel; where a fight is seen; or the Treasury. */
export type AbyssAnchor =
  | Place
  | `hand:of:${number}`
  | `purse:${number}`
  | `points:${number}`
  | `wounds:${number}`
  | `supply:${string}`
  | `slot:${string}`
  | `panel:${number}`
  | `head:${string}:${number}`
  | 'fight'
  | 'figure'
  | 'scourge'
  | 'treasury';
