// What a merchant is worth: it counts when the harbour closes.
import type { Outcome, Seat } from '@undertow/shared/table/game.ts';
import { rank } from '@undertow/shared/table/ranking.ts';
import type { Fortune } from '../view.ts';
import { GOODS, type Good, worth } from './pieces.ts';
import { merchantAt, type State } from './state.ts';

const MONOPOLY = 6;
const ASSORTMENT = 5;

export function fortuneOf(state: State, seat: Seat): Fortune {
  const { purse, stake, ledger } = merchantAt(state, seat);
  const others = state.merchants.filter((_, at) => at !== seat);
  const held = GOODS.filter((good) => others.every((other) => soldOf(other.ledger, good) < soldOf(ledger, good)));
  const coins = worth([...purse, ...stake]);
  const monopolies = MONOPOLY * held.length;
  const assortments = ASSORTMENT * Math.min(...GOODS.map((good) => soldOf(ledger, good)));
  return { coins, monopolies, assortments, total: coins + monopolies + assortments };
}

/** The richest first; of equals the one with more crates sold, and then with more contracts fulfilled. */
export function ranking(state: State): Outcome {
  return rank(
    state.merchants.map(({ ledger, fulfilled }, seat) => [
      fortuneOf(state, seat).total,
      ledger.length,
      fulfilled.length,
    ]),
  );
}

function soldOf(ledger: readonly string[], good: Good): number {
  return ledger.filter((crate) => crate === good).length;
}
