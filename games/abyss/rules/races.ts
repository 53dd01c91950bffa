// The five Races and the Guilds: closed lists, from which types follow.

/** In the order that breaks ties (D4). */
export const RACES = ['jellyfish', 'crab', 'seahorse', 'shellfish', 'squid'] as const;
export type Race = (typeof RACES)[number];

/** The Guilds, as the keys of a type into which an expansion may declare its own. */
export interface Guilds {
  mage: true;
  military: true;
  farmer: true;
  merchant: true;
  politician: true;
  ambassador: true;
}
export type Guild = keyof Guilds;

/** All sets of Races. Each stands at the place whose bits are the places of its Races. */
export const RACE_SETS: readonly (readonly Race[])[] = Array.from({ length: 2 ** RACES.length }, (_, bits) =>
  RACES.filter((_, i) => bits & (1 << i)),
);

export type PerRace<T> = { [R in Race]: T };

export function perRace<T>(make: (race: Race) => T): PerRace<T> {
  return {
    jellyfish: make('jellyfish'),
    crab: make('crab'),
    seahorse: make('seahorse'),
    shellfish: make('shellfish'),
    squid: make('squid'),
  };
}

export function isRace(id: string): id is Race {
  return (RACES as readonly string[]).includes(id);
}
