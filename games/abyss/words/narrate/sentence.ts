// One sentence for each event. No case stands for the rest, so that the compiler finds an event without a sentence.
import { capitalised, count, ownedName, seatName } from '@undertow/shared/table/words.ts';
import type { AbyssEvent, BaseEvent } from '../../rules/events.ts';
import { sentences } from '../../rules/index.ts';
import {
  by,
  cards,
  causeOf,
  cleared,
  entered,
  faces,
  keys,
  locations,
  lords,
  played,
  seats,
  under,
} from './phrases.ts';
import { type Cast, cardName, locationName, lordName, tokenName } from './words.ts';

export function sentence(event: AbyssEvent, cast: Cast): string {
  for (const ofExpansion of sentences) {
    const told = ofExpansion(event, cast);
    if (told !== undefined) return told;
  }
  return baseSentence(event as BaseEvent, cast);
}

function baseSentence(event: BaseEvent, cast: Cast): string {
  const who = 'seat' in event ? seatName(cast, event.seat) : '';
  const cause = causeOf(event, cast);
  switch (event.type) {
    case 'turnBegan':
      return event.extra ? `${who} takes an extra turn.` : `It is ${ownedName(who, 'turn')}.`;
    case 'pearlsGained':
      return `${cause ? `${cause} brings ${who}` : `${who} gains`} ${count(event.pearls, 'Pearl')}.`;
    case 'pearlsLost':
      return `${cause ? `${cause} costs ${who}` : `${who} pays`} ${count(event.pearls, 'Pearl')}.`;
    case 'keysGained':
      return `${who} gains ${count(event.keys, 'Key')}.`;
    case 'tokensDrawn':
      return `${who} draws ${count(event.count, 'Monster token')}${faces(event, tokenName)}.`;
    case 'tokenStolen':
      return `${cause} takes a Monster token${faces(event, tokenName)} from ${seatName(cast, event.from)} for ${who}.`;

    case 'plotted':
      return `${who} plots at Court for 1 Pearl.`;
    case 'lordTurnedUp':
      return `${capitalised(lordName(cast, event.lord))} comes to Court.`;
    case 'lordReplaced':
      return `${cause} puts ${lordName(cast, event.lord)} in the place of ${lordName(cast, event.old)}.`;
    case 'actionPassed':
      return `${who} can do nothing and passes.`;

    case 'cardRevealed':
      return `Space ${event.space}: ${cardName(event.card)}.`;
    case 'deckReshuffled':
      return `The discard pile becomes a new deck of ${count(event.cards, 'card')}.`;
    case 'allyOffered':
      return `${seats(event.to, cast, 'or')} may buy it for ${count(event.price, 'Pearl')}.`;
    case 'offerDeclined':
      return `${seats(event.seats, cast)} ${event.seats.length === 1 ? 'does' : 'do'} not buy it.`;
    case 'allyBought':
      return `${who} buys ${cardName(event.ally)} from ${seatName(cast, event.from)} for ${count(event.price, 'Pearl')}.`;
    case 'allyTaken':
      return `${who} takes ${cardName(event.ally)}.`;
    case 'monsterLeft':
      return `${who} leaves the Monster alone.`;
    case 'monsterDiscarded':
      return 'The Monster is discarded.';
    case 'monsterFought':
      return `${who} fights the Monster for the reward of Threat space ${event.space}${by(event, cast)}.`;
    case 'threatMoved':
      return `The Threat ${event.space === 1 ? 'falls back' : 'rises'} to space ${event.space}.`;
    case 'trackCleared':
      return cleared(event);

    case 'stackTaken':
      return `${who} takes the ${event.race} stack${by(event, cast)}: ${count(event.count, 'Ally')}${faces(event, cardName)}.`;
    case 'stackDiscarded':
      return `${cause} discards the ${event.race} stack unseen: ${count(event.count, 'Ally')}.`;

    case 'alliesPlayed':
      return `${who} ${played(event, cast)}${by(event, cast)}.`;
    case 'allyAffiliated':
      return `${who} affiliates ${cardName(event.ally)}${by(event, cast)}.`;
    case 'alliesDiscarded':
      return `${cause ? `${cause} makes ${who} discard` : `${who} discards`} ${cards(event.allies)}.`;
    case 'lordEntered':
      return entered(event, cast);
    case 'courtRefilled':
      return event.lords.length > 0 ? `New at Court: ${lords(event.lords, cast)}.` : 'No Lord is left for the Court.';

    case 'powerUsed':
      return `${who} uses ${lordName(cast, event.lord)}.`;
    case 'protected':
      return `${cause} protects ${who} from ${lordName(cast, event.from)}.`;
    case 'lordMarked':
      return `${cause} aims at ${ownedName(who, lordName(cast, event.lord))}.`;
    case 'lordDisabled':
      return `${cause} disables ${ownedName(who, lordName(cast, event.lord))}.`;
    case 'lordDiscarded':
      return `${who} gives up ${lordName(cast, event.lord)}${by(event, cast)}.`;
    case 'extraTurnGained':
      return `${cause} promises ${who} an extra turn.`;

    case 'locationsDrawn':
      return `${who} draws ${locations(event.locations, cast)}${by(event, cast)}.`;
    case 'locationChosen':
      return `${who} chooses ${locationName(cast, event.location)}.`;
    case 'keysSpent':
      return `${who} spends ${keys(event, cast)}.`;
    case 'locationControlled':
      return `${who} takes control of ${locationName(cast, event.location)}${under(event.lords, cast)}.`;
    case 'locationsMadeAvailable':
      return `Now available: ${locations(event.locations, cast)}.`;
    case 'locationSwapped':
      return `${cause} swaps ${ownedName(who, locationName(cast, event.own))} for ${locationName(cast, event.other)}.`;
    case 'locationExchanged':
      return `${who} puts ${locationName(cast, event.location)} in the place of ${locationName(cast, event.old)}.`;
    case 'locationDeckSearched':
      return `${who} looks through the Location deck.`;

    case 'endTriggered':
      return `${who} brings the end about: everybody else has one more turn.`;
    case 'gameScored':
      return `The game is over: ${event.scores.map(({ total }, seat) => `${seatName(cast, seat)} ${total}`).join(', ')}.`;
  }
}
