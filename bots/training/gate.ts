// Decides by a contest whether a new net is better than the one before. The contest ends early if it cannot be won any
// more.
import type { Pairing, Result } from '../ladder/contest.ts';
import { spread } from '../workers.ts';
import type { Setting } from './settings.ts';

/** The share that a new net must win of the games against the one before. */
const PASSED = 0.53;

export interface Gate {
  readonly game: string;
  readonly settings: readonly Setting[];
  readonly challenger: string;
  readonly champion: string;
  readonly games: number;
  readonly processes: number;
  readonly until: number;
}

/** `undefined` if the time was over first. */
export async function gate(gate: Gate): Promise<{ readonly share: number; readonly isPassed: boolean } | undefined> {
  let won = 0;
  let played = 0;
  const program = new URL('../ladder/worker.ts', import.meta.url);
  for await (const result of spread<Pairing, Result>(program, pairings(gate), gate.processes)) {
    won += halfOf(result, gate.challenger);
    played++;
  }
  if (played < gate.games) return undefined;
  const share = won / played;
  return { share, isPassed: share >= PASSED };
}

/** Every second seat is the challenger's, and in the next game of the same deal the other ones are. */
function* pairings({ game, settings, challenger, champion, games, until }: Gate): Generator<Pairing> {
  for (let i = 0; i < games && performance.now() < until; i++) {
    const deal = Math.floor(i / 2);
    const setting = settings[deal % settings.length];
    if (!setting) return;
    const players = Array.from({ length: setting.seats }, (_, seat) => ((seat + i) % 2 ? champion : challenger));
    yield { game, setting, seed: SEEDS + deal, players };
  }
}

const SEEDS = 900_000_000;

/** What the challenger won, as if it had held half of the seats. */
function halfOf({ pairing, won }: Result, challenger: string): number {
  return won.reduce((sum, share, seat) => sum + (pairing.players[seat] === challenger ? share : 0), 0);
}
