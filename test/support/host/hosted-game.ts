// Toy games as a host knows them.
import type { AnyGame, KnownGame } from '@undertow/shared/table/any-game.ts';
import type { Flow, Orders } from '@undertow/shared/table/game.ts';
import { isObject, type Json } from '@undertow/shared/table/json.ts';
import { type ToyGame, type ToyTable, type ToyView, toyGame } from '../games/toy-game.ts';

/** `{ to: prompt, say: answer }`; with `turn: true` it is spent with the turn. */
const orders: Orders<ToyView> = {
  schema: {},
  isLegal: (order) => isObject(order) && typeof order.to === 'string',
  answer(given, _, { prompt }) {
    const order = given.find((one) => isObject(one) && one.to === prompt);
    return isObject(order) ? (order.say as Json) : undefined;
  },
  lastsForTurn: (order) => isObject(order) && order.turn === true,
};

/** A toy game whose automatic answer is the first option, and that takes orders. */
export function hostedToy(rule: (table: ToyTable) => Flow, turns = 1, more: Partial<ToyGame> = {}): ToyGame {
  return {
    ...toyGame(rule, turns),
    timeout: (_, { choice }) => ('options' in choice ? (choice.options[0] ?? null) : null),
    orders,
    ...more,
  };
}

export function known(...games: readonly ToyGame[]): ReadonlyMap<string, KnownGame> {
  return new Map(
    games.map((game) => {
      const about = { name: game.id, seats: { min: 2, max: 4 }, choices: [] };
      return [game.id, { game: game as unknown as AnyGame, about }];
    }),
  );
}
