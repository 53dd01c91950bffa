// A small game with hidden hands, without bots and words: prizes are turned up, and the highest card that is played takes each.
import { everyone } from '@undertow/shared/table/flow.ts';
import { fromView } from '@undertow/shared/table/from-view.ts';
import type { Game, Guessing, Seat } from '@undertow/shared/table/game.ts';
import { clone } from '@undertow/shared/table/json.ts';
import { shuffle } from '@undertow/shared/table/random.ts';
import { rank } from '@undertow/shared/table/ranking.ts';

const PRIZES = [1, 2, 3, 4, 6, 8, 10, 13, 16];
const CARDS = Array.from({ length: 28 }, (_, i) => i + 1);

export interface Auction {
  /** The first one is played for. */
  prizes: number[];
  hands: number[][];
  played: number[][];
  scores: number[];
}

export interface AuctionSeat {
  readonly score: number;
  readonly handCount: number;
  readonly played: readonly number[];
  readonly hand?: readonly number[];
}

export interface AuctionView {
  readonly prize: number | null;
  readonly gone: readonly number[];
  readonly seats: readonly AuctionSeat[];
}

type Event = { readonly type: 'played'; readonly cards: readonly number[] };

export type AuctionGame = Game<Auction, Event, AuctionView, object>;

const guessing: Guessing<Auction, Event, AuctionView> = fromView(({ prize, gone, seats }, _, random) => {
  const unseen = (all: readonly number[], seen: readonly number[]) =>
    shuffle(
      random,
      all.filter((one) => !seen.includes(one)),
    );
  const cards = unseen(
    CARDS,
    seats.flatMap(({ played, hand = [] }) => [...played, ...hand]),
  );
  const open = prize === null ? [] : [prize];
  return {
    prizes: [...open, ...unseen(PRIZES, [...gone, ...open])],
    hands: seats.map(({ hand, handCount }) => [...(hand ?? cards.splice(0, handCount))]),
    played: seats.map(({ played }) => [...played]),
    scores: seats.map(({ score }) => score),
  };
});

export const auction: AuctionGame = {
  id: 'auction',
  rules: 1,
  objection: (_, seats) => (seats >= 2 && seats <= 3 ? undefined : 'Two or three can play.'),
  setup(_, seats, random) {
    const cards = shuffle(random, [...CARDS]);
    return {
      prizes: shuffle(random, [...PRIZES]),
      hands: Array.from({ length: seats }, () => cards.splice(0, PRIZES.length)),
      played: Array.from({ length: seats }, () => []),
      scores: Array(seats).fill(0),
    };
  },
  copy: clone,
  // It asks before it changes anything: so what others are asked can be guessed.
  *turn({ state, tell }) {
    const answers = yield* everyone(
      state.hands.map((hand, seat) => ({ seat, prompt: 'card', choice: { type: 'one', options: hand.map(String) } })),
    );
    const cards = answers.map(Number);
    const winner = cards.indexOf(Math.max(...cards));
    state.scores[winner] = (state.scores[winner] as number) + (state.prizes.shift() as number);
    for (const [seat, card] of cards.entries()) {
      state.played[seat]?.push(card);
      state.hands[seat] = (state.hands[seat] as number[]).filter((one) => one !== card);
    }
    tell({ type: 'played', cards });
  },
  outcome: ({ prizes, scores }) => (prizes.length > 0 ? undefined : rank(scores.map((score) => [score]))),
  openView: ({ prizes, hands, played, scores }) => ({
    prize: prizes[0] ?? null,
    gone: PRIZES.filter((prize) => !prizes.includes(prize)),
    seats: scores.map((score, seat) => ({
      score,
      handCount: (hands[seat] as number[]).length,
      played: [...(played[seat] as number[])],
    })),
  }),
  ownView: ({ hands }, seat, open) => ({ ...(open.seats[seat] as AuctionSeat), hand: [...(hands[seat] as number[])] }),
  redact: (event) => event,
  publicChoice: () => undefined,
  forms: {},
  guessing,
  timeout: (_, { choice }) => ('options' in choice ? (choice.options[0] ?? null) : null),
};

/** What another seat holds, and the order of what is to come, exchanged for what they may be as well. */
export function exchanged(state: Auction, seat: Seat): Auction {
  const other = clone(state);
  const [first, ...later] = other.prizes;
  other.prizes = [...(first === undefined ? [] : [first]), ...later.toReversed()];
  const seen = [...other.played.flat(), ...(other.hands[seat] as number[])];
  const unseen = CARDS.filter((card) => !seen.includes(card)).toReversed();
  other.hands = other.hands.map((hand, at) => (at === seat ? hand : unseen.splice(0, hand.length)));
  return other;
}
