// Which sound goes with what happens.
import type { AbyssEvent } from '@undertow/shared/abyss/events.ts';
import { CARD, type Sound } from '../../table/kit/sounds.ts';
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

const SEMITONE = 2 ** (1 / 12);
const MOST_PEARLS = 5;

const MONSTER: Sound = { tones: [{ pitch: 62, to: 44, length: 1, shape: 'triangle', attack: 0.3, loud: 1.4 }] };
const LEVIATHAN: Sound = {
  tones: [
    { pitch: 40, to: 30, length: 1.1, shape: 'triangle', attack: 0.2, loud: 1.6 },
    { pitch: 80, length: 0.18, after: 0.35, shape: 'square', loud: 0.3 },
    { pitch: 80, length: 0.18, after: 0.7, shape: 'square', loud: 0.3 },
  ],
};
const LOCATION: Sound = {
  breath: { from: 240, to: 90, length: 0.5, loud: 1.2 },
  tones: [{ pitch: 92, to: 70, length: 0.5, shape: 'triangle' }],
};

function pearls(count: number): Sound {
  const each = (_: unknown, i: number) => ({ pitch: 2100 + i * 90, length: 0.07, after: i * 0.07, loud: 0.4 });
  return { tones: Array.from({ length: Math.min(MOST_PEARLS, count) }, each) };
}

/** So many semitones above the lowest. */
function lord(semitones: number): Sound {
  return { tones: [{ pitch: 196 * SEMITONE ** semitones, length: 0.9, shape: 'sawtooth', loud: 0.5, attack: 0.25 }] };
}

export function soundOf(event: AbyssEvent): Sound | undefined {
  switch (event.type) {
    case 'cardRevealed':
      return event.card === 'monster' ? MONSTER : CARD;
    case 'allyTaken':
    case 'allyBought':
    case 'stackTaken':
      return CARD;
    case 'pearlsGained':
      return pearls(event.pearls);
    case 'lordEntered':
      return lord(GUILDS[lordFace(event.lord).guild] ?? 0);
    case 'locationControlled':
      return LOCATION;
    case 'monsterFought':
      return MONSTER;
    case 'leviathanAttacked':
      return LEVIATHAN;
    default:
      return undefined;
  }
}
