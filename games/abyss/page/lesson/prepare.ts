// Prepares the tables of the lessons: a fresh table on which everything is put in the order that a lesson needs.
import { Match } from '@undertow/shared/table/match.ts';
import { openRandom } from '@undertow/shared/table/random.ts';
import { anyMatch } from '@undertow/web/src/game.ts';
import {
  LEARNER,
  type LessonScene,
  type LessonStep,
  type RivalScript,
  type WantedAnswer,
} from '@undertow/web/src/learn/game-lesson.ts';
import { abyss } from '../../rules/index.ts';
import type { KrakenState } from '../../rules/kraken/state.ts';
import { leviathanIds } from '../../rules/leviathan/leviathans.ts';
import type { LeviathanState } from '../../rules/leviathan/state.ts';
import type { Options, Player, State } from '../../rules/state.ts';
import type { Tab } from '../board/tabs.ts';

/** On a phone one part of the board is shown at a time. */
interface Step extends LessonStep {
  readonly part?: Tab;
}

export interface Scene extends LessonScene {
  readonly steps: readonly Step[];
}

export interface Arrangement {
  readonly options: Options;
  readonly seed: number;
  readonly court: readonly string[];
  readonly available: readonly string[];
  /** The Exploration cards that come up next, in their order. */
  readonly next?: readonly string[];
  readonly council?: Partial<State['council']>;
  readonly learner: Partial<Player>;
  readonly rival: Partial<Player>;
  readonly round?: number;
  readonly threat?: number;
  /** The tokens that are drawn next of each supply. */
  readonly tokens?: Readonly<Record<string, readonly string[]>>;
  readonly leviathan?: Partial<Omit<LeviathanState, 'border'>> & { readonly border: Partial<LeviathanState['border']> };
  readonly kraken?: Partial<KrakenState>;
}

export const main = (answer: string): WantedAnswer => ({ prompt: 'mainDecision', answer });
/** One may pay as one likes, or go back; these Allies are what is proposed. */
export function payment(...proposed: readonly (readonly string[])[]): WantedAnswer {
  return { prompt: 'payment', back: 'cancel', hints: proposed.map((allies) => ({ allies })) };
}

export const place = (id: string) => `[data-place="${id}"]`;

/** What the rival does in their turns; of what the learner offers they buy nothing. */
export function rival(turns: readonly string[]): RivalScript {
  return { turn: 'mainDecision', turns, replies: { buyOffer: 'pass', exploreDecision: 'take' } };
}

/** What the rival has shortly before the end: so many Pearls, and this Lord among others. */
export function lateRival(pearls: number, lord: string): Partial<Player> {
  return {
    pearls,
    hand: ['squid-3', 'crab-2', 'jellyfish-4'],
    affiliated: ['jellyfish-3', 'squid-1', 'crab-2', 'seahorse-2', 'squid-4'],
    tokens: ['points-4'],
    lords: [
      { id: 'reaper', under: 'parliament' },
      { id: 'opportunist', under: 'parliament' },
      { id: 'ship-master', under: 'parliament' },
      { id: lord },
      { id: 'schemer' },
    ],
    locations: ['parliament'],
  };
}

export function matchOf(arrangement: Arrangement) {
  return anyMatch(Match.at(abyss, arranged(arrangement), { seed: 'fast:3', position: 0 }));
}

function arranged(arrangement: Arrangement): State {
  const { options, seed, court, available, next = [], council, learner, rival, round, threat, tokens } = arrangement;
  const state = abyss.setup(options, 2, openRandom({ seed: `fast:${seed}`, position: 0 }));
  state.active = LEARNER;
  state.round = round ?? state.round;
  state.threat = threat ?? state.threat;
  const out = new Set([...court, ...available, ...held(learner), ...held(rival)]);
  const isIn = (id: string) => !out.has(id);
  state.lordDeck = state.lordDeck.concat(state.court).filter(isIn);
  state.court = [...court];
  state.locationDeck = state.locationDeck.concat(state.available).filter(isIn);
  state.available = [...available];
  state.explorationDeck = [...next, ...state.explorationDeck];
  state.council = { ...state.council, ...council };
  for (const [supply, first] of Object.entries(tokens ?? {})) {
    state.tokenSupply[supply] = [...first, ...(state.tokenSupply[supply] ?? [])];
  }
  for (const [seat, has] of [learner, rival].entries()) Object.assign(state.seats[seat] ?? {}, has);
  arrangeBorder(state, arrangement);
  Object.assign(state.expansions.kraken ?? {}, arrangement.kraken);
  return state;
}

function held({ lords = [], locations = [] }: Partial<Player>): string[] {
  return [...lords.map(({ id }) => id), ...locations];
}

/** The Leviathans that are given first come up first; each of them is in the game once. */
function arrangeBorder({ expansions }: State, { leviathan: given }: Arrangement): void {
  const { leviathan } = expansions;
  if (!leviathan || !given) return;
  const { border, deck = [], ...rest } = given;
  const empty = Object.fromEntries(Object.keys(leviathan.border).map((space) => [space, null]));
  const used = new Set([
    ...deck,
    ...Object.values(border).map((beast) => beast?.id ?? ''),
    ...(rest.slain?.flat() ?? []),
  ]);
  Object.assign(leviathan, {
    ...rest,
    border: { ...empty, ...border },
    deck: [...deck, ...leviathanIds.filter((id) => !used.has(id))],
  });
}
