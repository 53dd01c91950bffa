// The results of a contest: a row for each player.
import type { Result } from './contest.ts';
import { type Duel, ratingsOf } from './ratings.ts';
import { wilson } from './wilson.ts';

export interface Row {
  readonly player: string;
  /** How many seats it held in all matches. */
  readonly matches: number;
  /** A victory that is shared counts in part. */
  readonly wins: number;
  readonly winRate: number;
  /** The 95 % interval of the win rate. */
  readonly low: number;
  readonly high: number;
  readonly meanPoints: number;
  readonly rating: number;
  readonly decisions: number;
  readonly msPerDecision: number;
  readonly longestMs: number;
}

/** The best first. */
export function standings(results: readonly Result[]): Row[] {
  const players = [...new Set(results.flatMap(({ pairing }) => pairing.players))];
  const ratings = ratingsOf(players, results.flatMap(duelsIn));
  return players
    .map((player) => rowOf(player, results, ratings.get(player) ?? 0))
    .sort((a, b) => b.winRate - a.winRate);
}

function rowOf(player: string, results: readonly Result[], rating: number): Row {
  const held = results.flatMap((result) =>
    result.pairing.players.flatMap((other, seat) => (other === player ? [{ result, seat }] : [])),
  );
  const sum = (of: (result: Result) => readonly number[]): number =>
    held.reduce((total, { result, seat }) => total + (of(result)[seat] ?? 0), 0);
  const wins = sum(({ won }) => won);
  const decisions = sum((result) => result.decisions);
  const matches = held.length;
  return {
    player,
    matches,
    wins,
    winRate: wins / matches,
    ...wilson(wins, matches),
    meanPoints: sum(({ points }) => points) / matches,
    rating,
    decisions,
    msPerDecision: sum(({ ms }) => ms) / Math.max(1, decisions),
    longestMs: Math.max(...held.map(({ result, seat }) => result.longest[seat] ?? 0)),
  };
}

/** Each two seats of different players, compared by their places. */
function duelsIn({ pairing, places }: Result): Duel[] {
  return pairing.players.flatMap((one, seat) =>
    pairing.players.slice(seat + 1).flatMap((other, i): Duel[] => {
      const [place, beside] = [places[seat] as number, places[seat + 1 + i] as number];
      return one === other ? [] : [{ one, other, won: place < beside ? 1 : place > beside ? 0 : 0.5 }];
    }),
  );
}
