// The plan of a new table, as it is filled in: what may be chosen together, what is remembered, and what the server is asked.
import { type GameInfo, type TableWish, TIME_CONTROLS, type TimeControl } from '@undertow/client-sdk/index.ts';

export const TIMES = Object.keys(TIME_CONTROLS) as readonly TimeControl[];

export const ACCESSES = ['public', 'unlisted', 'private'] as const;

export interface Plan {
  readonly game: string;
  readonly expansions: readonly string[];
  readonly seats: number;
  readonly time: TimeControl;
  readonly access: (typeof ACCESSES)[number];
  readonly rated: boolean;
  readonly spectators: boolean;
  /** So many turns late. */
  readonly delay: number;
  readonly bots: boolean;
}

export const MOST_DELAY = 20;

const FIRST: Omit<Plan, 'game'> = {
  expansions: [],
  seats: 3,
  time: 'live',
  access: 'public',
  rated: false,
  spectators: true,
  delay: 0,
  bots: false,
};

/** How many can play this with these expansions. */
export function seatRange({ seats, expansions }: GameInfo, chosen: readonly string[]): { min: number; max: number } {
  const most = expansions.flatMap(({ id, maxSeats }) =>
    chosen.includes(id) && maxSeats !== undefined ? maxSeats : [],
  );
  return { min: seats.min, max: Math.max(seats.max, ...most) };
}

/** The plan that is nearest to this one and can be played, by somebody who is a member or not. */
export function sound(plan: Plan, game: GameInfo, isMember: boolean): Plan {
  const expansions = game.expansions.map(({ id }) => id).filter((id) => plan.expansions.includes(id));
  const { min, max } = seatRange(game, expansions);
  const rated = plan.rated && isMember;
  return {
    ...plan,
    game: game.id,
    expansions,
    seats: Math.min(Math.max(plan.seats, min), max),
    rated,
    // A rating is won from people.
    bots: plan.bots && !rated,
    delay: plan.spectators ? Math.min(Math.max(plan.delay, 0), MOST_DELAY) : 0,
  };
}

/** The plan that was used last, as far as it can be read and still be played. */
export function remembered(text: string | null, game: GameInfo, isMember: boolean): Plan {
  const { expansions, seats, time, access, rated, spectators, delay, bots } = objectIn(text);
  const plan: Plan = {
    game: game.id,
    expansions: Array.isArray(expansions) ? expansions.filter((id) => typeof id === 'string') : FIRST.expansions,
    seats: wholeNumber(seats) ?? FIRST.seats,
    time: TIMES.find((known) => known === time) ?? FIRST.time,
    access: ACCESSES.find((known) => known === access) ?? FIRST.access,
    rated: rated === true,
    spectators: spectators !== false,
    delay: wholeNumber(delay) ?? FIRST.delay,
    bots: bots === true,
  };
  return sound(plan, game, isMember);
}

export function wishOf({ game, expansions, seats, time, access, rated, spectators, delay, bots }: Plan): TableWish {
  const options = { expansions: [...expansions] };
  return { game, options, seats, time, access, rated, bots, spectators: { allowed: spectators, delay } };
}

/** A table at which one person and bots sit, and begin at once. */
export function practice(game: string, expansions: readonly string[] = [], seats = 2): TableWish {
  return wishOf({ ...FIRST, game, expansions, seats, time: 'none', access: 'private', bots: true });
}

function wholeNumber(value: unknown): number | undefined {
  return Number.isInteger(value) ? (value as number) : undefined;
}

function objectIn(text: string | null): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}
