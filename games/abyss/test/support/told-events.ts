// A table that is moved by events alone: what a client knows that reads the events and no views.
import type { AbyssEvent } from '../../rules/events.ts';
import { at, change, leaveHand, type Teller, take } from './told-changes.ts';
import { tellKraken, tellLeviathan } from './told-expansions.ts';
import type { Told } from './told-table.ts';

/** Moves the table as the event says. Events that move nothing are not listed. */
export function hear(told: Told, event: AbyssEvent): void {
  for (const tellers of [tell, tellKraken, tellLeviathan]) {
    const teller = tellers[event.type] as ((told: Told, event: AbyssEvent) => void) | undefined;
    teller?.(told, event);
  }
}

const tell: Teller = {
  turnBegan(told, { seat, round, extra }) {
    if (extra) told.extraTurns--;
    Object.assign(told, { active: seat, round, price: 1, bought: told.seats.map(() => 0), powersUsed: [] });
  },
  extraTurnGained(told) {
    told.extraTurns++;
  },
  endTriggered(told, { seat }) {
    told.trigger = seat;
  },
  gameScored(told, { scores }) {
    told.totals = scores.map(({ total }) => total);
  },

  pearlsGained(told, { seat, pearls }) {
    at(told, seat).pearls += pearls;
  },
  pearlsLost(told, { seat, pearls }) {
    at(told, seat).pearls -= pearls;
  },
  keysGained(told, { seat, keys }) {
    at(told, seat).keys += keys;
  },
  keysSpent(told, { seat, tokens }) {
    at(told, seat).keys -= tokens;
  },
  tokensDrawn(told, { seat, supply, count, secret }) {
    change(told.tokenSupply, supply, -count);
    change(at(told, seat).tokenCounts, supply, count);
    at(told, seat).tokens.push(...(secret?.faces ?? []));
  },
  tokenStolen(told, { seat, from, supply, secret }) {
    change(at(told, seat).tokenCounts, supply, 1);
    change(at(told, from).tokenCounts, supply, -1);
    // Either of the two, if it is the listener, knows its own tokens.
    for (const face of secret?.faces ?? []) {
      if (at(told, from).tokens.includes(face)) take(at(told, from).tokens, face);
      else at(told, seat).tokens.push(face);
    }
  },

  cardRevealed(told, { card, space }) {
    told.explorationDeckCount--;
    told.track[space - 1] = card;
    told.revealed = space - 1;
  },
  deckReshuffled(told, { cards }) {
    told.discardCount -= cards;
    told.explorationDeckCount += cards;
  },
  allyBought(told, { seat, ally, price }) {
    told.bought[seat] = (told.bought[seat] ?? 0) + 1;
    told.price = price + 1;
    takeRevealed(told, seat, ally);
  },
  allyTaken(told, { seat, ally }) {
    takeRevealed(told, seat, ally);
  },
  threatMoved(told, { space }) {
    told.threat = space;
  },
  trackCleared(told, { allies, monsters }) {
    for (const ally of allies) {
      const [race = ''] = ally.split('-');
      change(told.councilCounts, race, 1);
      take(told.track, ally);
    }
    for (let i = 0; i < monsters; i++) take(told.track, 'monster');
    told.discardCount += monsters;
    told.revealed = null;
  },
  stackTaken(told, { seat, race, count, secret }) {
    change(told.councilCounts, race, -count);
    at(told, seat).handCount += count;
    at(told, seat).hand.push(...(secret?.faces ?? []));
  },
  stackDiscarded(told, { race, count }) {
    change(told.councilCounts, race, -count);
    told.discardCount += count;
  },

  alliesPlayed(told, { seat, allies }) {
    leaveHand(told, seat, allies);
    told.played = [...allies];
  },
  allyAffiliated(told, { seat, ally }) {
    if (told.played.includes(ally)) take(told.played, ally);
    else leaveHand(told, seat, [ally]);
    at(told, seat).affiliated.push(ally);
  },
  alliesDiscarded(told, { seat, allies }) {
    if (told.played.length > 0) told.played = [];
    else leaveHand(told, seat, allies);
    told.discardCount += allies.length;
  },

  lordTurnedUp(told, { lord, space }) {
    told.lordDeckCount--;
    told.court[space - 1] = lord;
  },
  lordReplaced(told, { old, lord, space }) {
    told.lordDeckCount--;
    told.discardedLords.push(old);
    told.court[space - 1] = lord;
  },
  courtRefilled(told, { lords }) {
    told.lordDeckCount -= lords.length;
    told.court.push(...lords);
  },
  lordEntered(told, { seat, lord, from }) {
    if (from === 'court') take(told.court, lord);
    else told.lordDeckCount--;
    at(told, seat).lords.push({ id: lord });
  },
  lordMarked(told, { lord }) {
    told.marked.push(lord);
  },
  lordDisabled(told, { seat, lord }) {
    take(told.marked, lord);
    for (const owned of at(told, seat).lords) if (owned.id === lord) owned.disabled = true;
  },
  lordDiscarded(told, { seat, lord }) {
    at(told, seat).lords = at(told, seat).lords.filter(({ id }) => id !== lord);
    told.discardedLords.push(lord);
  },
  powerUsed(told, { lord }) {
    told.powersUsed.push(lord);
  },

  locationsDrawn(told, { locations }) {
    told.locationDeckCount -= locations.length;
    told.drawn.push(...locations);
  },
  locationChosen(told, { location }) {
    if (told.drawn.includes(location)) return;
    take(told.available, location);
    told.drawn = [location];
  },
  locationsMadeAvailable(told, { locations }) {
    for (const location of locations) take(told.drawn, location);
    told.available.push(...locations);
  },
  locationControlled(told, { seat, location, lords }) {
    take(told.drawn, location);
    at(told, seat).locations.push(location);
    for (const owned of at(told, seat).lords) if (lords.includes(owned.id)) owned.under = location;
  },
  locationSwapped(told, { seat, own, other }) {
    take(told.available, other);
    told.available.push(own);
    replaceLocation(told, seat, own, other);
  },
  locationExchanged(told, { seat, old, location }) {
    told.locationDeckCount--;
    told.discardedLocations.push(old);
    replaceLocation(told, seat, old, location);
  },
};

function takeRevealed(told: Told, seat: number, ally: string): void {
  take(told.track, ally, told.revealed ?? 0);
  told.revealed = null;
  at(told, seat).handCount++;
  at(told, seat).hand.push(ally);
}

function replaceLocation(told: Told, seat: number, old: string, location: string): void {
  const { locations, lords } = at(told, seat);
  locations[locations.indexOf(old)] = location;
  for (const owned of lords) if (owned.under === old) owned.under = location;
}
