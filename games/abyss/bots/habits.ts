// The habits of the bots by prompt: which habit answers which question.
import type { PromptName } from '../rules/index.ts';
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
import { payment } from './paying.ts';
import { revealTokens, rewardSplit } from './tokens.ts';

export const habits: Readonly<Record<PromptName, Habit>> = {
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
