// The rules of New Game: play a card of your hand. If the card on top of the pile has the same number, the pile is yours.
import { choose } from '@undertow/shared/table/flow.ts';
import { fromView } from '@undertow/shared/table/from-view.ts';
import type { Game, Seat, Table } from '@undertow/shared/table/game.ts';
import { clone } from '@undertow/shared/table/json.ts';
import { type Pieces, piecesOf, pieceValue } from '@undertow/shared/table/pieces.ts';
import { shuffle } from '@undertow/shared/table/random.ts';
import { rank } from '@undertow/shared/table/ranking.ts';
import type { SeatView, View } from '../view.ts';

const NUMBERS = [1, 2, 3, 4, 5, 6];
const HAND = 4;

/** Every card there is, by its id: `sun-3`. */
export const pieces: Pieces = {
  ...piecesOf('sun', NUMBERS),
  ...piecesOf('moon', NUMBERS),
  ...piecesOf('star', NUMBERS),
  ...piecesOf('leaf', NUMBERS),
};

export interface State {
  /** Whose turn it is. */
  next: Seat;
  /** Face down, the next one first. */
  deck: string[];
  pile: string[];
  /** By seat. */
  hands: string[][];
  won: number[];
}

export type Event =
  | { readonly type: 'cardPlayed'; readonly seat: Seat; readonly card: string }
  | { readonly type: 'pileWon'; readonly seat: Seat; readonly cards: number }
  | { readonly type: 'cardDrawn'; readonly seat: Seat; readonly card?: string };

export const rules: Game<State, Event, View, object> = {
  id: 'new-game',
  rules: 1,
  objection: (_, seats) => (seats >= 2 && seats <= 4 ? undefined : 'Two to four can play.'),
  setup(_, seats, random) {
    const deck = shuffle(random, Object.keys(pieces));
    const hands = Array.from({ length: seats }, () => deck.splice(0, HAND));
    return { next: 0, deck, pile: [], hands, won: hands.map(() => 0) };
  },
  copy: clone,

  *turn(table) {
    const { state } = table;
    const seat = state.next;
    play(table, seat, yield* choose(seat, 'play', state.hands[seat] ?? []));
    draw(table, seat);
    state.next = (seat + 1) % state.hands.length;
  },

  outcome: ({ hands, won }) => (hands.some((hand) => hand.length > 0) ? undefined : rank(won.map((cards) => [cards]))),

  openView: ({ deck, pile, hands, won }) => ({
    deckCount: deck.length,
    pile: [...pile],
    seats: hands.map((hand, seat) => ({ score: won[seat] ?? 0, handCount: hand.length })),
  }),
  ownView: ({ hands }, seat, open) => ({ ...(open.seats[seat] as SeatView), hand: [...(hands[seat] ?? [])] }),
  // Which card was drawn is for the eyes of that seat alone.
  redact: (event, viewer) =>
    event.type === 'cardDrawn' && event.seat !== viewer ? { type: event.type, seat: event.seat } : event,
  // What is asked of another seat would show its hand.
  publicChoice: () => undefined,
  forms: {},
  // What a seat does not see lies anywhere: in the deck, in other hands, or among the cards that were won, as this guess remembers nothing.
  guessing: fromView(({ pile, seats, deckCount }, seat, random) => {
    const seen = [...pile, ...(seats[seat]?.hand ?? [])];
    const cards = Object.keys(pieces).filter((card) => !seen.includes(card));
    const unseen = shuffle(random, cards);
    const hands = seats.map(({ hand, handCount }) => [...(hand ?? unseen.splice(0, handCount))]);
    const won = seats.map(({ score }) => score);
    return { next: seat, deck: unseen.slice(0, deckCount), pile: [...pile], hands, won };
  }),
  timeout: (_, { choice }) => ('options' in choice ? (choice.options[0] ?? null) : null),
};

function play({ state, tell }: Table<State, Event>, seat: Seat, card: string): void {
  const top = state.pile.at(-1);
  state.hands[seat] = (state.hands[seat] ?? []).filter((one) => one !== card);
  state.pile.push(card);
  tell({ type: 'cardPlayed', seat, card });
  if (top === undefined || pieceValue(top) !== pieceValue(card)) return;
  const cards = state.pile.length;
  state.won[seat] = (state.won[seat] ?? 0) + cards;
  state.pile = [];
  tell({ type: 'pileWon', seat, cards });
}

function draw({ state, tell, reveal }: Table<State, Event>, seat: Seat): void {
  const card = state.deck.shift();
  if (card === undefined) return;
  state.hands[seat]?.push(card);
  // What has been seen cannot be taken back.
  reveal();
  tell({ type: 'cardDrawn', seat, card });
}
