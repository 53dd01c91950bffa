// The beginning of a real match of a game, from which the examples in the descriptions are taken.
import { type Change, changesBetween } from '@undertow/shared/protocol/changes.ts';
import { type About, defaultOptions, seatsWith } from '@undertow/shared/table/about.ts';
import type { AnyEvent, AnyMatch, AnyView, KnownGame } from '@undertow/shared/table/any-game.ts';
import type { Answer, Decision } from '@undertow/shared/table/game.ts';
import { toldTo } from '@undertow/shared/table/journaled-match.ts';
import type { Json } from '@undertow/shared/table/json.ts';
import { Match } from '@undertow/shared/table/match.ts';

export interface ExampleMatch {
  readonly options: Json;
  readonly seats: number;
  /** What is asked first. */
  readonly decision: Decision;
  /** What the seat that is asked sees then. */
  readonly view: AnyView;
  /** A legal answer to it. */
  readonly answer: Answer;
  /** What this seat is told once there is something to tell. */
  readonly event?: AnyEvent | undefined;
  /** What is different in its view then. */
  readonly change?: Change | undefined;
}

/** After so many answers the search for an event is given up. */
const MOST_ANSWERS = 100;

export function exampleMatch(known: KnownGame, seed: string): ExampleMatch {
  const { game } = known;
  const { options, seats } = setting(known);
  const match = Match.start(game, options, seats, seed);
  const [decision] = match.pending;
  if (!decision) throw new Error(`a match of ${game.id} begins without a question`);
  const view = match.view(decision.seat);
  const answer = game.timeout(match.state, decision);
  return { options, seats, decision, view, answer, ...firstNews(match, decision.seat, view) };
}

/** The setting of the example: something is chosen where several values can be, if the game can be played so. */
function setting({ game, about }: KnownGame): Pick<ExampleMatch, 'options' | 'seats'> {
  const usual = defaultOptions(about);
  const chosen = about.choices.flatMap(({ id, many, values: [first] }) =>
    many && first ? [[id, [first.value]] as const] : [],
  );
  const options = { ...usual, ...Object.fromEntries(chosen) };
  const seats = seatsFor(about, options);
  if (game.objection(options, seats) === undefined) return { options, seats };
  return { options: usual, seats: seatsFor(about, usual) };
}

/** How many seats the example has: two where two can play. */
function seatsFor(about: About, options: Json): number {
  const { min, max } = seatsWith(about, options);
  return Math.min(max, Math.max(min, 2));
}

/** Goes on until this seat has been told something, and its view has changed. */
function firstNews(match: AnyMatch, seat: number, before: AnyView): Pick<ExampleMatch, 'event' | 'change'> {
  const { game } = match;
  let event: AnyEvent | undefined;
  for (let answers = 0; answers < MOST_ANSWERS; answers++) {
    const [decision] = match.pending;
    if (!decision) break;
    const told = match.answer(decision.seat, game.timeout(match.state, decision)) ?? [];
    event ??= toldTo(game, told, seat)[0];
    const [change] = changesBetween(before, match.view(seat));
    if (event && change) return { event, change };
  }
  return { event };
}
