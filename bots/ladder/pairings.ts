// The pairings of a contest: each deal is played once from every seat, so that neither seats nor cards favour a player.
import type { Clock } from '../thinking/clock.ts';
import type { Setting } from '../training/settings.ts';
import type { Pairing } from './contest.ts';

export interface Contest {
  readonly game: string;
  readonly setting: Setting;
  /** If there are fewer than seats, they sit there in turns. */
  readonly players: readonly string[];
  readonly matches: number;
  readonly seed: number;
  readonly clock?: Clock;
}

export function* pairings({ game, setting, players, matches, seed, clock = 'wall' }: Contest): Generator<Pairing> {
  const { seats } = setting;
  for (let i = 0; i < matches; i++) {
    const seated = Array.from({ length: seats }, (_, seat) => players[(seat + i) % players.length] as string);
    yield { game, setting, seed: (seed * DEALS + Math.floor(i / players.length)) % SEEDS, players: seated, clock };
  }
}

/** No contest has more deals: those of another seed are other ones. */
const DEALS = 1_000_000;
const SEEDS = 2 ** 32;
