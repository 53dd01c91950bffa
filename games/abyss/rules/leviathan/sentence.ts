// What Leviathan tells, in sentences.
import { count, list, seatName } from '@undertow/shared/table/words.ts';
import { by } from '../../words/narrate/phrases.ts';
import { type Cast, cardName, tokenName } from '../../words/narrate/words.ts';
import type { AbyssEvent } from '../events.ts';
import type { LeviathanId } from './leviathans.ts';

export function sentence(event: AbyssEvent, cast: Cast): string | undefined {
  const who = 'seat' in event ? seatName(cast, event.seat) : '';
  switch (event.type) {
    case 'leviathanTurnedUp':
      return `${beastName(event.leviathan)} turns up.`;
    case 'diceRolled':
      return `${event.dice.length === 1 ? 'The die shows' : 'The dice show'} ${list(event.dice.map(String))}.`;
    case 'leviathanPlaced':
      return `${beastName(event.leviathan)} comes to space ${spaceName(event.space)} of the Border.`;
    case 'leviathanAttacked':
      return `${beastName(event.leviathan)} attacks ${who} from space ${spaceName(event.space)}.`;
    case 'leviathanDiscarded':
      return `${beastName(event.leviathan)} disappears.`;
    case 'wounded':
      return `${who} suffers ${count(event.wounds, 'Wound')}.`;
    case 'fightBegan':
      return `${who} fights ${beastName(event.leviathan)}.`;
    case 'fightEnded':
      return 'The fight is over.';
    case 'allySentToAttack':
      return `${who} sends ${cardName(event.ally)} to attack ${beastName(event.leviathan)}${by(event, cast)}.`;
    case 'attackResolved':
      return event.levels > 0
        ? `The attack has a power of ${event.power}.`
        : `A power of ${event.power} is not enough.`;
    case 'levelsBeaten':
      return `${who} takes ${count(event.levels, 'Health point')} from ${beastName(event.leviathan)}.`;
    case 'leviathanSlain':
      return `${who} slays ${beastName(event.leviathan)}.`;
    case 'scourgeTaken':
      return `${who} takes the Scourge figure.`;
    case 'tokenRevealed':
      return `${who} reveals a Monster token: ${tokenName(event.token)}.`;
    default:
      return undefined;
  }
}

export function beastName(id: LeviathanId): string {
  return `Leviathan ${Number(id.slice('leviathan-'.length))}`;
}

function spaceName(space: string): string {
  return space.slice(1);
}
