// A bot that plays Abyss sensibly: it thinks no move ahead, but knows what things are worth.
import { abyss } from '@undertow/shared/abyss/index.ts';
import { lowestPayment, type PaymentData } from '@undertow/shared/abyss/payment.ts';
import type { View } from '@undertow/shared/abyss/view.ts';
import { enumerate, isLegal } from '@undertow/shared/table/choice.ts';
import type { Answer, Choice } from '@undertow/shared/table/game.ts';
import type { Bot } from '../bot.ts';
import { lastWindow, mainDecision } from './acting.ts';
import { buyOffer, exploreDecision, monsterDecision, monsterReward } from './exploring.ts';
import {
  attackAgain,
  attackAlly,
  breederSpace,
  chooseLeviathan,
  pearlBoost,
  rebelTarget,
  sorcererFight,
} from './fighting.ts';
import {
  affiliate,
  bestStack,
  blackSmokers,
  controlLocation,
  corruptorRecruit,
  healerPick,
  illusionistSwap,
  liberatorPick,
  location,
  lootContinue,
  opportunistLord,
  placeSentinel,
  schemerSwap,
  traitorSwap,
  worstStack,
} from './gaining.ts';
import type { Habit } from './habit.ts';
import { assassinTarget, executionerRace, fenceTargets, hunterTarget, leader } from './harming.ts';
import { discardAffiliated, discardAllies, discardAlly, discardLord, martialLaw, spendKeys } from './losing.ts';
import { outlookOf } from './outlook.ts';
import { planOf } from './paying.ts';
import { revealTokens, rewardSplit } from './tokens.ts';

const payment: Habit = (outlook, _, { choice }) => {
  if (choice.type !== 'form') return null;
  const data = choice.data as PaymentData;
  return planOf(outlook, data)?.payment ?? lowestPayment(data);
};

const habits: Readonly<Record<string, Habit>> = {
  mainDecision,
  payment,
  buyOffer,
  exploreDecision,
  monsterDecision,
  monsterReward,
  secondStack: bestStack,
  affiliate,
  controlLocation,
  chooseDrawnLocation: location,
  spendKeys,
  blackSmokers,
  lastWindow,
  commanderLimit: discardAllies,

  jailerDiscard: discardAlly,
  commanderDiscard: discardAllies,
  assassinTarget,
  hunterTarget,
  apprenticeStack: bestStack,
  illusionistSwap,
  corruptorRecruit,
  traitorSwap,
  schemerSwap,
  ambassadorLocation: location,
  slaverDiscard: discardAlly,
  oracleStack: worstStack,
  opportunistLord,

  lootContinue,
  placeKraken: worstStack,
  placeSentinel,
  fenceTargets,
  krakenFigure: leader,
  healerPick,
  executionerRace,
  executionerDiscard: discardAffiliated,
  liberatorPick,

  revealTokens,
  councilTokenStack: bestStack,
  martialLaw,
  borderGuardTarget: leader,
  sorcererFight,
  rebelTarget,
  breederSpace,
  chooseLeviathan,
  attackAlly,
  pearlBoost,
  rewardSplit,
  revealDrawn: revealTokens,
  attackAgain,
  leviathanPenaltyAllies: discardAllies,
  leviathanPenaltyLord: discardLord,
};

export const sensible: Bot<View> = (view, decision) => {
  const { seat, prompt, choice } = decision;
  const habit = Object.hasOwn(habits, prompt) ? habits[prompt] : undefined;
  const options = 'options' in choice ? choice.options : [];
  const answer = habit?.(outlookOf(view, seat), options, decision);
  // Where it has no habit, or one that leads nowhere, it takes what costs least thought.
  return answer !== undefined && isLegal(choice, answer, abyss.forms) ? answer : anyAnswer(choice);
};

function anyAnswer(choice: Choice): Answer {
  const [answer] = enumerate(choice, 1, abyss.forms);
  if (answer === undefined) throw new Error('nothing can be answered');
  return answer;
}
