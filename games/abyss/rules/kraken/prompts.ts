// The prompts of Kraken: what is asked, who else sees the options, and the automatic answers.
import type { Seat } from '@undertow/shared/table/game.ts';
import { ally, byValue } from '../cards/allies.ts';
import { affiliatedOf, best, isProtected, largestStack, lordOf, opponents, smallestStack } from '../queries.ts';
import { isRace } from '../races.ts';
import type { Position, Prompt } from '../rules.ts';

export const prompts = {
  lootContinue: { shown: 'all', timeout: () => 'stop' },
  placeKraken: { shown: 'all', timeout: (position, options) => smallestStack(position, options.filter(isRace)) },
  placeSentinel: { shown: 'all', timeout: bestPlace },
  fenceTargets: {
    shown: 'all',
    timeout: (_, options, { choice }) => options.slice(0, choice.type === 'some' ? choice.min : 0),
  },
  krakenFigure: { shown: 'all', timeout: (_, options) => options[0] as string },
  healerPick: { shown: 'owner', timeout: (_, options) => best(options.toSorted(byValue), worthKeeping) },
  executionerRace: {
    shown: 'all',
    timeout: (position, options, { seat }) => best(options, (race) => holdersOf(position, seat, race)),
  },
  executionerDiscard: { shown: 'all', timeout: (_, options) => options.toSorted(byValue)[0] as string },
  liberatorPick: {
    shown: 'all',
    timeout: (position, options) => best(options.toSorted(), (id) => lordOf(position, id).keys),
  },
} satisfies Readonly<Record<string, Prompt>>;

function bestPlace(position: Position, options: readonly string[]): string {
  const of = (area: string) =>
    options.filter((option) => option.startsWith(area)).map((option) => option.slice(area.length));
  const lords = of('court:');
  if (lords.length > 0) return `court:${best(lords.toSorted(), (id) => lordOf(position, id).influence)}`;
  const stacks = of('council:').filter(isRace);
  return stacks.length > 0 ? `council:${largestStack(position, stacks)}` : (options[0] as string);
}

/** A Kraken only if there is nothing else. */
function worthKeeping(id: string): number {
  const { race, value } = ally(id);
  return race ? value : 0;
}

function holdersOf(position: Position, owner: Seat, race: string): number {
  return opponents(position, owner).filter(
    (seat) =>
      !isProtected(position, seat, lordOf(position, 'executioner')) &&
      isRace(race) &&
      affiliatedOf(position, seat, race).length > 0,
  ).length;
}
