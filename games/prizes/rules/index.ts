// Prizes: a game of one rule. Each turn a prize is turned up, and all bid a card for it at the same time. The highest bid
// takes it; where the highest are equal, it stays and the next prize is added to it. Bids are gone, won or lost.
import { everyone } from '@undertow/shared/table/flow.ts';
import { fromView } from '@undertow/shared/table/from-view.ts';
import type { Decision, Flow, Game, Seat, Table } from '@undertow/shared/table/game.ts';
import { type Pieces, pieceId, piecesOf, pieceValue } from '@undertow/shared/table/pieces.ts';
import { shuffle } from '@undertow/shared/table/random.ts';
import { rank } from '@undertow/shared/table/ranking.ts';
import { usual } from '@undertow/shared/table/usual.ts';
import type { SeatView, View } from '../view.ts';

export const VALUES = [1, 2, 3, 4, 5];
/** A bid lies in a hand, a prize on the table. */
export const pieces: Pieces = { ...piecesOf('prize', VALUES), ...piecesOf('bid', VALUES) };

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
  ...usual,
  id: 'prizes',
  rules: 1,
  objection: (_, seats) => (seats >= 2 && seats <= 4 ? undefined : 'Two to four can play.'),
  setup(_, seats, random, tell) {
    const state: State = {
      deck: shuffle(random, cards('prize')),
      stake: [],
      hands: Array.from({ length: seats }, () => cards('bid')),
      won: Array.from({ length: seats }, () => []),
      round: 0,
    };
    turnUp(state, tell);
    return state;
  },

  // A turn begins with its question, so that bots can try answers to it.
  *turn(table) {
    settle(table, yield* bidding(table.state));
    turnUp(table.state, table.tell);
    table.reveal();
  },

  outcome: ({ hands, won }) => (hands[0]?.length ? undefined : rank(won.map((prizes) => [sum(prizes)]))),

  openView: ({ round, stake, deck, hands, won }) => ({
    round,
    stake: [...stake],
    deckCount: deck.length,
    seats: hands.map((hand, seat) => {
      const prizes = won[seat] ?? [];
      return { score: sum(prizes), won: [...prizes], bids: without(cards('bid'), hand), handCount: hand.length };
    }),
  }),
  ownView: ({ hands }, seat, open) => ({ ...(open.seats[seat] as SeatView), hand: [...(hands[seat] ?? [])] }),
  redact: (event) => event,
  // What was bid and won lies open: only the order of the deck is drawn.
  guessing: fromView(({ round, stake, seats }, _, random) => ({
    deck: shuffle(random, without(cards('prize'), [...stake, ...seats.flatMap(({ won }) => won)])),
    stake: [...stake],
    hands: seats.map(({ bids }) => without(cards('bid'), bids)),
    won: seats.map(({ won }) => [...won]),
    round,
  })),
};

function turnUp(state: State, tell?: (event: Event) => void): void {
  const prize = state.deck.shift();
  if (prize === undefined) return;
  state.stake.push(prize);
  state.round++;
  tell?.({ type: 'prizeTurnedUp', round: state.round, prize });
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
  if (seat === undefined || other !== undefined) tell({ type: 'prizeStayed' });
  else {
    tell({ type: 'prizeWon', seat, points: sum(state.stake) });
    state.won[seat]?.push(...state.stake);
    state.stake = [];
  }
}

function cards(kind: string): string[] {
  return VALUES.map((value) => pieceId(kind, value));
}

function without(all: readonly string[], gone: readonly string[]): string[] {
  return all.filter((card) => !gone.includes(card));
}

function sum(cards: readonly string[]): number {
  return cards.reduce((points, card) => points + pieceValue(card), 0);
}
