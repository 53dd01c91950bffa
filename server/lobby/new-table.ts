// Makes a new table, without players, and checks that its game can be played so.
import { Refusal } from '@undertow/shared/protocol/errors.ts';
import type { Person } from '@undertow/shared/protocol/people.ts';
import type { Access, NewTable } from '@undertow/shared/protocol/tables.ts';
import { seatsWith, wholeOptions } from '@undertow/shared/table/about.ts';
import type { KnownGame } from '@undertow/shared/table/any-game.ts';
import type { Json } from '@undertow/shared/table/json.ts';
import { newId } from '../ids.ts';
import { newSecret } from '../secrets.ts';
import type { TableData } from './table-data.ts';

export function gameIn(games: ReadonlyMap<string, KnownGame>, id: string): KnownGame {
  const known = games.get(id);
  if (!known) throw new Refusal('not-found', 'There is no such game.', { field: 'game' });
  return known;
}

export function newTable(known: KnownGame, owner: Person, wanted: NewTable, created: number): TableData {
  const { time, access, rated, spectators, bots, level, seats } = wanted;
  const options = wholeOptions(known.about, wanted.options);
  mustBePlayable(known, options, seats);
  mustBeFair(wanted);
  return {
    id: newId(10),
    game: wanted.game,
    options,
    status: 'open',
    owner,
    seats: Array<null>(seats).fill(null),
    time,
    access,
    rated,
    spectators,
    bots,
    ...(level === undefined ? {} : { level }),
    created,
    started: null,
    ended: null,
    ranking: null,
    commitment: null,
    rematch: null,
    invitation: invitationTo(access),
    resigned: [],
  };
}

export function invitationTo(access: Access): string | null {
  return access === 'private' ? newSecret('invitation', 12) : null;
}

/** Refuses a rated table with bots: ratings are won from people. */
export function mustBeFair({ rated, bots }: Pick<NewTable, 'rated' | 'bots'>): void {
  if (rated && bots) throw new Refusal('malformed', 'Bots cannot fill a rated table.', { field: 'bots' });
}

/** Refuses a level that the bots of this game do not have. */
export function mustBeLevel(level: string | undefined, levels: readonly string[]): void {
  if (level === undefined || levels.includes(level)) return;
  throw new Refusal('malformed', `There is no such level; there is ${levels.join(', ')}.`, { field: 'level' });
}

export function mustBePlayable(known: KnownGame, options: Json, seats: number): void {
  const objection = known.game.objection(options, seats);
  if (!objection) return;
  const sentence = `${objection[0]?.toUpperCase()}${objection.slice(1)}.`;
  throw new Refusal('malformed', sentence, { field: wrongField(known, options) });
}

/** The number of seats is wrong if the game takes the same options with another one. */
function wrongField({ game, about }: KnownGame, options: Json): 'seats' | 'options' {
  const { min, max } = seatsWith(about, options);
  for (let seats = min; seats <= max; seats++) if (game.objection(options, seats) === undefined) return 'seats';
  return 'options';
}
