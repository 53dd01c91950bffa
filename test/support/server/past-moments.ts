// Moments of matches that were played, for tests that go back to them.
import type { Client } from '@undertow/client-sdk/client.ts';
import type { Table } from '@undertow/client-sdk/index.ts';
import { games } from '@undertow/games/index.ts';
import type { Replay } from '@undertow/shared/protocol/replay.ts';
import { journalOf } from '@undertow/shared/replay.ts';
import type { AnyGame, AnyMatch } from '@undertow/shared/table/any-game.ts';
import { rerun } from '@undertow/shared/table/journaled-match.ts';
import { pastMatch } from '../browser/past-matches.ts';

/** Each game that is played on in tests, and with what. */
export const PLAYED: readonly { readonly game: string; readonly options: object }[] = [
  { game: 'abyss', options: { expansions: ['kraken', 'leviathan'] } },
  { game: 'dungeon-lords', options: {} },
];

export function gameOf(id: string): AnyGame {
  return games.get(id)?.game as AnyGame;
}

export interface Played {
  readonly replay: Replay;
  /** How many moves lead to a question in the middle of a turn, somewhere about the middle of the match. */
  readonly moves: number;
  /** Who was asked there. */
  readonly seat: number;
}

/** A match that was played to its end, with a moment in the middle of a turn of it; at which no other seat was asked, if so wished. */
export async function played(
  client: Client,
  { game, options }: (typeof PLAYED)[number],
  { isAlone = false } = {},
): Promise<Played> {
  const replay = await replayOf(client, await pastMatch(client, game, options));
  const from = Math.floor(replay.moves.length / 2);
  for (let moves = from; moves < replay.moves.length; moves++) {
    const next = replay.moves[moves];
    if (!next || next.kind === 'undo') continue;
    const { depth, pending } = stoodAt(replay, moves);
    if (depth > 0 && !(isAlone && pending.length > 1)) return { replay, moves, seat: next.seat };
  }
  throw new Error('no turn of this match had more than one question');
}

export function replayOf(client: Client, id: string): Promise<Replay> {
  return client.ask<Replay>({ method: 'GET', path: `/api/matches/${id}/replay` });
}

/** The match behind so many moves. */
export function stoodAt(replay: Replay, moves: number): AnyMatch {
  return rerun(gameOf(replay.game), journalOf({ ...replay, moves: replay.moves.slice(0, moves) })).match;
}

export function playOnFrom(client: Client, { replay, moves, seat }: Played, more: object = {}): Promise<Table> {
  const path = `/api/matches/${replay.id}/play-on`;
  return client.ask<Table>({ method: 'POST', path, body: { moves, seat, ...more } });
}
