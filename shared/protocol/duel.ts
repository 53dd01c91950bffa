// Duels, matches of two people: the server lets the player win who stays, and a page says so.
import type { Person } from './people.ts';

interface Sitting {
  readonly seats: readonly ({ readonly person: Pick<Person, 'kind'> } | null)[];
}

/** Two people play here, and no bot of the server, also when one of them has given up. */
export function isDuel({ seats }: Sitting): boolean {
  return seats.length === 2 && seats.every((taken) => taken && taken.person.kind !== 'bot');
}
