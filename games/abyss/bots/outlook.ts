// The outlook of a seat: its view as a position that the rules can query, with what the bot derives from it.
import type { Frozen, Seat } from '@undertow/shared/table/game.ts';
import { ally } from '../rules/cards/allies.ts';
import { abyss } from '../rules/index.ts';
import { perRace } from '../rules/races.ts';
import type { Position } from '../rules/rules.ts';
import { scoreOf } from '../rules/scoring.ts';
import { LORDS_TO_TRIGGER_END, type Player, type State } from '../rules/state.ts';
import type { View } from '../view.ts';

export interface Outlook extends Position {
  readonly seat: Seat;
  readonly view: View;
  readonly own: Frozen<Player>;
  /** About how many further turns of its own the seat can expect. */
  readonly turnsLeft: number;
  /** Thinks of few payments only: where a match is tried out, time counts more. */
  readonly isHasty: boolean;
}

export function outlookOf(view: View, seat: Seat): Outlook {
  const state = stateOf(view);
  const own = state.seats[seat];
  if (!own) throw new Error(`nobody sits at seat ${seat}`);
  return {
    state,
    rules: abyss.rulesFor(view.options),
    seat,
    view,
    own,
    turnsLeft: turnsLeft(view, seat),
    isHasty: false,
  };
}

const UNKNOWN = '?';
const unknown = (count: number): string[] => Array<string>(count).fill(UNKNOWN);

/** The position with as many unknown cards as there are where nothing is seen, and empty hands for the others. */
function stateOf(view: View): Frozen<State> {
  const state = {
    ...view,
    seats: view.seats.map(({ hand = [], tokens = [], ...seat }) => ({ ...seat, hand, tokens })),
    explorationDeck: unknown(view.explorationDeckCount),
    discard: unknown(view.discardCount),
    council: perRace((race) => unknown(view.councilCounts[race])),
    tokenSupply: Object.fromEntries(
      Object.entries(view.tokenSupplyCounts).map(([supply, count]) => [supply, unknown(count)]),
    ),
    lordDeck: unknown(view.lordDeckCount),
    locationDeck: unknown(view.locationDeckCount),
    passed: [],
    endConditionMet: view.ending !== null,
    scores: null,
  };
  // The expansions show everything but their decks, and of these nothing is asked here.
  return state as unknown as Frozen<State>;
}

const TURNS_PER_LORD = 2.2;

interface Lorded {
  readonly seats: readonly { readonly lords: readonly unknown[] }[];
}

/** The game is expected to end with the seventh Lord of the quickest; this turn counts as one. */
export function turnsLeft({ ending, active, seats }: Pick<State, 'ending' | 'active'> & Lorded, seat: Seat): number {
  if (ending) return active === seat ? 1 : 0.5;
  const most = Math.max(...seats.map(({ lords }) => lords.length));
  return 1 + Math.max(0, LORDS_TO_TRIGGER_END - most) * TURNS_PER_LORD;
}

/** The same with other things in front of the seat. */
export function withOwn(outlook: Outlook, changed: Partial<Frozen<Player>>): Outlook {
  const own = { ...outlook.own, ...changed };
  return { ...outlook, own, state: { ...outlook.state, seats: outlook.state.seats.with(outlook.seat, own) } };
}

/** How many points more the seat has with these things in front of it. */
export function gainWith(outlook: Outlook, changed: Partial<Frozen<Player>>): number {
  return scoreOf(withOwn(outlook, changed), outlook.seat).total - pointsIn(outlook);
}

/** The points in an outlook are asked for again and again, as what others are compared to. */
const known = new WeakMap<Outlook, number>();

function pointsIn(outlook: Outlook): number {
  let points = known.get(outlook);
  if (points === undefined) {
    points = scoreOf(outlook, outlook.seat).total;
    known.set(outlook, points);
  }
  return points;
}

/** The opponents' seats, the one with the most points first. */
export function rivals({ view, seat }: Outlook): Seat[] {
  const points = (rival: Seat) => view.seats[rival]?.score.total ?? 0;
  return [...view.seats.keys()].filter((other) => other !== seat).sort((a, b) => points(b) - points(a));
}

/** The value of the whole hand. */
export function handTotal({ own }: Outlook): number {
  return own.hand.reduce((sum, card) => sum + ally(card).value, 0);
}
