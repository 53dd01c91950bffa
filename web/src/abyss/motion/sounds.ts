// Which sound goes with what happens.
import type { AbyssEvent } from '@undertow/shared/abyss/events.ts';
import type { Sound } from '../../table/sounds.ts';
import { lordFace } from '../art/cards.ts';

const GUILDS: Readonly<Record<string, number>> = {
  farmer: 0,
  merchant: 2,
  mage: 4,
  politician: 5,
  military: 7,
  smuggler: -3,
  ambassador: 9,
};

export function soundOf(event: AbyssEvent): Sound | undefined {
  switch (event.type) {
    case 'cardRevealed':
      return event.card === 'monster' ? 'monster' : 'card';
    case 'allyTaken':
    case 'allyBought':
    case 'stackTaken':
      return 'card';
    case 'pearlsGained':
      return { name: 'pearl', count: event.pearls };
    case 'lordEntered':
      return { name: 'lord', pitch: GUILDS[lordFace(event.lord).guild] ?? 0 };
    case 'locationControlled':
      return 'location';
    case 'monsterFought':
      return 'monster';
    case 'leviathanAttacked':
      return 'leviathan';
    case 'gameScored':
      return 'end';
    default:
      return undefined;
  }
}
