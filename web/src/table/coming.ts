// Comes to a table by its address: a visitor with a seat takes it again, and all others watch, also those who gave theirs
// up. At a table of a game that this page does not show no seat is taken, since the player may be there with another
// client.
import type { AnyGame, Client, GameTypes, Visit } from '@undertow/client-sdk/index.ts';
import { sitsAt } from '../match/at-table.ts';

export async function comeTo<Game extends GameTypes = AnyGame>(
  client: Client,
  table: string,
  invitation: string | undefined,
  showsGame: (game: string) => boolean,
): Promise<Visit<Game>> {
  // The page does not follow what is over elsewhere.
  for (const other of client.visits) {
    if (other.id !== table && other.hasEnded) other.leave({ keepSeat: true }).catch(() => {});
  }
  const how = invitation === undefined ? {} : { invitation };
  const visit = await client.watch<Game>(table, how);
  const { person } = client;
  const isSeated = person && sitsAt(visit.table, person.id);
  const isOurs = isSeated && showsGame(visit.table.game);
  return isOurs && visit.table.status === 'playing' ? client.join<Game>(table, how) : visit;
}
