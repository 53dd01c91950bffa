// What a player chooses, as a sentence: for answers of which nothing is told before others are given, too.
import type { Answer, Decision } from '@undertow/shared/table/game.ts';
import { count, list, seatName } from '@undertow/shared/table/words.ts';
import { isRace } from '../../rules/races.ts';
import type { CardId } from '../../rules/state.ts';
import { type Cast, cardName, locationName, lordName, tokenName } from './words.ts';

/** What a payment is made of, whatever the expansion. */
interface Paid {
  readonly allies?: readonly CardId[];
  readonly nebulis?: number;
}

/** An option, or an option of one question alone. */
const DEEDS: Readonly<Record<string, string>> = {
  explore: 'explores',
  plot: 'plots at Court',
  pass: 'passes',
  cancel: 'calls it off',
  buy: 'buys it',
  'buyOffer.pass': 'does not buy it',
  take: 'takes the card',
  continue: 'explores on',
  fight: 'fights',
  ignore: 'ignores it',
  keep: 'keeps the Black Smokers',
  done: 'ends the turn',
  'revealDrawn.done': 'reveals no more tokens',
  'revealTokens.done': 'reveals no more tokens',
  draw: 'searches on',
  stop: 'stops',
  attack: 'attacks again',
  decline: 'does not fight',
};

/** What is done with what is chosen, where that is more than choosing it. */
const VERBS: Readonly<Record<string, string>> = {
  affiliate: 'affiliates',
  spendKeys: 'spends the Keys of',
  commanderLimit: 'discards',
  commanderDiscard: 'discards',
  jailerDiscard: 'discards',
  executionerDiscard: 'discards',
  martialLaw: 'discards',
  slaverDiscard: 'sells',
  attackAlly: 'attacks with',
  chooseLeviathan: 'fights',
  chooseDrawnLocation: 'takes',
  assassinTarget: 'disables',
  corruptorRecruit: 'bribes',
  revealDrawn: 'reveals',
  revealTokens: 'reveals',
};

export function sayAnswer({ prompt, seat }: Pick<Decision, 'prompt' | 'seat'>, answer: Answer, cast: Cast): string {
  return `${seatName(cast, seat)} ${deedOf(prompt, answer, cast)}.`;
}

function deedOf(prompt: string, answer: Answer, cast: Cast): string {
  const verb = VERBS[prompt] ?? 'chooses';
  if (typeof answer === 'string') return deedOfOption(prompt, answer, cast);
  if (typeof answer === 'number')
    return prompt === 'pearlBoost' ? `pays ${count(answer, 'Pearl')}` : `chooses ${answer}`;
  if (Array.isArray(answer)) {
    return answer.length === 0 ? `${verb} nothing` : `${verb} ${list(answer.map((one) => nameOf(String(one), cast)))}`;
  }
  const { allies = [], nebulis = 0 } = answer as Paid;
  return `pays with ${list([...allies.map(cardName), ...(nebulis > 0 ? [`${nebulis} Nebulis`] : [])]) || 'Pearls alone'}`;
}

function deedOfOption(prompt: string, option: string, cast: Cast): string {
  const known = DEEDS[`${prompt}.${option}`] ?? DEEDS[option];
  if (known) return known;
  const [what = '', which = ''] = option.split(':');
  const given = option.split('>');
  if (given.length > 1) return `gives ${given.map((id) => nameOf(id, cast)).join(' for ')}`;
  if (/^(keys|pearls|tokens):/.test(option)) return `takes ${list(option.split(',').map(reward))} as the reward`;
  switch (what) {
    case 'support':
      return `takes the ${which} stack`;
    case 'recruit':
      return `recruits ${lordName(cast, which)}`;
    case 'power':
      return `uses ${lordName(cast, which)}`;
    case 'sentinel':
      return 'places a Sentinel';
    case 'buy':
      return `buys it with ${which} Nebulis`;
    case 'take':
      return `takes ${locationName(cast, which)}`;
    case 'draw':
      return `draws ${count(Number(which), 'Location')}`;
    case 'seat':
      return `chooses ${seatName(cast, Number(which))}`;
    default:
      return `${VERBS[prompt] ?? 'chooses'} ${nameOf(option, cast)}`;
  }
}

function reward(part: string): string {
  const [what = '', number] = part.split(':');
  return count(Number(number), { keys: 'Key', pearls: 'Pearl', tokens: 'Monster token' }[what] ?? what);
}

function nameOf(option: string, cast: Cast): string {
  const id = option.replace(/^(council|court|location):/, '');
  const { lords, locations } = cast.rules;
  if (isRace(id)) return `the ${id} stack`;
  if (id === 'token') return 'a Key token';
  if (lords.has(id)) return lordName(cast, id);
  if (locations.has(id)) return locationName(cast, id);
  if (id.startsWith('leviathan-')) return `Leviathan ${Number(id.slice('leviathan-'.length))}`;
  return /^(pearls|points)-/.test(id) ? tokenName(id) : cardName(id);
}
