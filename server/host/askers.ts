// The clients that ask for a match to be woken or for a bot's thought: their person and their place, by which they take turns.
import type { Person } from '@undertow/shared/protocol/people.ts';

export interface Asker {
  /** Empty for a client that has shown neither token nor ticket. */
  readonly person: string;
  /** As `placeOf` names it. */
  readonly place: string;
}

/** A client at this place, which may have shown who its person is. */
export function askerOf(person: Person | undefined, place: string): Asker {
  return { person: person?.id ?? '', place };
}

/** Where no client asks, the matches take turns among themselves, as the persons of one place do. */
export function noClient(match: string): Asker {
  return { place: '', person: match };
}

/** What is to be thought of waits for its turn: for whom, and whether it is still wanted then. */
export interface Wanted {
  /** Of a table those who play there; none where no player is connected. */
  readonly askers: readonly Asker[];
  isWanted(): boolean;
}
