// The rules of New Game: play a card of your hand. If the card on top of the pile has the same number, the pile is yours.
import { choose } from '@undertow/shared/table/flow.ts';
import { fromView } from '@undertow/shared/table/from-view.ts';
import type { Game, Seat } from '@undertow/shared/table/game.ts';
import { piecesOf, pieceValue } from '@undertow/shared/table/pieces.ts';
import { shuffle } from '@undertow/shared/table/random.ts';
import { rank } from '@undertow/shared/table/ranking.ts';
import { usual } from '@undertow/shared/table/usual.ts';
import type { SeatView, View } from '../view.ts';

const HAND = 6;
/** Every card there is, by its id: `sun-3`. */
export const pieces = piecesOf(['sun', 'moon', 'star', 'leaf'], [1, 2, 3, 4, 5, 6]);

export interface State {
  /** The seat whose turn it is. */
  next: Seat;
  pile: string[];
  seats: { hand: string[]; won: number }[];
}

export type Event =
  | { readonly type: 'cardPlayed'; readonly seat: Seat; readonly card: string }
  | { readonly type: 'pileWon'; readonly seat: Seat; readonly cards: number };

export const rules: Game<State, Event, View, object> = {
  ...usual,
  id: 'new-game',
  rules: 1,
  objection: (_, seats) => (seats >= 2 && seats <= 4 ? undefined : 'Two to four can play.'),
  setup(_, seats, random) {
    const deck = shuffle(random, Object.keys(pieces));
    return { next: 0, pile: [], seats: Array.from({ length: seats }, () => ({ hand: deck.splice(0, HAND), won: 0 })) };
  },

  *turn({ state, tell }) {
    const { next: seat, pile, seats } = state;
    const own = seats[seat] as State['seats'][number];
    const card = yield* choose(seat, 'play', own.hand);
    const top = pile.at(-1);
    own.hand = own.hand.filter((one) => one !== card);
    pile.push(card);
    tell({ type: 'cardPlayed', seat, card });
    if (top && pieceValue(top) === pieceValue(card)) {
      tell({ type: 'pileWon', seat, cards: pile.length });
      own.won += pile.splice(0).length;
    }
    state.next = (seat + 1) % seats.length;
  },
  outcome: ({ seats }) =>
    seats.every(({ hand }) => hand.length === 0) ? rank(seats.map(({ won }) => [won])) : undefined,

  openView: ({ pile, seats }) => ({
    pile: [...pile],
    seats: seats.map(({ hand, won }) => ({ score: won, handCount: hand.length })),
  }),
  ownView: ({ seats }, seat, open) => ({ ...(open.seats[seat] as SeatView), hand: [...(seats[seat]?.hand ?? [])] }),
  // Whatever is told, all may know: no event says what is in a hand.
  redact: (event) => event,

  // For bots: a card that this seat does not see may be in any other hand.
  guessing: fromView(({ pile, seats }, seat, random) => {
    const seen = [...pile, ...(seats[seat]?.hand ?? [])];
    const unseen = shuffle(
      random,
      Object.keys(pieces).filter((card) => !seen.includes(card)),
    );
    const handOf = ({ hand, handCount }: SeatView) => [...(hand ?? unseen.splice(0, handCount))];
    return { next: seat, pile: [...pile], seats: seats.map((each) => ({ hand: handOf(each), won: each.score })) };
  }),
};
