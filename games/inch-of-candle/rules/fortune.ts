// What a merchant is worth when the harbour closes.
import type { Outcome, Seat } from '@undertow/shared/table/game.ts';
import { rank } from '@undertow/shared/table/ranking.ts';
import { GOODS, type Good, isCoin, worth } from './pieces.ts';
import { merchantAt, type State } from './state.ts';

const MONOPOLY = 6;
const ASSORTMENT = 5;

export interface Fortune {
  readonly coins: number;
  readonly monopolies: number;
  readonly assortments: number;
  readonly total: number;
}

export function fortuneOf(state: State, seat: Seat): Fortune {
  const { purse, stake, ledger } = merchantAt(state, seat);
  const coins = worth([...purse.filter(isCoin), ...stake]);
  const held = MONOPOLY * monopolies(state).filter((monopoly) => monopoly.seat === seat).length;
  const assortments = ASSORTMENT * Math.min(...GOODS.map((good) => soldOf(ledger, good)));
  return { coins, monopolies: held, assortments, total: coins + held + assortments };
}

/** Whoever has sold more of a good than anybody else. */
export function monopolies({ merchants }: State): readonly { readonly seat: Seat; readonly good: Good }[] {
  return GOODS.flatMap((good) => {
    const sold = merchants.map(({ ledger }) => soldOf(ledger, good));
    const most = Math.max(...sold);
    const seat = sold.indexOf(most);
    return most > 0 && sold.lastIndexOf(most) === seat ? [{ seat, good }] : [];
  });
}

/** The richest first; of equals whoever has sold more crates, and then whoever has fulfilled more contracts. */
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
