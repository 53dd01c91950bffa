// What the events of the expansions move.
import { at, change, changeAt, leaveHand, type Teller, take } from './told-changes.ts';
import type { Told, ToldKraken, ToldLeviathan } from './told-table.ts';

export const tellKraken: Teller = {
  nebulisGained(told, { seat, nebulis }) {
    changeAt(krakenOf(told).nebulis, seat, nebulis);
  },
  nebulisLost(told, { seat, nebulis }) {
    changeAt(krakenOf(told).nebulis, seat, -nebulis);
  },
  figureMoved(told, { holder }) {
    krakenOf(told).figure = holder;
  },
  allyStranded(told, { ally, race }) {
    take(told.track, ally);
    change(told.councilCounts, race, 1);
  },
  sentinelPlaced(told, { seat, sentinel, on }) {
    const { standing } = krakenOf(told);
    standing[sentinel] = `${seat} on ${on}`;
    const sorted = Object.entries(standing).sort();
    for (const [id] of sorted) delete standing[id];
    Object.assign(standing, Object.fromEntries(sorted));
  },
  sentinelReturned(told, { sentinel }) {
    delete krakenOf(told).standing[sentinel];
  },
  lootDrawn(told, { location, loot }) {
    const kraken = krakenOf(told);
    kraken.lootDeckCount--;
    kraken.loot = { ...kraken.loot, [location]: [...(kraken.loot[location] ?? []), loot] };
  },
  lootPaired(told, { location, loot }) {
    const kraken = krakenOf(told);
    const left = (kraken.loot[location] ?? []).filter((card) => card !== loot);
    kraken.loot = { ...kraken.loot, [location]: left };
    kraken.discardedLoot = [...kraken.discardedLoot, loot, loot];
  },
  monsterTurnedUp(told) {
    told.explorationDeckCount--;
    told.discardCount++;
  },
  allyFound(told, { seat, ally, because }) {
    // The Healer finds it in the discard pile, Loot on the deck.
    if (because) told.discardCount--;
    else told.explorationDeckCount--;
    at(told, seat).handCount++;
    at(told, seat).hand.push(ally);
  },
  affiliatedDiscarded(told, { seat, ally }) {
    take(at(told, seat).affiliated, ally);
    told.discardCount++;
  },
  lordFreed(told, { seat, lord }) {
    for (const owned of at(told, seat).lords) if (owned.id === lord) delete owned.under;
  },
};

export const tellLeviathan: Teller = {
  monsterDiscarded(told) {
    // It is the card revealed last, and leaves its space empty.
    const space = told.revealed ?? 0;
    if (space === told.track.length - 1) told.track.pop();
    else told.track[space] = 'null';
    told.revealed = null;
    told.discardCount++;
  },
  leviathanTurnedUp(told, { leviathan }) {
    leviathanOf(told).deckCount--;
    leviathanOf(told).arriving = leviathan;
  },
  leviathanPlaced(told, { leviathan, space }) {
    leviathanOf(told).border[space] = { id: leviathan, beaten: 0 };
    leviathanOf(told).arriving = null;
  },
  leviathanDiscarded(told, { leviathan }) {
    leaveBorder(told, leviathan);
    leviathanOf(told).discarded.push(leviathan);
  },
  leviathanSlain(told, { seat, leviathan }) {
    leaveBorder(told, leviathan);
    leviathanOf(told).slain[seat]?.push(leviathan);
  },
  levelsBeaten(told, { leviathan, levels }) {
    const { border } = leviathanOf(told);
    for (const [space, beast] of Object.entries(border)) {
      if (beast?.id !== leviathan) continue;
      border[space as keyof typeof border] = { ...beast, beaten: beast.beaten + levels };
    }
  },
  wounded(told, { seat, wounds }) {
    changeAt(leviathanOf(told).wounds, seat, wounds);
  },
  fightBegan(told, { leviathan }) {
    leviathanOf(told).fighting = leviathan;
  },
  fightEnded(told) {
    leviathanOf(told).fighting = null;
  },
  allySentToAttack(told, { seat, ally }) {
    leaveHand(told, seat, [ally]);
    told.discardCount++;
  },
  scourgeTaken(told, { seat }) {
    leviathanOf(told).scourge = seat;
  },
  tokenRevealed(told, { seat, token }) {
    change(at(told, seat).tokenCounts, 'leviathan', -1);
    const { tokens } = at(told, seat);
    if (tokens.includes(token)) take(tokens, token);
    leviathanOf(told).spentTokens.push(token);
  },
};

function leaveBorder(told: Told, leviathan: string): void {
  const { border } = leviathanOf(told);
  for (const [space, beast] of Object.entries(border)) {
    if (beast?.id === leviathan) border[space as keyof typeof border] = null;
  }
}

function krakenOf({ kraken }: Told): ToldKraken {
  if (!kraken) throw new Error('told of Kraken, which is not in this game');
  return kraken;
}

function leviathanOf({ leviathan }: Told): ToldLeviathan {
  if (!leviathan) throw new Error('told of Leviathan, which is not in this game');
  return leviathan;
}
