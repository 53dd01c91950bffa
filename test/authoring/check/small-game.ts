// A small card game that is right in all respects, of which games with one mistake each are made: all play a card in turn, draw
// another, and have the sum of what they played.
import type { GameFolder } from '@undertow/games/game-folder.ts';
import { plainGame } from '@undertow/games/plain-game.ts';
import { own } from '@undertow/shared/protocol/views.ts';
import { choose } from '@undertow/shared/table/flow.ts';
import type { Flow, Game, Seat, Table } from '@undertow/shared/table/game.ts';
import { clone } from '@undertow/shared/table/json.ts';
import { piecesOf, pieceValue } from '@undertow/shared/table/pieces.ts';
import { shuffle } from '@undertow/shared/table/random.ts';
import { rank } from '@undertow/shared/table/ranking.ts';
import { ask } from '@undertow/shared/words/entries.ts';
import { plainWords } from '@undertow/shared/words/plain-words.ts';
import { z } from 'zod';

const VALUES = [1, 2, 3, 4, 5, 6];
export const pieces = { ...piecesOf('oak', VALUES), ...piecesOf('elm', VALUES) };

export interface State {
  deck: string[];
  hands: string[][];
  /** By card, who played it. */
  played: Record<string, Seat>;
  active: Seat;
}

export type Event =
  | { readonly type: 'cardPlayed'; readonly seat: Seat; readonly card: string }
  /** What was drawn is for the seat alone. */
  | { readonly type: 'cardDrawn'; readonly seat: Seat; readonly card?: string };

export const view = z
  .object({
    deckCount: z.int(),
    played: z.array(z.string()),
    seats: z.array(
      z.object({
        score: z.int(),
        handCount: z.int(),
        last: z.exactOptional(z.string()),
        hand: own(z.array(z.string())),
      }),
    ),
  })
  .meta({ id: 'SmallView' });

export type View = z.infer<typeof view>;
export type SmallTable = Table<State, Event>;
export type SmallGame = Game<State, Event, View, object>;

export const right: SmallGame = {
  id: 'right',
  rules: 1,
  objection: (_, seats) => (seats >= 2 && seats <= 3 ? undefined : 'Two or three can play.'),
  setup(_, seats, random) {
    const deck = shuffle(random, Object.keys(pieces));
    const hands = Array.from({ length: seats }, () => deck.splice(0, 3));
    return { deck, hands, played: {}, active: 0 };
  },
  copy: clone,
  turn: (table) => turnOf(table),
  outcome: (state) => (isOver(state) ? rank(scores(state).map((score) => [score])) : undefined),
  openView: (state) => ({
    deckCount: state.deck.length,
    played: Object.keys(state.played).toSorted(),
    seats: state.hands.map((hand, seat) => ({ score: scores(state)[seat] ?? 0, handCount: hand.length })),
  }),
  ownView: ({ hands }, seat, open) => ({
    ...(open.seats[seat] as View['seats'][number]),
    hand: [...(hands[seat] ?? [])],
  }),
  redact: (event, viewer) =>
    event.type === 'cardDrawn' && event.seat !== viewer ? { type: event.type, seat: event.seat } : event,
  publicChoice: () => undefined,
  forms: {},
  timeout: (_, { choice }) => ('options' in choice ? (choice.options[0] ?? null) : null),
};

/** A turn, in which the options may be others than the cards in hand. */
export function* turnOf(table: SmallTable, optionsOf = (hand: readonly string[], _: State) => [...hand]): Flow {
  const { state } = table;
  const seat = state.active;
  const card = yield* choose(seat, 'play', optionsOf(state.hands[seat] ?? [], state));
  play(table, seat, card);
  draw(table, seat);
  state.active = (seat + 1) % state.hands.length;
}

export function play({ state, tell }: SmallTable, seat: Seat, card: string): void {
  state.hands[seat] = (state.hands[seat] ?? []).filter((one) => one !== card);
  state.played[card] = seat;
  tell({ type: 'cardPlayed', seat, card });
}

export function draw({ state, tell, reveal }: SmallTable, seat: Seat): void {
  const card = state.deck.shift();
  if (card === undefined) return;
  state.hands[seat]?.push(card);
  reveal();
  tell({ type: 'cardDrawn', seat, card });
}

export function isOver({ deck, hands }: State): boolean {
  return deck.length === 0 && hands.every((hand) => hand.length === 0);
}

export function scores({ hands, played }: State): number[] {
  const points = hands.map(() => 0);
  for (const [card, seat] of Object.entries(played)) points[seat] = (points[seat] ?? 0) + pieceValue(card);
  return points;
}

/** The game, otherwise in these respects, as its folder brings it. */
export function smallGame(id: string, otherwise: Partial<SmallGame> = {}, declared: z.ZodObject = view): GameFolder {
  return plainGame({
    game: { ...right, ...otherwise, id },
    about: { name: id, seats: { min: 2, max: 3 }, choices: [] },
    view: () => Promise.resolve(declared),
    pieces,
    words: { en: () => Promise.resolve({ words }) },
  });
}

const words = plainWords({
  lead: 'Play your cards.',
  fields: { deckCount: 'Deck', played: 'Played', score: 'Points', hand: 'Hand' },
  prompts: { play: ask('Play a card', 'It counts for you.', '{seat} plays a card') },
  events: { cardPlayed: '{seat} plays {card}', cardDrawn: '{seat} draws {card}', 'cardDrawn.hidden': '{seat} draws' },
});
