// Prizes: a game of one rule. Each turn a prize is turned up, and all bid a card for it at the same time. The highest bid
// takes it; where the highest are equal, it stays and the next prize is added to it. Bids are gone, won or lost.
import { everyone } from '@undertow/shared/table/flow.ts';
import type { Decision, Flow, Game, Seat, Table } from '@undertow/shared/table/game.ts';
import { clone } from '@undertow/shared/table/json.ts';
import { type Pieces, pieceId, piecesOf, pieceValue } from '@undertow/shared/table/pieces.ts';
import { shuffle } from '@undertow/shared/table/random.ts';
import { rank } from '@undertow/shared/table/ranking.ts';
import type { SeatView, View } from '../view.ts';

export const VALUES = [1, 2, 3, 4, 5];
/** A bid lies in a hand, a prize on the table. */
export const pieces: Pieces = { ...piecesOf('prize', VALUES), ...piecesOf('bid', VALUES) };
const SEATS = { min: 2, max: 4 };

export interface State {
  /** Face down, the next one first. */
  deck: string[];
  /** What is bid for now. */
  stake: string[];
  /** By seat, like the prizes that were won. */
  hands: string[][];
  won: string[][];
  round: number;
}

export type Event =
  | { readonly type: 'prizeTurnedUp'; readonly round: number; readonly prize: string }
  | { readonly type: 'bidShown'; readonly seat: Seat; readonly bid: string }
  | { readonly type: 'prizeWon'; readonly seat: Seat; readonly points: number }
  | { readonly type: 'prizeStayed' };

export const rules: Game<State, Event, View, object> = {
  id: 'prizes',
  rules: 1,
  objection: (_, seats) => (seats >= SEATS.min && seats <= SEATS.max ? undefined : 'Two to four can play.'),
  setup: (_, seats, random) => ({
    deck: shuffle(random, cards('prize')),
    stake: [],
    hands: Array.from({ length: seats }, () => cards('bid')),
    won: Array.from({ length: seats }, () => []),
    round: 0,
  }),
  copy: clone,

  *turn(table) {
    turnUp(table);
    const bids = yield* bidding(table.state);
    settle(table, bids);
  },

  outcome: ({ deck, won }) => (deck.length > 0 ? undefined : rank(won.map((prizes) => [sum(prizes)]))),

  openView: ({ round, stake, deck, hands, won }) => ({
    round,
    stake: [...stake],
    deckCount: deck.length,
    seats: hands.map((hand, seat) => ({ handCount: hand.length, score: sum(won[seat] ?? []) })),
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

function* bidding({ hands }: State): Flow<readonly string[]> {
  const decisions = hands.map(
    (hand, seat): Decision => ({ seat, prompt: 'bid', choice: { type: 'one', options: hand } }),
  );
  return (yield* everyone(decisions)).map(String);
}

function settle({ state, tell }: Table<State, Event>, bids: readonly string[]): void {
  state.hands = state.hands.map((hand, seat) => hand.filter((card) => card !== bids[seat]));
  for (const [seat, bid] of bids.entries()) tell({ type: 'bidShown', seat, bid });
  const highest = Math.max(...bids.map(pieceValue));
  const [seat, other] = [...bids.keys()].filter((at) => pieceValue(bids[at] as string) === highest);
  if (seat === undefined || other !== undefined) {
    tell({ type: 'prizeStayed' });
    return;
  }
  tell({ type: 'prizeWon', seat, points: sum(state.stake) });
  state.won[seat]?.push(...state.stake);
  state.stake = [];
}

function cards(kind: string): string[] {
  return VALUES.map((value) => pieceId(kind, value));
}

function sum(cards: readonly string[]): number {
  return cards.reduce((points, card) => points + pieceValue(card), 0);
}
