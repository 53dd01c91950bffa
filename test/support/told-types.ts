// The kinds of events that the base tells, and that each expansion adds.
import type { BaseEvent } from '@undertow/shared/abyss/events.ts';
import type { KrakenEvent } from '@undertow/shared/abyss/kraken/state.ts';
import type { LeviathanEvent } from '@undertow/shared/abyss/leviathan/state.ts';

/** Leviathan alone discards a Monster at once, and only where nobody can act a turn is passed: neither is expected. */
const BASE: Readonly<Record<Exclude<BaseEvent['type'], 'monsterDiscarded' | 'actionPassed'>, true>> = {
  turnBegan: true,
  pearlsGained: true,
  pearlsLost: true,
  keysGained: true,
  tokensDrawn: true,
  tokenStolen: true,
  plotted: true,
  lordTurnedUp: true,
  lordReplaced: true,
  cardRevealed: true,
  deckReshuffled: true,
  allyOffered: true,
  offerDeclined: true,
  allyBought: true,
  allyTaken: true,
  monsterLeft: true,
  monsterFought: true,
  threatMoved: true,
  trackCleared: true,
  stackTaken: true,
  stackDiscarded: true,
  alliesPlayed: true,
  allyAffiliated: true,
  alliesDiscarded: true,
  lordEntered: true,
  courtRefilled: true,
  powerUsed: true,
  protected: true,
  lordMarked: true,
  lordDisabled: true,
  lordDiscarded: true,
  extraTurnGained: true,
  locationsDrawn: true,
  locationChosen: true,
  keysSpent: true,
  locationControlled: true,
  locationsMadeAvailable: true,
  locationSwapped: true,
  locationExchanged: true,
  locationDeckSearched: true,
  endTriggered: true,
  gameScored: true,
};

const KRAKEN: Readonly<Record<KrakenEvent['type'], true>> = {
  nebulisGained: true,
  nebulisLost: true,
  figureMoved: true,
  allyStranded: true,
  sentinelPlaced: true,
  sentinelReturned: true,
  lootDrawn: true,
  lootPaired: true,
  monsterTurnedUp: true,
  allyFound: true,
  affiliatedDiscarded: true,
  lordFreed: true,
};

const LEVIATHAN: Readonly<Record<LeviathanEvent['type'] | 'monsterDiscarded', true>> = {
  monsterDiscarded: true,
  leviathanTurnedUp: true,
  diceRolled: true,
  leviathanPlaced: true,
  leviathanAttacked: true,
  leviathanDiscarded: true,
  wounded: true,
  fightBegan: true,
  allySentToAttack: true,
  attackResolved: true,
  levelsBeaten: true,
  leviathanSlain: true,
  scourgeTaken: true,
  tokenRevealed: true,
};

export const TOLD = { base: Object.keys(BASE), kraken: Object.keys(KRAKEN), leviathan: Object.keys(LEVIATHAN) };
