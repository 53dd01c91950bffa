// The rematch that another player has opened, as the page offers it.
import type { Table } from '@undertow/client-sdk/index.ts';

/** What the players of the match before are told of it. */
export interface RematchAsked {
  /** Who asks; `undefined` when it is the viewer, who has a seat there. */
  readonly who: string | undefined;
  readonly isMine: boolean;
  readonly there: number;
  readonly seats: number;
}

/** `undefined` when there is nothing to come to: it is over, or it runs without the viewer, or no seat is free. */
export function rematchAsked({ owner, seats, status }: Table, person: string | undefined): RematchAsked | undefined {
  const people = seats.flatMap((taken) => (taken && taken.person.kind !== 'bot' ? [taken] : []));
  const isMine = people.some((taken) => taken.person.id === person && !taken.resigned);
  const isOpen = status === 'open' && seats.includes(null);
  if (people.length === 0 || !(isMine ? status === 'open' || status === 'playing' : isOpen)) return undefined;
  const asking = owner ?? people[0]?.person;
  const who = asking?.id === person ? undefined : asking?.name;
  return { who, isMine, there: people.length, seats: seats.length };
}
