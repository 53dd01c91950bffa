// The prepared games of the tutorial: how each begins, what the learner does step by step, and what the rival answers.
import { abyss } from '@undertow/shared/abyss/index.ts';
import type { State } from '@undertow/shared/abyss/state.ts';
import { Match } from '@undertow/shared/table/match.ts';
import { openRandom } from '@undertow/shared/table/random.ts';
import {
  anyMatch,
  LEARNER,
  type LessonScene,
  type LessonStep,
  type RivalScript,
  type WantedAnswer,
} from '../../game.ts';
import type { Tab } from '../board/tabs.ts';

export const OPTIONS = { expansions: [] };

export const STEP_IDS = [
  'court',
  'dive',
  'explore',
  'onward',
  'take',
  'buy',
  'council',
  'descend',
  'fight',
  'recruit',
  'pay',
  'location',
  'seventh',
  'payLast',
  'scores',
] as const;
export type StepId = (typeof STEP_IDS)[number];

/** On a phone one part of the board is shown at a time. */
interface Step extends LessonStep {
  readonly id: StepId;
  readonly part?: Tab;
}

interface Scene extends LessonScene {
  readonly steps: readonly Step[];
}

const main = (answer: string): WantedAnswer => ({ prompt: 'mainDecision', answer });
const place = (id: string) => `[data-place="${id}"]`;

export const SCENES: readonly Scene[] = [
  {
    begin: () => matchAt(firstWater()),
    steps: [
      { id: 'court', at: '.court', part: 'court' },
      { id: 'dive', at: '.dive', part: 'dive' },
      { id: 'explore', at: place('deck:exploration'), answer: main('explore') },
      { id: 'onward', at: place('deck:exploration'), answer: { prompt: 'exploreDecision', answer: 'continue' } },
      { id: 'take', at: place('track:1'), answer: { prompt: 'exploreDecision', answer: 'take' } },
      { id: 'buy', at: place('track:0'), answer: { prompt: 'buyOffer', answer: 'buy' } },
      { id: 'council', at: place('council:crab'), answer: main('support:crab') },
      { id: 'descend', at: place('deck:exploration'), answer: main('explore') },
      { id: 'fight', at: place('track:0'), answer: { prompt: 'monsterDecision', answer: 'fight' } },
      { id: 'recruit', at: place('court:keeper'), answer: main('recruit:keeper') },
      { id: 'pay', at: '.pay .big', answer: { prompt: 'payment', back: 'cancel' } },
      {
        id: 'location',
        at: place('location:throne-room'),
        answer: { prompt: 'controlLocation', answer: 'take:throne-room' },
      },
    ],
    rival: rival(['explore', 'support:squid', 'support:jellyfish']),
  },
  {
    begin: () => matchAt(lastWater()),
    steps: [
      { id: 'seventh', at: place('court:miller'), answer: main('recruit:miller') },
      { id: 'payLast', at: '.pay .big', answer: { prompt: 'payment', back: 'cancel' } },
      { id: 'scores', at: '.question' },
    ],
    rival: rival(['support:squid']),
  },
];

/** What the rival does in their turns; of what the learner offers they buy nothing. */
function rival(turns: readonly string[]): RivalScript {
  return { turn: 'mainDecision', turns, replies: { buyOffer: 'pass', exploreDecision: 'take' } };
}

function matchAt(state: State) {
  return anyMatch(Match.at(abyss, state, { seed: 'fast:3', position: 0 }));
}

/** A fresh table, on which cards and decks are then put in the order that the lesson needs. */
function table(seed: number): State {
  const state = abyss.setup(OPTIONS, 2, openRandom({ seed: `fast:${seed}`, position: 0 }));
  state.active = LEARNER;
  return state;
}

/** A few turns into a game. */
function firstWater(): State {
  const state = table(1);
  arrange(state, {
    court: ['keeper', 'jailer', 'trader', 'oracle', 'treasurer', 'sage'],
    available: ['throne-room'],
    next: ['crab-1', 'seahorse-3', 'shellfish-4', 'squid-2', 'monster'],
  });
  state.council = { ...state.council, crab: ['crab-2', 'crab-1'], squid: ['squid-1'], jellyfish: ['jellyfish-2'] };
  state.threat = 3;
  const [learner, rival] = state.seats;
  if (learner) Object.assign(learner, { pearls: 2, keys: 1, hand: [] });
  if (rival) Object.assign(rival, { pearls: 1, hand: ['squid-3', 'jellyfish-1'] });
  return state;
}

/** Shortly before the end of a game. */
function lastWater(): State {
  const state = table(2);
  arrange(state, {
    court: ['miller', 'assassin', 'peddler', 'apprentice', 'diplomat', 'elder'],
    available: ['jail', 'chasm'],
    next: [],
  });
  state.round = 12;
  state.council = { ...state.council, squid: ['squid-2', 'squid-1'] };
  const [learner, rival] = state.seats;
  if (learner) {
    Object.assign(learner, {
      pearls: 2,
      hand: ['seahorse-5', 'seahorse-3', 'shellfish-2', 'jellyfish-1'],
      affiliated: ['crab-1', 'squid-2', 'shellfish-3', 'jellyfish-2', 'seahorse-1', 'crab-3'],
      tokens: ['points-3', 'points-2'],
      lords: [
        { id: 'keeper', under: 'throne-room' },
        { id: 'alchemist', under: 'throne-room' },
        { id: 'slaver', under: 'throne-room' },
        { id: 'jailer' },
        { id: 'aquaculturist' },
        { id: 'shopkeeper' },
      ],
      locations: ['throne-room'],
    });
  }
  if (rival) {
    Object.assign(rival, {
      pearls: 4,
      hand: ['squid-3', 'crab-2', 'jellyfish-4'],
      affiliated: ['jellyfish-3', 'squid-1', 'crab-2', 'seahorse-2', 'squid-4'],
      tokens: ['points-4'],
      lords: [
        { id: 'reaper', under: 'parliament' },
        { id: 'opportunist', under: 'parliament' },
        { id: 'ship-master', under: 'parliament' },
        { id: 'trader' },
        { id: 'schemer' },
      ],
      locations: ['parliament'],
    });
  }
  return state;
}

interface Arrangement {
  readonly court: readonly string[];
  readonly available: readonly string[];
  /** The cards that come up next, in their order. */
  readonly next: readonly string[];
}

function arrange(state: State, { court, available, next }: Arrangement): void {
  const out = new Set([...court, ...available, 'parliament', 'throne-room']);
  state.lordDeck = state.lordDeck.concat(state.court).filter((id) => !out.has(id));
  state.court = [...court];
  state.locationDeck = state.locationDeck.concat(state.available).filter((id) => !out.has(id));
  state.available = [...available];
  state.explorationDeck = [...next, ...state.explorationDeck];
}
