// The players of a table as the page names and shows them: people by their names, bots as the characters of the game.
import type { Table } from '@undertow/client-sdk/index.ts';
import { reportFault } from '../browser/faults.ts';
import { namesOf } from '../words/guest-names.ts';
import { casts } from './casts.ts';
import { markedName } from './marked-name.ts';
import { type Player, playersAt } from './players.ts';

type Seated = Pick<Table, 'game' | 'seats'>;

export function playersOf(table: Seated): Player[] {
  return playersAt(table, namesOf, (level, nth) => casts.of(table.game)?.of(level, nth));
}

/** By seat, for lists and pictures in which no sign says that one is a bot; empty where no one sits. */
export function markedNames(table: Seated): string[] {
  return playersOf(table).map((player, seat) => (table.seats[seat] ? markedName(player) : ''));
}

/** Settled when those who sit there can be called and shown, or cannot be fetched. */
export async function bringCast({ game, seats }: Seated): Promise<void> {
  if (seats.some((seat) => seat?.person.kind === 'bot')) await casts.bring(game).catch(reportFault);
}
