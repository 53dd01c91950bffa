// Prizes: a game of one rule. Each turn a prize is turned up, and all bid a card for it at the same time. The highest bid
// takes it; where the highest are equal, it stays and the next prize is added to it. Bids are gone, won or lost.
import { everyone } from '@undertow/shared/table/flow.ts';
import type { Decision, Flow, Game, Seat, Table } from '@undertow/shared/table/game.ts';
import { clone } from '@undertow/shared/table/json.ts';
import { shuffle } from '@undertow/shared/table/random.ts';
import { rank } from '@undertow/shared/table/ranking.ts';
import type { SeatView, View } from '../view.ts';

export const CARDS = [1, 2, 3, 4, 5];
const SEATS = { min: 2, max: 4 };

export interface State {
  /** Face down, the next one first. */
  deck: number[];
  /** What is bid for now. */
  stake: number[];
  /** By seat, like the points. */
  hands: number[][];
  points: number[];
  round: number;
}

export type Event =
  | { readonly type: 'prizeTurnedUp'; readonly round: number; readonly prize: number }
  | { readonly type: 'bidsShown'; readonly bids: readonly number[] }
  | { readonly type: 'prizeWon'; readonly seat: Seat; readonly points: number }
  | { readonly type: 'prizeStayed' };

export const rules: Game<State, Event, View, object> = {
  id: 'prizes',
  rules: 1,
  objection: (_, seats) => (seats >= SEATS.min && seats <= SEATS.max ? undefined : 'Two to four can play.'),
  setup: (_, seats, random) => ({
    deck: shuffle(random, [...CARDS]),
    stake: [],
    hands: Array.from({ length: seats }, () => [...CARDS]),
    points: Array(seats).fill(0),
    round: 0,
  }),
  copy: clone,

  *turn(table) {
    turnUp(table);
    const bids = yield* bidding(table.state);
    settle(table, bids);
  },

  outcome: ({ deck, points }) => (deck.length > 0 ? undefined : rank(points.map((sum) => [sum]))),

  openView: ({ round, stake, deck, hands, points }) => ({
    round,
    stake: [...stake],
    left: deck.length,
    seats: hands.map((hand, seat) => ({ count: hand.length, points: points[seat] ?? 0 })),
  }),
  ownView: ({ hands }, seat, open) => ({ ...(open.seats[seat] as SeatView), hand: [...(hands[seat] ?? [])] }),
  redact: (event) => event,
  // What is asked of another seat would show its hand.
  publicChoice: () => undefined,
  forms: {},
  timeout: (_, { choice }) => ('options' in choice ? (choice.options[0] ?? null) : null),
};

function turnUp({ state, tell, reveal }: Table<State, Event>): void {
  const prize = state.deck.shift();
  if (prize === undefined) throw new Error('a turn began without a prize');
  state.stake.push(prize);
  state.round++;
  reveal();
  tell({ type: 'prizeTurnedUp', round: state.round, prize });
}

function* bidding({ hands }: State): Flow<readonly number[]> {
  const decisions = hands.map(
    (hand, seat): Decision => ({ seat, prompt: 'bid', choice: { type: 'one', options: hand.map(String) } }),
  );
  return (yield* everyone(decisions)).map(Number);
}

function settle({ state, tell }: Table<State, Event>, bids: readonly number[]): void {
  state.hands = state.hands.map((hand, seat) => hand.filter((card) => card !== bids[seat]));
  tell({ type: 'bidsShown', bids });
  const highest = Math.max(...bids);
  if (bids.filter((bid) => bid === highest).length > 1) {
    tell({ type: 'prizeStayed' });
    return;
  }
  const seat = bids.indexOf(highest);
  const points = state.stake.reduce((sum, prize) => sum + prize, 0);
  state.points[seat] = (state.points[seat] ?? 0) + points;
  state.stake = [];
  tell({ type: 'prizeWon', seat, points });
}
