// The statistics of a match by turn, as numbers for the graphs.
import type { AnyMatch } from '@undertow/shared/table/any-game.ts';
import type { StatsRecorder } from '@undertow/web/src/game.ts';
import { abyss } from '../../rules/index.ts';
import { scoreOf } from '../../rules/scoring.ts';
import type { State } from '../../rules/state.ts';

export const MEASURES = ['points', 'pearls', 'hand'] as const;
export type Measure = (typeof MEASURES)[number];

/** How everybody stood when a turn began, and at the end. */
export interface Sample {
  readonly round: number;
  readonly points: readonly number[];
  readonly pearls: readonly number[];
  readonly hand: readonly number[];
}

export interface MatchStats {
  readonly samples: readonly Sample[];
  /** The sample at which the last round had been called. */
  readonly lastRound: number | null;
}

/** To be shown each position of a match in its order. */
export class AbyssStatsRecorder implements StatsRecorder {
  readonly #samples: Sample[] = [];
  #turn = -1;
  #lastRound: number | null = null;

  see(match: AnyMatch): void {
    if (match.turn === this.#turn) return;
    this.#turn = match.turn;
    const state = match.state as unknown as State;
    const position = { state, rules: abyss.rulesFor(state.options) };
    if (state.ending !== null) this.#lastRound ??= this.#samples.length;
    this.#samples.push({
      round: state.round,
      points: state.seats.map((_, seat) => state.scores?.[seat]?.total ?? scoreOf(position, seat).total),
      pearls: state.seats.map(({ pearls }) => pearls),
      hand: state.seats.map(({ hand }) => hand.length),
    });
  }

  get stats(): MatchStats {
    return { samples: this.#samples.slice(), lastRound: this.#lastRound };
  }
}
