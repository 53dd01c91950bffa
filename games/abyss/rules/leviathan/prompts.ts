// The prompts of Leviathan: what is asked, who else sees the options, and the automatic answers.
import type { Answer, Decision } from '@undertow/shared/table/game.ts';
import { ally, byValue } from '../cards/allies.ts';
import { best, largestStack, lordOf, player } from '../queries.ts';
import { isRace } from '../races.ts';
import type { Position, Prompt } from '../rules.ts';
import { openScoreOf } from '../scoring.ts';
import { seatOf } from '../seat-option.ts';
import { beastOn, spacesTaken } from './border.ts';
import { rollsFor, SPACES } from './leviathans.ts';

export const prompts = {
  revealTokens: { shown: 'owner', timeout: () => 'done' },
  councilTokenStack: { shown: 'all', timeout: (position, options) => largestStack(position, options.filter(isRace)) },
  monsterDecision: { shown: 'owner', timeout: caution },
  martialLaw: { shown: 'owner', timeout: giveUpLowest },
  borderGuardTarget: { shown: 'all', timeout: (position, options) => best(options, (seat) => showing(position, seat)) },
  sorcererFight: { shown: 'owner', timeout: () => 'decline' },
  rebelTarget: { shown: 'all', timeout: (position, options) => best(options, (id) => nextLevel(position, id)[1]) },
  breederSpace: {
    shown: 'all',
    timeout: (_, options) =>
      best(
        SPACES.filter((space) => options.includes(space)),
        (space) => -rollsFor(space),
      ),
  },
  chooseLeviathan: { shown: 'owner', timeout: weakest },
  attackAlly: { shown: 'owner', timeout: (_, options) => options.toSorted(racelessLast)[0] as string },
  pearlBoost: { shown: 'all', timeout: () => 0 },
  rewardSplit: {
    shown: 'all',
    timeout: (_position, _options, { choice }) => (choice.type === 'amount' ? choice.max : 0),
  },
  revealDrawn: { shown: 'owner', timeout: () => 'done' },
  attackAgain: { shown: 'owner', timeout: () => 'stop' },
  leviathanPenaltyAllies: {
    shown: 'owner',
    timeout: (_, options, { choice }) =>
      options.toSorted(racelessLast).slice(0, choice.type === 'some' ? choice.min : 0),
  },
  leviathanPenaltyLord: { shown: 'all', timeout: leastLord },
} satisfies Readonly<Record<string, Prompt>>;

function caution(_: Position, options: readonly string[]): Answer {
  return ['ignore', 'fight', 'continue'].find((reaction) => options.includes(reaction)) as string;
}

/** Pays nothing as long as there is something to discard. */
function giveUpLowest(_: Position, options: readonly string[], { choice }: Decision): Answer {
  return options.toSorted(byValue).slice(0, choice.type === 'some' ? choice.max : 0);
}

/** What the seat has by what all see, without its tokens. */
function showing(position: Position, option: string): number {
  return openScoreOf(position, seatOf(option)).total;
}

function nextLevel(position: Position, id: string): readonly [resistance: number, reward: number] {
  const beasts = spacesTaken(position).map((space) => beastOn(position, space));
  const beast = beasts.find((one) => one.id === id);
  return beast?.levels[beast.beaten] ?? [0, 0];
}

/** The lowest next resistance; a second fight is declined. */
function weakest(position: Position, options: readonly string[]): Answer {
  return options.includes('pass') ? 'pass' : best(options, (id) => -nextLevel(position, id)[0]);
}

function racelessLast(a: string, b: string): number {
  return Number(!ally(a).race) - Number(!ally(b).race) || byValue(a, b);
}

/** Disabled ones first, then by influence. */
function leastLord(position: Position, options: readonly string[], { seat }: Decision): Answer {
  const { lords } = player(position, seat);
  const isDisabled = (id: string) => lords.some((lord) => lord.id === id && lord.disabled);
  return best(options, (id) => (isDisabled(id) ? 100 : 0) - lordOf(position, id).influence);
}
