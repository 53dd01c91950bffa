// What a player chooses, as a sentence: for answers of which nothing is told before others are given, too.
import type { Answer, Decision } from '@undertow/shared/table/game.ts';
import { list, type Names, seatName } from '@undertow/shared/table/words.ts';
import type { BattlePlan } from '../../rules/forms/battle-plan.ts';
import { isCell } from '../../rules/geometry.ts';
import { cellName, creatureName, heroName, orderName, orderNames, tileName, trapName } from './names.ts';

const DEEDS: Readonly<Record<string, string>> = {
  use: 'uses it',
  decline: 'leaves it',
  stop: 'uses no more rooms',
  pay: 'pays 1 gold',
  'pay:food': 'pays food',
  'pay:gold': 'pays gold',
  'pay:evil': 'moves toward evil',
  'pay:trap': 'gives a trap',
  'pay:monster': 'gives a monster',
  'move-evil': 'moves 3 toward evil',
  'discard-traps': 'discards a trap',
  'face-down': 'turns the creature face down',
  'red-mark': 'takes a red mark',
  gold: 'gives 1 gold',
  food: 'gives 1 food',
};

export function sayAnswer({ prompt, seat }: Pick<Decision, 'prompt' | 'seat'>, answer: Answer, cast: Names): string {
  return `${seatName(cast, seat)} ${deedOf(prompt, answer)}.`;
}

function deedOf(prompt: string, answer: Answer): string {
  if (typeof answer === 'string') return deedOfOption(prompt, answer);
  if (typeof answer === 'number') return deedOfNumber(prompt, answer);
  if (isCell(answer)) return `chooses ${cellName(answer)}`;
  if (Array.isArray(answer)) return deedOfList(prompt, answer);
  return planned(answer as unknown as BattlePlan);
}

function deedOfOption(prompt: string, option: string): string {
  const [what = '', which = ''] = option.split(':');
  switch (prompt) {
    case 'initialBlocked':
      return `puts ${orderName(option)} out of reach`;
    case 'planDummyOrder':
      return `sends the stand-in to ${orderName(option)}`;
    case 'takeBack':
      return `takes ${orderName(option)} back`;
    case 'freePrisoner':
      return `lets ${heroName(option)} go free`;
  }
  if (DEEDS[option]) return DEEDS[option];
  if (prompt === 'creatureAction') return acts(option);
  if (prompt === 'hireCreature') return `hires ${creatureName(option)}`;
  if (prompt === 'buildRoom') return `builds ${tileName(option)}`;
  if (/trap/i.test(prompt)) return `chooses ${trapName(option)}`;
  if (what === 'use') return `uses ${tileName(which.split('@')[0] ?? which)}`;
  if (what === 'withdraw') return `withdraws ${creatureName(which)}`;
  if (what === 'discard-monster' || prompt === 'payMonster') return `gives up ${creatureName(which || option)}`;
  return `chooses ${which ? creatureName(which) : option.replaceAll('-', ' ')}`;
}

/** `witch/twin-hex`. */
function acts(option: string): string {
  const [creature = '', action = ''] = option.split('/');
  return `has ${creatureName(creature)} act: ${action.replaceAll('-', ' ')}`;
}

function deedOfNumber(prompt: string, number: number): string {
  if (prompt === 'taxes') return `pays ${number} gold`;
  if (prompt === 'spyCard') return `looks at combat card ${number}`;
  // Heroes are counted from the first one on.
  return `chooses hero ${number + 1}`;
}

function deedOfList(prompt: string, items: readonly Answer[]): string {
  if (items.length === 0) return 'chooses nothing';
  if (items.every(isCell)) return `${prompt === 'mineCells' ? 'mines' : 'digs'} at ${list(items.map(cellName))}`;
  const ids = items.map(String);
  if (prompt === 'planOrders') return `plans ${orderNames(ids)}, in this order`;
  if (prompt !== 'payday') return `chooses ${list(ids)}`;
  const those = (what: string) =>
    ids.flatMap((id) => (id.startsWith(`${what}:`) ? [creatureName(id.split(':')[1] ?? '')] : []));
  const [paid, released] = [those('pay'), those('release')];
  const deeds = [paid.length > 0 ? `pays ${list(paid)}` : '', released.length > 0 ? `lets ${list(released)} go` : ''];
  return list(deeds.filter(Boolean));
}

function planned({ tile, traps, creatures }: BattlePlan): string {
  const sent = [...traps.map(trapName), ...creatures.map((id) => creatureName(id))];
  return `waits at ${cellName(tile)} with ${list(sent) || 'nobody'}`;
}
