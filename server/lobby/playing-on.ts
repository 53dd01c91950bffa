// The table for a person who plays on alone from a moment of a finished match. Nothing counts there, and no other person
// sees it.
import { Refusal } from '@undertow/shared/protocol/errors.ts';
import type { PlayOn } from '@undertow/shared/protocol/moments.ts';
import { NewTable } from '@undertow/shared/protocol/tables.ts';
import type { Seat } from '@undertow/shared/table/game.ts';
import type { Json } from '@undertow/shared/table/json.ts';
import type { Fork, MatchRecord } from '../host/archive.ts';

export interface PlayingOn {
  readonly wanted: NewTable;
  /** The options of the other match, as they were, whatever the defaults are by now. */
  readonly options: Json;
  readonly seat: Seat;
  readonly from: Fork;
}

export function playingOn(
  { game, options, seats }: Pick<MatchRecord, 'game' | 'options' | 'seats'>,
  { seat, level }: Pick<PlayOn, 'seat' | 'level'>,
  from: Fork,
): PlayingOn {
  if (seat >= seats) throw new Refusal('malformed', `This match has ${seats} seats.`, { field: 'seat' });
  const wanted = NewTable.parse({
    ...{ game, options, seats, level, time: 'none', access: 'private', bots: true },
    spectators: { allowed: false, delay: 0 },
  });
  return { wanted, options, seat, from };
}
