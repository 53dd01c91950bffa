// The statistics of a match: points by round, for the graph.
import type { AnyMatch } from '@undertow/shared/table/any-game.ts';
import type { StatsRecorder } from '@undertow/web/src/game.ts';
import { scoresOf } from '../../rules/scoring.ts';
import type { State } from '../../rules/state.ts';
import { LAST_ROUND } from '../../rules/table.ts';

export interface Sample {
  readonly year: number;
  /** Its rounds, and then those of its combat. */
  readonly round: number;
  readonly points: readonly number[];
}

export interface MatchStats {
  readonly samples: readonly Sample[];
}

/** To be shown each position of a match in its order. */
export class DungeonStatsRecorder implements StatsRecorder {
  readonly #samples: Sample[] = [];

  see(match: AnyMatch): void {
    const state = match.state as unknown as State;
    const round = state.combatRound > 0 ? LAST_ROUND + state.combatRound : state.round;
    const points = (state.scores ?? scoresOf({ state })).map(({ total }) => total);
    const last = this.#samples.at(-1);
    // Of each round the last position stands for it. Between the last battle and what follows it no round is counted.
    const isLater = last === undefined || state.year > last.year || round > last.round;
    if (!isLater) this.#samples.pop();
    this.#samples.push({ year: state.year, round: isLater ? round : last.round, points });
  }

  get stats(): MatchStats {
    return { samples: this.#samples.slice() };
  }
}
