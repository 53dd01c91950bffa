// The choices for a table of a game: how many can play with given options, and whether a table fits a filter.
import { isPlayedWith as isSo, seatsWith as seats } from '@undertow/shared/table/about.ts';
import type { GameInfo, Json, Table } from './protocol.ts';

/** How many can play this game with these options: as the chosen values say, the widest range of several. */
export function seatsWith(game: Pick<GameInfo, 'seats' | 'choices'>, options: Json): GameInfo['seats'] {
  return seats(game, options);
}

/** Whether a table passes the `options` of a filter: of a list all that is named, and nothing at all if it is empty. */
export function isPlayedWith({ options }: Pick<Table, 'options'>, wanted: Readonly<Record<string, Json>>): boolean {
  return isSo(options, wanted);
}
