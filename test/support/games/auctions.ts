// The small game with hidden hands in other forms: without a score, with open hands, and with a question in the middle of a turn.
import { fromView } from '@undertow/shared/table/from-view.ts';
import type { Game } from '@undertow/shared/table/game.ts';
import { type Auction, type AuctionGame, type AuctionSeat, type AuctionView, auction } from './auction.ts';

/** What does not depend on its view. */
const { summary: _, orders: __, guessing: ___, ...rules } = auction;

type Event = Parameters<AuctionGame['redact']>[0];

interface Scoreless extends Omit<AuctionView, 'seats'> {
  readonly seats: readonly (Omit<AuctionSeat, 'score'> & { readonly won: number })[];
}

/** What counts is shown, but not where a score stands. */
export const scoreless: Game<Auction, Event, Scoreless, object> = {
  ...rules,
  openView(state) {
    const { seats, ...open } = auction.openView(state);
    return { ...open, seats: seats.map(({ score, ...seat }) => ({ ...seat, won: score })) };
  },
  ownView: ({ hands }, seat, open) => ({
    ...(open.seats[seat] as Scoreless['seats'][number]),
    hand: [...(hands[seat] ?? [])],
  }),
  guessing: fromView(({ seats, ...open }, seat, random) => {
    const view = { ...open, seats: seats.map(({ won, ...one }) => ({ ...one, score: won })) };
    return (auction.guessing as NonNullable<AuctionGame['guessing']>).determinize(view, seat, undefined, random);
  }),
};

interface Open {
  readonly prizes: readonly number[];
  readonly seats: readonly {
    readonly score: number;
    readonly hand: readonly number[];
    readonly played: readonly number[];
  }[];
}

/** All lies open, also what is still to come. */
export const playOpen: Game<Auction, Event, Open, object> = {
  ...rules,
  openView: ({ prizes, hands, played, scores }) => ({
    prizes: [...prizes],
    seats: scores.map((score, seat) => ({ score, hand: [...(hands[seat] ?? [])], played: [...(played[seat] ?? [])] })),
  }),
  ownView: (_, seat, open) => open.seats[seat] as Open['seats'][number],
  publicChoice: (_, { choice }) => choice,
  guessing: fromView(({ prizes, seats }) => ({
    prizes: [...prizes],
    hands: seats.map(({ hand }) => [...hand]),
    played: seats.map(({ played }) => [...played]),
    scores: seats.map(({ score }) => score),
  })),
};

/** The question comes when the turn has changed something: what others are asked then cannot be guessed. */
export const turningUpFirst: AuctionGame = {
  ...auction,
  *turn(table) {
    table.state.prizes.reverse();
    yield* auction.turn(table);
  },
};
