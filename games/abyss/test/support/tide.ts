// A made-up expansion, of which each test brings the part that it needs.
import type { Flow } from '@undertow/shared/table/game.ts';
import { Match as AnyMatch } from '@undertow/shared/table/match.ts';
import type { Writable } from '../../../../test/support/games/writable.ts';
import { type AbyssGame, abyssWith } from '../../rules/index.ts';
import type { Part } from '../../rules/rules.ts';
import type { State } from '../../rules/state.ts';
import { type Fields, type Match, quietTable } from './table-talk.ts';

type Brings = Omit<Part, 'id'>;

/** Abyss with the expansion to choose, which brings this. */
export function abyssWithTide(brings: Brings): AbyssGame {
  return abyssWith([{ id: 'tide', ...brings }]);
}

/** A match with the expansion at a quiet table; what only the expansion has is laid by `lay`. */
export function withTide(
  brings: Brings,
  seats: readonly Fields[],
  table: Fields = {},
  lay: (state: Writable<State>) => void = () => {},
): Match {
  const state = { ...quietTable(seats, table).save().state, options: { expansions: ['tide'] } };
  lay(state as Writable<State>);
  return AnyMatch.at(abyssWithTide(brings), state, { seed: 'fast:1', position: 0 });
}

/** A fresh match with the expansion. */
export function freshTide(brings: Brings, seats = 2, seed = 'fast:1'): Match {
  return AnyMatch.start(abyssWithTide(brings), { expansions: ['tide'] }, seats, seed);
}

/** A rule that asks no seat. */
export function silently<Told extends readonly unknown[], Result>(
  rule: (...told: Told) => Result,
): (...told: Told) => Flow<Result> {
  // biome-ignore lint/correctness/useYield: it asks no seat
  return function* (...told) {
    return rule(...told);
  };
}
