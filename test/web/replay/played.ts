// Whole games between bots that play at random, as replays; now and then one takes an answer back.
import { playAtRandom } from '@undertow/bots/random.ts';
import { games } from '@undertow/games/index.ts';
import { REPLAY_FORMAT, type Replay } from '@undertow/shared/protocol/replay.ts';
import { beginReplay } from '@undertow/shared/replay.ts';
import type { AnyGame } from '@undertow/shared/table/any-game.ts';
import { commitment, openRandom } from '@undertow/shared/table/random.ts';

/** The rules of Abyss, as a replay takes them. */
export const rules = games.get('abyss')?.game as AnyGame;

export function played(number: number, seats: number, ...expansions: string[]): Replay {
  const game = games.get('abyss')?.game as AnyGame;
  const seed = commitment(`game ${number}`);
  const random = openRandom({ seed: `fast:${number}`, position: 0 });
  const begun: Replay = {
    format: REPLAY_FORMAT,
    id: 'abcdef0123',
    game: 'abyss',
    rules: game.rules,
    options: { expansions },
    seats: Array.from({ length: seats }, (_, seat) => `Player ${seat}`),
    commitment: commitment(seed),
    seed,
    started: 1000,
    ended: 9000,
    moves: [],
    ending: 'played',
    ranking: null,
  };
  const { match } = beginReplay(rules, begun);
  const moves: Replay['moves'] = [];
  for (const { decision, answer } of playAtRandom(match, seats, seed)) {
    moves.push({ seat: decision.seat, kind: 'answer', answer, time: 2000 + moves.length });
    if (random.below(10) > 0 || !match.canTakeBack(decision.seat)) continue;
    match.takeBack(decision.seat);
    moves.push({ seat: decision.seat, kind: 'undo', time: 2000 + moves.length });
  }
  return { ...begun, moves, ranking: match.outcome?.ranking.map((place) => [...place]) ?? null };
}
