// A table as it is opened: without players yet.
import type { KnownGame } from '@undertow/shared/games.ts';
import { Refusal } from '@undertow/shared/protocol/errors.ts';
import type { Person } from '@undertow/shared/protocol/people.ts';
import type { NewTable } from '@undertow/shared/protocol/tables.ts';
import { wholeOptions } from '@undertow/shared/table/about.ts';
import { newId } from '../ids.ts';
import { newSecret } from '../secrets.ts';
import type { TableData } from './table-data.ts';

export function newTable({ game, about }: KnownGame, owner: Person, wanted: NewTable, created: number): TableData {
  const { time, access, rated, spectators, bots, seats } = wanted;
  const options = wholeOptions(about, wanted.options);
  const objection = game.objection(options, seats);
  if (objection) throw new Refusal('malformed', `${objection[0]?.toUpperCase()}${objection.slice(1)}.`);
  if (rated && bots) throw new Refusal('malformed', 'Bots cannot fill a rated table.', { field: 'bots' });
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
    created,
    started: null,
    ended: null,
    ranking: null,
    commitment: null,
    rematch: null,
    invitation: access === 'private' ? newSecret('invitation', 12) : null,
    resigned: [],
  };
}
