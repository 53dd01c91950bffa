// From a person at a table to a seat in a match.
import { Refusal } from '@undertow/shared/protocol/errors.ts';
import type { Person } from '@undertow/shared/protocol/people.ts';
import type { Seat } from '@undertow/shared/table/game.ts';
import type { HostedMatch } from '../host/hosted-match.ts';
import type { House } from './attendance.ts';

export async function play(
  { lobby, host }: House,
  person: Person,
  table: string,
  deed: (match: HostedMatch, seat: Seat) => Promise<void>,
): Promise<void> {
  const seat = await lobby.seatOf(person, table);
  if (seat === undefined) {
    // Of a private table, a stranger is not even told that it exists.
    await lobby.see(person, table);
    throw new Refusal('forbidden', 'You have no seat at this table.');
  }
  await host.reach(table, async (match) => {
    if (!match) throw new Refusal('conflict', 'No match is running at this table.', { decision: null });
    await deed(match, seat);
  });
}

/** Stands up from an open table, or gives the seat up; whoever has none, or may not play by their token, only goes. */
export async function leaveTable(
  { lobby }: House,
  { person, mayPlay }: { readonly person: Person | undefined; readonly mayPlay: boolean },
  table: string,
  resign: boolean,
): Promise<void> {
  const isSeated = person && mayPlay && (await lobby.seatOf(person, table)) !== undefined;
  if (isSeated) await lobby.leave(person, table, resign);
  else if (resign) throw new Refusal('forbidden', 'You have no seat at this table.');
}
