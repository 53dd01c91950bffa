// The results that a finished match adds to its players' records against bots.
import type { Seat } from '@undertow/shared/table/game.ts';
import type { BotResult } from '../store/bot-records.ts';
import type { TableData } from './table-data.ts';

type Played = Pick<TableData, 'game' | 'seats' | 'from'>;

/**
 * Of each person who has played it to the end, one result for each level that sat there. A match that went on from a moment of
 * another one does not count, and neither does one without a ranking.
 */
export function resultsAgainstBots(
  { game, seats, from }: Played,
  ranking: readonly (readonly Seat[])[] | null,
  levelOf: (game: string, bot: string) => string,
): BotResult[] {
  const first = ranking?.find((place) => place.length > 0);
  if (!first || from) return [];
  const levels = new Set<string>();
  for (const taken of seats) if (taken?.person.kind === 'bot' && taken.bot) levels.add(levelOf(game, taken.bot));
  const outcomeOf = (seat: Seat) => (!first.includes(seat) ? 'lost' : first.length > 1 ? 'shared' : 'won');
  const people = seats.flatMap((taken, seat) => (taken?.bot === null ? [{ id: taken.person.id, seat }] : []));
  // In the same order for all matches: two that end at once wait for each other's rows, and must not do so in a circle.
  people.sort((one, other) => (one.id < other.id ? -1 : 1));
  return people.flatMap(({ id: person, seat }) =>
    [...levels].sort().map((level) => ({ person, game, level, seats: seats.length, outcome: outcomeOf(seat) })),
  );
}
