// The plan of a new table, as it is filled in: which choices go together, what is remembered, and the request to the server.
import {
  type GameChoice,
  type GameInfo,
  type Json,
  seatsWith,
  type Table,
  type TableChange,
  type TableWish,
  TIME_CONTROLS,
  type TimeControl,
} from '@undertow/client-sdk/index.ts';

export const TIMES = Object.keys(TIME_CONTROLS) as readonly TimeControl[];

export const ACCESSES = ['public', 'unlisted', 'private'] as const;

export interface Plan {
  readonly game: string;
  /** What was chosen, by the ids of the choices of the game. */
  readonly options: Readonly<Record<string, Json>>;
  readonly seats: number;
  readonly time: TimeControl;
  readonly access: (typeof ACCESSES)[number];
  readonly rated: boolean;
  readonly spectators: boolean;
  /** So many turns late. */
  readonly delay: number;
  readonly bots: boolean;
  /** How well these play, if that was chosen. */
  readonly level?: string | undefined;
}

export const MOST_DELAY = 20;

const FIRST: Omit<Plan, 'game'> = {
  options: {},
  seats: 3,
  time: 'live',
  access: 'public',
  rated: false,
  spectators: true,
  delay: 0,
  bots: false,
};

/** What is chosen now, or what is usual if that cannot be chosen any more; a list in the order of the values. */
export function soundChoice({ many, values, default: usual }: GameChoice, chosen: Json | undefined): Json {
  const offered = values.map(({ value }) => value);
  if (many && Array.isArray(chosen)) return offered.filter((value) => chosen.includes(value));
  return many ? usual : (offered.find((value) => value === chosen) ?? usual);
}

/** The plan that is nearest to this one and can be played, by a person who may play rated matches or not. */
export function sound(plan: Plan, game: GameInfo, isRateable: boolean): Plan {
  const options = Object.fromEntries(
    game.choices.map((choice) => [choice.id, soundChoice(choice, plan.options[choice.id])]),
  );
  const { min, max } = seatsWith(game, options);
  const rated = plan.rated && isRateable;
  return {
    ...plan,
    game: game.id,
    options,
    seats: Math.min(Math.max(plan.seats, min), max),
    rated,
    // A rating is won from people.
    bots: plan.bots && !rated,
    level: game.levels.find(({ id }) => id === plan.level)?.id,
    delay: plan.spectators ? Math.min(Math.max(plan.delay, 0), MOST_DELAY) : 0,
  };
}

/** The plan that was used last, as far as it can be read and still be played. */
export function remembered(text: string | null, game: GameInfo, isRateable: boolean): Plan {
  const { options, seats, time, access, rated, spectators, delay, bots, level } = objectIn(text);
  const plan: Plan = {
    game: game.id,
    options: isObject(options) ? (options as Plan['options']) : FIRST.options,
    seats: wholeNumber(seats) ?? FIRST.seats,
    time: TIMES.find((known) => known === time) ?? FIRST.time,
    access: ACCESSES.find((known) => known === access) ?? FIRST.access,
    rated: rated === true,
    spectators: spectators !== false,
    delay: wholeNumber(delay) ?? FIRST.delay,
    bots: bots === true,
    level: typeof level === 'string' ? level : undefined,
  };
  return sound(plan, game, isRateable);
}

/** The game of the plan that was used last, if there was one. */
export function gameIn(text: string | null): string | undefined {
  const { game } = objectIn(text);
  return typeof game === 'string' ? game : undefined;
}

export function wishOf(plan: Plan): TableWish {
  const { game, options, seats, time, access, rated, spectators, delay, bots, level } = plan;
  return {
    ...{ game, options, seats, time, access, rated, bots, spectators: { allowed: spectators, delay } },
    ...(bots && level !== undefined ? { level } : {}),
  };
}

/** A table as it is, to be changed. */
export function planOf({ game, options, seats, time, access, rated, spectators, bots, level }: Table): Plan {
  return {
    ...{ game, seats: seats.length, time, access, rated, bots, level },
    options: isObject(options) ? (options as Plan['options']) : FIRST.options,
    spectators: spectators.allowed,
    delay: spectators.delay,
  };
}

export function changeOf(plan: Plan): TableChange {
  const { game: _, ...change } = wishOf(plan);
  return change;
}

function wholeNumber(value: unknown): number | undefined {
  return Number.isInteger(value) ? (value as number) : undefined;
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function objectIn(text: string | null): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return isObject(value) ? value : {};
  } catch {
    return {};
  }
}
