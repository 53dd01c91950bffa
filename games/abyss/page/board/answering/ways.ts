// The control of each option of each prompt: a place of the board, or a kind of button.
import type { Tone } from '@undertow/web/src/table/kit/numbering.ts';
import type { View } from '../../../client.ts';
import { type Place, place } from '../places.ts';

/** How an option is given: by its button, or by these places of the board, one after the other. */
export interface Way {
  readonly option: string;
  readonly places: readonly Place[];
  /** `null`: as a button it stands with others of its kind. */
  readonly button: Tone | null;
}

type Reading = (option: string, view: View) => Omit<Way, 'option'>;

const at = (...places: readonly Place[]) => ({ places, button: null });
const button = (tone: Tone, ...places: readonly Place[]) => ({ places, button: tone });

const afterColon = (option: string) => option.slice(option.indexOf(':') + 1);
const beforeColon = (option: string) => option.split(':')[0] ?? option;

const revealed = ({ revealed }: View) => place('track', revealed ?? 0);
const exploration = place('deck', 'exploration');
const lordDeck = place('deck', 'lord');
const locationDeck = place('deck', 'location');

const inHand: Reading = (ally) => at(place('hand', ally));
const inCouncil: Reading = (race) => at(place('council', race));
const offBoard: Reading = (id) => at(place('offBoard', id));
const ofSeat: Reading = (option) => at(place('seat', option.split(':')[1] ?? ''));
const beast: Reading = (id) => orDecline(id, () => at(place('beast', id)));
const token: Reading = (id) => (id === 'done' ? button('no') : button('more', place('token', id)));
const ownLord: Reading = (id) => orDecline(id, () => at(place('lord', id)));
const eitherOf =
  (yes: string): Reading =>
  (option) =>
    button(option === yes ? 'go' : 'no');

function orDecline(option: string, otherwise: () => Omit<Way, 'option'>): Omit<Way, 'option'> {
  return option === 'pass' ? button('no') : otherwise();
}

/** Powers may be used where something else is asked. */
function power(option: string): Omit<Way, 'option'> | undefined {
  return option.startsWith('power:') ? button('also', place('lord', afterColon(option))) : undefined;
}

function swap(option: string, from: 'held' | 'lord', to: 'location' | 'court'): Omit<Way, 'option'> {
  const [own = '', other = ''] = option.split('>');
  return at(place(from, own), place(to, other));
}

function mainAction(option: string): Omit<Way, 'option'> {
  const what = afterColon(option);
  switch (beforeColon(option)) {
    case 'explore':
      return button('go', exploration);
    case 'plot':
      return button('more', lordDeck);
    case 'support':
      return at(place('council', what));
    case 'recruit':
      return at(place('court', what));
    case 'sentinel':
      return button('more', place('sentinel', what));
    default:
      return button('no');
  }
}

const readings: Readonly<Record<string, Reading>> = {
  // The turn
  mainDecision: mainAction,
  buyOffer: (option, view) =>
    option === 'pass' ? button('no') : button(option === 'buy' ? 'go' : 'more', revealed(view)),
  exploreDecision: (option, view) => (option === 'take' ? button('go', revealed(view)) : button('no', exploration)),
  monsterDecision: (option, view) =>
    option === 'fight' ? button('go', revealed(view)) : button(option === 'ignore' ? 'more' : 'no', exploration),
  monsterReward: () => button('more'),
  secondStack: inCouncil,
  affiliate: offBoard,
  controlLocation: (option) =>
    option.startsWith('take:') ? at(place('location', afterColon(option))) : button('more', locationDeck),
  chooseDrawnLocation: offBoard,
  blackSmokers: (option) => (option === 'keep' ? button('no') : at(place('offBoard', option))),
  lastWindow: () => button('go'),

  // The powers of Lords
  jailerDiscard: inHand,
  slaverDiscard: inHand,
  assassinTarget: ownLord,
  hunterTarget: ofSeat,
  apprenticeStack: inCouncil,
  oracleStack: inCouncil,
  illusionistSwap: (option) => orDecline(option, () => swap(option, 'held', 'location')),
  corruptorRecruit: (option) => orDecline(option, () => at(place('court', beforeColon(option)))),
  traitorSwap: (option) => orDecline(option, () => swap(option, 'lord', 'court')),
  schemerSwap: ownLord,
  opportunistLord: (lord) => at(place('court', lord)),
  ambassadorLocation: offBoard,

  // Kraken
  lootContinue: eitherOf('draw'),
  placeKraken: inCouncil,
  placeSentinel: (option) => at(option),
  krakenFigure: ofSeat,
  healerPick: offBoard,
  executionerRace: offBoard,
  executionerDiscard: (ally) => at(place('affiliated', ally)),
  liberatorPick: ownLord,

  // Leviathan
  revealTokens: token,
  revealDrawn: token,
  councilTokenStack: inCouncil,
  borderGuardTarget: ofSeat,
  sorcererFight: eitherOf('fight'),
  rebelTarget: beast,
  breederSpace: (space) => at(place('berth', space)),
  chooseLeviathan: beast,
  attackAlly: inHand,
  attackAgain: eitherOf('attack'),
  leviathanPenaltyLord: ownLord,
};

/** How each option of a prompt is given. Of an unknown prompt, all options are buttons. */
export function waysOf(prompt: string, options: readonly string[], view: View): Way[] {
  const reading = readings[prompt] ?? (() => button('more'));
  return [...new Set(options)].map((option) => ({ option, ...(power(option) ?? reading(option, view)) }));
}

/** Where the pieces lie of which several are picked. */
const several: Readonly<Record<string, (option: string) => Place>> = {
  spendKeys: (option) => (option === 'token' ? place('key', 'token') : place('lord', option)),
  fenceTargets: (option) => place('seat', afterColon(option)),
};

export function pieceOf(prompt: string, option: string): Place {
  return several[prompt]?.(option) ?? place('hand', option);
}
