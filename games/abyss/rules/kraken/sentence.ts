// What Kraken tells, in sentences.
import { ownedName, seatName } from '@undertow/shared/table/words.ts';
import { causeOf } from '../../words/narrate/phrases.ts';
import { type Cast, cardName, locationName, lordName } from '../../words/narrate/words.ts';
import type { AbyssEvent } from '../events.ts';

export function sentence(event: AbyssEvent, cast: Cast): string | undefined {
  const who = 'seat' in event ? seatName(cast, event.seat) : '';
  const cause = causeOf(event, cast);
  switch (event.type) {
    case 'nebulisGained':
      return `${cause ? `${cause} brings ${who}` : `${who} gains`} ${event.nebulis} Nebulis.`;
    case 'nebulisLost':
      return `${cause ? `${cause} costs ${who}` : `${who} pays`} ${event.nebulis} Nebulis.`;
    case 'figureMoved':
      return event.holder === null
        ? 'The Kraken figure goes back to the box.'
        : `${seatName(cast, event.holder)} takes the Kraken figure.`;
    case 'allyStranded':
      return `${who} sends ${cardName(event.ally)} to the ${event.race} stack.`;
    case 'sentinelPlaced':
      return `${ownedName(who, lordName(cast, event.sentinel))} puts a Sentinel on ${placeName(cast, event.on)}.`;
    case 'sentinelReturned':
      return `The Sentinel of ${lordName(cast, event.sentinel)} returns to ${who}.`;
    case 'lootDrawn':
      return `${who} finds Loot ${valueOn(event.loot)} on ${locationName(cast, event.location)}.`;
    case 'lootPaired':
      return `The two Loot cards ${valueOn(event.loot)} on ${locationName(cast, event.location)} are lost.`;
    case 'monsterTurnedUp':
      return `${who} turns up a Monster.`;
    case 'allyFound':
      return `${cause ? `${cause} brings ${who}` : `${who} finds`} ${cardName(event.ally)}.`;
    case 'affiliatedDiscarded':
      return `${cause} makes ${who} give up ${cardName(event.ally)}.`;
    case 'lordFreed':
      return `${cause} frees ${ownedName(who, lordName(cast, event.lord))}.`;
    default:
      return undefined;
  }
}

function valueOn(loot: string): string {
  return loot.slice('loot-'.length);
}

function placeName(cast: Cast, place: string): string {
  const [area = '', what = ''] = place.split(':');
  if (area === 'court') return lordName(cast, what);
  return area === 'location' ? locationName(cast, what) : `the ${what} stack`;
}
